import { CREATE, DELETE, on, READ, SITE_SETTING, UNPUBLISH, UPDATE } from './content-calls';
import { SESSION } from './session';

const CONTENT = [
  'api::product.product',
  'api::category.category',
  'api::tag.tag',
  'api::plan.plan',
  'api::portfolio-service.portfolio-service',
  SITE_SETTING,
];
/** A link to an entry's draft. */
export const PREVIEW = 'GET /admin/previews/:model/:documentId';
export const PREVIEWED = ['api::product.product', 'api::plan.plan', SITE_SETTING];

/** From outside the panel. */
export const CATALOGUE_WRITES = [
  'GET /api/products/:number/analytics',
  'POST /api/products',
  'PUT /api/products/:number',
  'DELETE /api/products/:number',
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
