import { inject } from 'vitest';

/** A setting of the system under test. @throws Error when there is none of that name */
export function setting(name: string): string {
  const value = inject('settings')[name];
  if (value === undefined) throw new Error(`no setting ${name}`);
  return value;
}

/** A URL on the one public origin. */
export function publicUrl(path: string): string {
  return new URL(path, setting('PUBLIC_URL')).href;
}
