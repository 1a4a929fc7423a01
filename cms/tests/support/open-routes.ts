import { TYPES } from './walk-routes';

/**
 * What answers whom, of all routes that the CMS registers; everything else is refused. A new line here is a decision.
 * Names are those of walk-routes: 'GET /path', and after it the content type where that decides.
 */

/** A visitor without a session. */
export const PUBLIC = [
  'DELETE /_health',
  'GET /_health',
  'PATCH /_health',
  'POST /_health',
  'PUT /_health',
  // Static files: the panel, media, the redirect to the panel.
  'GET /admin/:path*',
  'GET /uploads/(.*)',
  'GET /',
  'GET /((?!uploads/).+)',
  // The catalogue.
  'GET /api/products',
  'GET /api/products/price-range',
  'GET /api/products/version',
  'GET /api/products/:number',
  // A browser tells what its visitor looked at; only sums are kept.
  'POST /api/products/:number/counts',
  // The content beside it.
  'GET /api/site-settings',
  'GET /api/home-services',
  'GET /api/plans',
  'GET /api/team-members',
  'GET /api/portfolio-services',
  'GET /api/portfolio-items',
  'GET /api/website-examples',
  'GET /api/text-pages/:slug',
  // The forms.
  'POST /api/submit-consultation',
  'POST /api/inquiries/submit',
  'POST /api/inquiries/contact',
  'GET /api/bookings/slots',
  'POST /api/bookings',
  // Signing in, with its own checks and limits; registering is closed. The second comes with the first.
  'POST /api/auth/local',
  'GET /api/auth/:provider/callback',
  'GET /admin/init',
  'GET /admin/project-type',
  'POST /admin/login',
  'GET /admin/registration-info',
  'POST /admin/register',
  'POST /admin/forgot-password',
  'POST /admin/reset-password',
  // A script without data, for previews inside the panel.
  'GET /content-manager/preview/script',
];

/** An account of the site, besides: its own. */
export const CUSTOMER = ['GET /api/users/me', 'POST /api/auth/change-password', 'POST /api/auth/logout'];

/** A session of the panel whose role opens nothing, e.g. an Author's. */
export const UNPRIVILEGED = ['POST /admin/logout'];

const OF_THE_PUBLIC = PUBLIC.filter((route) => !route.includes(' /api/'));

/** Every session of a privileged role: its own account, and what the panel needs to draw itself. */
const SESSION = [
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

const COLLECTION = '/content-manager/collection-types/:model';
const SINGLE = '/content-manager/single-types/:model';

const READ = [
  `GET ${COLLECTION}`,
  `GET ${COLLECTION}/:id`,
  `GET ${COLLECTION}/:id/actions/countDraftRelations`,
  `GET ${COLLECTION}/actions/countManyEntriesDraftRelations`,
  `POST ${COLLECTION}/actions/bulkFindForValidation`,
  `GET ${SINGLE}/actions/countDraftRelations`,
  'GET /i18n/content-manager/get-fill-from-locale/:model',
];
const UPDATE = [`PUT ${COLLECTION}/:id`, `POST ${COLLECTION}/:id/actions/discard`, `POST ${SINGLE}/actions/discard`];
const DELETE = [`DELETE ${COLLECTION}/:id`, `DELETE ${SINGLE}`, `POST ${COLLECTION}/actions/bulkDelete`];
const UNPUBLISH = [
  `POST ${COLLECTION}/:id/actions/publish`,
  `POST ${COLLECTION}/:id/actions/unpublish`,
  `POST ${COLLECTION}/actions/bulkPublish`,
  `POST ${COLLECTION}/actions/bulkUnpublish`,
  `POST ${SINGLE}/actions/unpublish`,
];
/** With what makes the entry on the way, and a single type's page, which does so too. */
const CREATE = [
  `POST ${COLLECTION}`,
  `POST ${COLLECTION}/clone/:sourceId`,
  `POST ${COLLECTION}/auto-clone/:sourceId`,
  `POST ${COLLECTION}/actions/publish`,
  `GET ${SINGLE}`,
  `PUT ${SINGLE}`,
  `POST ${SINGLE}/actions/publish`,
];

const EVERY = [...READ, ...UPDATE, ...DELETE, ...UNPUBLISH, ...CREATE].filter((route) => /-types\/:model/.test(route));

const SITE_SETTING = 'api::site-setting.site-setting';
const CONTENT = [
  'api::product.product',
  'api::category.category',
  'api::tag.tag',
  'api::plan.plan',
  'api::portfolio-service.portfolio-service',
  SITE_SETTING,
];
/** A link to an entry's draft. */
const PREVIEW = 'GET /admin/previews/:model/:documentId';
const PREVIEWED = ['api::product.product', 'api::plan.plan', SITE_SETTING];
const SUBMISSIONS = ['api::inquiry.inquiry', 'api::booking.booking'];
/** Shown in no list, and changed by our code only. */
const KEPT = [
  'api::deliverable.deliverable',
  'api::deliverable.deliverable-version',
  'api::mail.outbox-mail',
  'api::inquiry.desk-entry',
];

const CATALOGUE_WRITES = [
  'GET /api/products/:number/analytics',
  'POST /api/products',
  'PUT /api/products/:number',
  'DELETE /api/products/:number',
];

export const SUPPORT = [
  ...SESSION,
  // The order desk.
  'POST /admin/order-desk/orders/search',
  'GET /admin/order-desk/orders/:orderId',
  'POST /admin/order-desk/orders/:orderId/resend',
  'POST /admin/order-desk/orders/:orderId/link',
  'POST /admin/order-desk/orders/:orderId/extend',
  'POST /admin/order-desk/orders/:orderId/refunds',
  'POST /admin/order-desk/orders/:orderId/email',
  'POST /admin/order-desk/orders/:orderId/items/:itemId/revoke',
  'POST /admin/order-desk/orders/:orderId/items/:itemId/restore',
  'POST /admin/order-desk/refund-queue/search',
  'POST /admin/order-desk/refund-queue/:queueId/refund',
  'POST /admin/order-desk/refund-queue/:queueId/paid-back',
  'POST /admin/order-desk/refund-queue/:queueId/dismiss',
  'POST /admin/order-desk/erasures/preview',
  'POST /admin/order-desk/erasures',
  // The inbox, and bookings.
  'POST /admin/inbox-desk/inquiries/search',
  'POST /admin/inbox-desk/inquiries/export',
  'GET /admin/inbox-desk/inquiries/:inquiryId',
  'POST /admin/inbox-desk/inquiries/:inquiryId/replies',
  'POST /admin/inbox-desk/inquiries/:inquiryId/replies/:replyId/send-again',
  'POST /admin/inbox-desk/inquiries/:inquiryId/notes',
  'POST /admin/inbox-desk/inquiries/:inquiryId/state',
  'POST /admin/inbox-desk/inquiries/:inquiryId/owner',
  'POST /admin/inbox-desk/inquiries/:inquiryId/merge',
  'POST /admin/inbox-desk/inquiries/:inquiryId/unmerge',
  'POST /admin/booking-desk/bookings/search',
  'GET /admin/booking-desk/bookings/:bookingId',
  'POST /admin/booking-desk/bookings/:bookingId/state',
  'POST /admin/booking-desk/bookings/:bookingId/notes',
  // The home page: what waits for an answer, and mails that did not arrive.
  'GET /admin/dashboard/inquiries',
  'GET /admin/dashboard/mails/orders',
  'GET /admin/dashboard/mails/site',
  'POST /admin/dashboard/mails/orders/:id/retry',
  'POST /admin/dashboard/mails/site/:id/retry',
];

export const EDITOR = [
  ...SESSION,
  ...CATALOGUE_WRITES,
  ...on(CONTENT, [...READ, ...UPDATE, ...DELETE, ...UNPUBLISH, ...CREATE]),
  'GET /content-manager/relations/:model/:targetField api::product.product/category',
  'GET /content-manager/relations/:model/:id/:targetField api::product.product/category',
  // Numbers, without money.
  'GET /admin/product-figures',
  'GET /admin/product-figures/:documentId',
  // Files for sale.
  'POST /admin/product-imports/read',
  'POST /admin/product-imports/:id/check',
  'POST /admin/product-imports/:id/run',
  'POST /admin/product-imports/:id/files',
  'DELETE /admin/product-imports/:id/files',
  'GET /admin/product-imports/export',
  'GET /admin/deliverables',
  'GET /admin/deliverables/room',
  'POST /admin/deliverables',
  'POST /admin/deliverables/:id/versions',
  'GET /admin/deliverables/:id/versions/:version/announcement',
  'POST /admin/deliverables/:id/versions/:version/announcement',
  'GET /admin/product-numbers/:documentId',
  ...on(PREVIEWED, [PREVIEW]),
  'POST /admin/product-sales',
  // The media library.
  'GET /upload/files',
  'POST /upload/files',
  'GET /upload/files/:id',
  'DELETE /upload/files/:id',
  'GET /upload/folders',
  'POST /upload/folders',
  'GET /upload/folders/:id',
  'PUT /upload/folders/:id',
  'GET /upload/folder-structure',
  'PUT /upload/configuration',
  'POST /upload/actions/bulk-delete',
  'POST /upload/actions/bulk-move',
  'POST /upload/actions/bulk-update',
  'POST /upload/actions/generate-ai-metadata',
  'POST /upload/ai-metadata-jobs',
  'GET /upload/ai-metadata-jobs/pending-count',
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

function on(types: string[], routes: string[]): string[] {
  return types.flatMap((type) => routes.filter((route) => isOfKind(route, type)).map((route) => `${route} ${type}`));
}

function isOfKind(route: string, type: string): boolean {
  return !route.includes(type === SITE_SETTING ? COLLECTION : SINGLE);
}
