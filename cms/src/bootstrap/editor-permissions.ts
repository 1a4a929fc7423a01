import type { Core } from '@strapi/strapi';
import { SITE_CONTENT } from '../content/content-types';

/** Content that the Editor role keeps in full. */
const EDITED: string[] = [
  'api::product.product',
  'api::category.category',
  'api::sub-category.sub-category',
  'api::tag.tag',
  ...SITE_CONTENT,
];

const MEDIA_ACTIONS = [
  'plugin::upload.read',
  'plugin::upload.configure-view',
  'plugin::upload.assets.create',
  'plugin::upload.assets.update',
  'plugin::upload.assets.download',
  'plugin::upload.assets.copy-link',
];

interface Permission {
  action: string;
  subject: string | null;
  properties?: object;
  conditions?: string[];
}

/** Gives Editors content and media, field by field as the types stand now; other rights of the role are left alone. */
export async function grantEditorPermissions(strapi: Core.Strapi): Promise<void> {
  const role = await strapi.db.query('admin::role').findOne({ where: { code: 'strapi-editor' } });
  const roles = strapi.service('admin::role');
  const permissions = strapi.service('admin::permission');
  const contentTypes = strapi.service('admin::content-type');
  if (!role || !roles || !permissions || !contentTypes) return;

  const actions: { section: string }[] = permissions.actionProvider.values();
  const granted: Permission[] = contentTypes
    .getPermissionsWithNestedFields(actions.filter(({ section }) => section === 'contentTypes'))
    .filter(({ subject }: Permission) => subject !== null && EDITED.includes(subject));

  const held: Permission[] = await strapi.db.query('admin::permission').findMany({ where: { role: { id: role.id } } });
  const others = held.filter(
    ({ action, subject }) => !MEDIA_ACTIONS.includes(action) && (subject === null || !EDITED.includes(subject)),
  );
  const media = MEDIA_ACTIONS.map((action) => ({ action, subject: null, properties: {}, conditions: [] }));
  await roles.assignPermissions(role.id, [...others, ...granted, ...media]);
}
