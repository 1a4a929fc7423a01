import { PUBLIC, UNPRIVILEGED } from './public';

const OF_THE_PUBLIC = PUBLIC.filter((route) => !route.includes(' /api/'));

/** Every session of a privileged role: its own account, and what the panel needs to draw itself. */
export const SESSION = [
  // The panel's token counts below /api for the catalogue's writes only.
  ...OF_THE_PUBLIC,
  ...UNPRIVILEGED,
  'GET /admin/users/me',
  'PUT /admin/users/me',
  'GET /admin/users/me/permissions',
  'GET /admin/users/me/sessions',
  'DELETE /admin/users/me/sessions/:sessionId',
  'POST /admin/permissions/check',
  'GET /admin/information',
  'GET /admin/telemetry-properties',
  'GET /admin/license-trial-time-left',
  'GET /admin/guided-tour-meta',
  'GET /admin/homepage/key-statistics',
  'GET /admin/homepage/layout',
  'PUT /admin/homepage/layout',
  'GET /content-manager/init',
  'GET /content-manager/content-types',
  'GET /content-manager/content-types-settings',
  'GET /content-manager/content-types/:uid/configuration',
  'GET /content-manager/components',
  'GET /content-manager/components/:uid/configuration',
  'GET /content-manager/preview/url/:contentType',
  'GET /i18n/locales',
  'POST /i18n/content-manager/actions/get-non-localized-fields',
  'GET /upload/configuration',
  // Each answers with what the role may read.
  'GET /content-manager/homepage/count-documents',
  'GET /content-manager/homepage/recent-documents',
  // A free slug for a title; tells nothing of what there is.
  'POST /content-manager/uid/generate',
  'POST /content-manager/uid/check-availability',
  // Refused once there is a file (panel-roles.test).
  'POST /upload',
  'PUT /upload/files/:id',
  'POST /upload/files/:id/replace',
  // Of Strapi's paid plans: 404 without one.
  'GET /admin/ai-feature-config',
  'GET /admin/ai-token',
  'GET /admin/ai-usage',
  'GET /upload/ai-metadata-jobs/latest',
  'GET /i18n/ai-localization-jobs/collection-types/:contentType/:documentId',
  'GET /i18n/ai-localization-jobs/single-types/:contentType',
];
