import type { Core } from '@strapi/strapi';
import { keyOf, mergePermissions } from '../auth/merge-permissions';
import { isFirstGrant, isInVain, permissionsOfRoles, type Permission } from '../auth/role-permissions';
import { SUPPORT } from '../auth/roles';

const SUPPORT_ROLE = {
  code: SUPPORT,
  name: 'Support',
  description: 'Answers inquiries, bookings and orders.',
};

interface RoleHooks {
  willResetSuperAdminPermissions: { register(handler: (permissions: Permission[]) => Permission[]): void };
}

/** Keeps 'Create new entry' from Super Admins too, where creating is refused. To be called before Strapi gives them all. */
export function withholdVainRights(strapi: Core.Strapi): void {
  const hooks: RoleHooks = strapi.service('admin::role').hooks;
  hooks.willResetSuperAdminPermissions.register((permissions) => permissions.filter((each) => !isInVain(each)));
}

/**
 * Makes the Support role, and gives every role what the code gives it (auth/role-permissions). What was given is kept in
 * the database, which tells it from what an administrator adds by hand: that stays.
 */
export async function applyPanelRoles(strapi: Core.Strapi): Promise<void> {
  const roles: Core.Service = strapi.service('admin::role');
  const permissions: Core.Service = strapi.service('admin::permission');
  const contentTypes: Core.Service = strapi.service('admin::content-type');
  if (!(await roles.exists({ code: SUPPORT }))) await createSupport(roles);

  const actions: { section: string }[] = permissions.actionProvider.values();
  const all: Permission[] = contentTypes.getPermissionsWithNestedFields(
    actions.filter(({ section }) => section === 'contentTypes'),
  );
  for (const [code, ours] of Object.entries(permissionsOfRoles(all))) {
    await applyRole(strapi, code, ours);
  }
}

async function createSupport(roles: Core.Service): Promise<void> {
  const isTaken: boolean = await roles.exists({ name: SUPPORT_ROLE.name });
  await roles.create({ ...SUPPORT_ROLE, ...(isTaken && { name: 'Support desk' }) });
}

async function applyRole(strapi: Core.Strapi, code: string, ours: Permission[]): Promise<void> {
  const role = await strapi.db.query('admin::role').findOne({ where: { code } });
  if (!role) return;

  const store = strapi.store({ type: 'core', name: 'panel' });
  const held: Permission[] = await strapi.db.query('admin::permission').findMany({ where: { role: { id: role.id } } });
  const given = (await store.get({ key: `role:${code}` })) ?? held.filter(isFirstGrant).map(keyOf);

  const next = mergePermissions(held, ours, Array.isArray(given) ? given.map(String) : []);
  await strapi.service('admin::role')?.assignPermissions(role.id, next);
  await store.set({ key: `role:${code}`, value: ours.map(keyOf) });
}
