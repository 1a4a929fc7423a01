import { EDITOR_ANALYTICS } from '../analytics/permissions';
import { SITE_CONTENT } from '../content/content-types';
import { HANDLE_INBOX } from '../desk/permissions';
import { IMPORT_PRODUCTS } from '../product-imports/permissions';
import { ORDER_ACTIONS } from '../orders/permissions';
import { AUTHOR, EDITOR, SUPPORT } from './roles';

/** A right of a role, as Strapi stores it. Without a subject it is none of a content type. */
export interface Permission {
  action: string;
  subject: string | null;
  /** `fields`: where the action knows fields, those that it may touch. */
  properties: { fields?: string[] };
  conditions: string[];
}

const EXPLORER = 'plugin::content-manager.explorer';
const CREATE = `${EXPLORER}.create`;

/** What people send us: made on the site, handled in the inbox. */
export const SUBMISSIONS: readonly string[] = ['api::inquiry.inquiry', 'api::booking.booking'];

const EDITED: readonly string[] = [
  'api::product.product',
  'api::category.category',
  'api::sub-category.sub-category',
  'api::tag.tag',
  ...SITE_CONTENT,
];

const MEDIA = [
  'plugin::upload.read',
  'plugin::upload.configure-view',
  'plugin::upload.assets.create',
  'plugin::upload.assets.update',
  'plugin::upload.assets.download',
  'plugin::upload.assets.copy-link',
].map(withoutSubject);

/**
 * What each role has by our hand; Super Admins have everything. `all` are the rights on content types that there are,
 * with every field.
 */
export function permissionsOfRoles(all: Permission[]): Record<string, Permission[]> {
  return {
    [EDITOR]: [...all.filter(isOf(EDITED)), ...MEDIA, ...[...EDITOR_ANALYTICS, IMPORT_PRODUCTS].map(withoutSubject)],
    [SUPPORT]: [HANDLE_INBOX, ...ORDER_ACTIONS].map(withoutSubject),
    [AUTHOR]: [],
  };
}

/** Whether Strapi gives a right to Editors and Authors by itself, when it makes these roles. */
export function isFirstGrant({ action, subject }: Permission): boolean {
  return subject?.startsWith('api::') === true || MEDIA.some((permission) => permission.action === action);
}

/** Whether the panel could only fail: submissions are made on the site, which sends their mails too. */
export function isInVain({ action, subject }: Permission): boolean {
  return action === CREATE && subject !== null && SUBMISSIONS.includes(subject);
}

function isOf(uids: readonly string[]): (permission: Permission) => boolean {
  return ({ subject }) => subject !== null && uids.includes(subject);
}

function withoutSubject(action: string): Permission {
  return { action, subject: null, properties: {}, conditions: [] };
}
