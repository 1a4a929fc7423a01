import { TYPES } from '../walk-routes';
import { CREATE, DELETE, EVERY, isOfKind, on, UNPUBLISH, UPDATE } from './content-calls';
import { CATALOGUE_WRITES, PREVIEW, PREVIEWED } from './editor';

const SUBMISSIONS = ['api::inquiry.inquiry', 'api::booking.booking'];
/** Shown in no list, and changed by our code only. */
const KEPT = [
  'api::deliverable.deliverable',
  'api::deliverable.deliverable-version',
  'api::mail.outbox-mail',
  'api::inquiry.desk-entry',
];

/** A Super Admin, below /api. */
export const SUPER_ADMIN_API = CATALOGUE_WRITES;

/** What is refused even to a Super Admin, outside /api. */
export const CLOSED_TO_SUPER_ADMIN = [
  'POST /admin/register-admin',
  'POST /upload/actions/upload-from-urls',
  ...on(SUBMISSIONS, CREATE),
  ...on(KEPT, [...UPDATE, ...DELETE, ...UNPUBLISH, ...CREATE]),
  ...on(['admin::user'], [...UPDATE, ...DELETE, ...UNPUBLISH, ...CREATE]),
  // Calls for a list keep to lists, calls for what there is once to that.
  ...TYPES.flatMap((type) => EVERY.filter((route) => !isOfKind(route, type)).map((route) => `${route} ${type}`)),
  ...on(
    TYPES.filter((type) => !PREVIEWED.includes(type)),
    [PREVIEW],
  ),
  // By the refresh cookie, and by tokens for transfers, not by a session's token.
  'POST /admin/access-token',
  'GET /admin/transfer/runner/push',
  'GET /admin/transfer/runner/pull',
  // Content types are code.
  'POST /content-type-builder/content-types',
  'PUT /content-type-builder/content-types/:uid',
  'DELETE /content-type-builder/content-types/:uid',
  'POST /content-type-builder/components',
  'PUT /content-type-builder/components/:uid',
  'DELETE /content-type-builder/components/:uid',
  'PUT /content-type-builder/component-categories/:name',
  'DELETE /content-type-builder/component-categories/:name',
  'POST /content-type-builder/update-schema',
];
