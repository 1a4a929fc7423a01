import type { Core } from '@strapi/strapi';

/** All that a visitor without a session may call under /api. A test walks every registered route against this list. */
export const PUBLIC_ACTIONS = [
  'api::product.product.find',
  'api::product.product.findOne',
  'api::product.product.priceRange',
  'api::product.product.version',
  'api::product.product.count',
  'api::site-setting.site-setting.find',
  'api::home-service.home-service.find',
  'api::plan.plan.find',
  'api::team-member.team-member.find',
  'api::portfolio-service.portfolio-service.find',
  'api::portfolio-item.portfolio-item.find',
  'api::website-example.website-example.find',
  'api::text-page.text-page.findOne',
  'api::inquiry.inquiry.consultation',
  'api::inquiry.inquiry.plan',
  'api::inquiry.inquiry.contact',
  'api::booking.booking.slots',
  'api::booking.booking.create',
  'plugin::users-permissions.auth.callback',
];

/** What a signed-in account of the site may call besides; it has no other rights. */
const ACCOUNT_ACTIONS = [
  ...PUBLIC_ACTIONS,
  'plugin::users-permissions.user.me',
  'plugin::users-permissions.auth.changePassword',
  'plugin::users-permissions.auth.logout',
];

const PERMISSION = 'plugin::users-permissions.permission';

/** Makes the two roles of the site equal the lists, whatever was clicked in the panel, and closes registration. */
export async function applyPublicPermissions(strapi: Core.Strapi): Promise<void> {
  await setActions(strapi, 'public', PUBLIC_ACTIONS);
  await setActions(strapi, 'authenticated', ACCOUNT_ACTIONS);

  const store = strapi.store({ type: 'plugin', name: 'users-permissions' });
  const advanced = await store.get({ key: 'advanced' });
  if (isRecord(advanced) && advanced.allow_register !== false) {
    await store.set({ key: 'advanced', value: { ...advanced, allow_register: false } });
  }
}

async function setActions(strapi: Core.Strapi, type: string, actions: string[]): Promise<void> {
  const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type } });
  if (!role) return;

  const held: { id: number; action: string }[] = await strapi.db
    .query(PERMISSION)
    .findMany({ where: { role: { id: role.id } } });
  const surplus = held.filter(({ action }) => !actions.includes(action));
  for (const { id } of surplus) await strapi.db.query(PERMISSION).delete({ where: { id } });

  const missing = actions.filter((action) => held.every((permission) => permission.action !== action));
  for (const action of missing) await strapi.db.query(PERMISSION).create({ data: { action, role: role.id } });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
