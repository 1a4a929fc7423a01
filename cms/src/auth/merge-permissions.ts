import type { Permission } from './role-permissions';

/** What a permission is about. There is one per action and subject; its fields and conditions are its terms. */
export function keyOf({ action, subject }: Permission): string {
  return subject === null ? action : `${action} ${subject}`;
}

/**
 * A role's permissions after a start: ours as the code has them now, and what an administrator added by hand. What we
 * gave last time and give no more goes; what of ours was taken or changed by hand comes back.
 * @param given keys of what we gave last time
 */
export function mergePermissions(held: Permission[], ours: Permission[], given: readonly string[]): Permission[] {
  const known = new Set([...ours.map(keyOf), ...given]);
  return [...ours, ...held.filter((permission) => !known.has(keyOf(permission)))];
}
