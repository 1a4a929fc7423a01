import type { Core } from '@strapi/strapi';
import { errors, z } from '@strapi/utils';
import type { Context } from 'koa';
import { studioSettings } from '../settings';
import { readSheet } from './csv';
import { exportProducts } from './export-products';
import { IMPORT_PRODUCTS } from './permissions';
import { doublesOf, runRows } from './run-rows';
import { dropStagedFiles, stageFile, type FilePlaces } from './source-files';

const MAX_CSV = 20 * 1024 ** 2;
const EXPLORER = 'plugin::content-manager.explorer';

/** Who may import, make, change and publish products. */
const policies = [
  'admin::isAuthenticatedAdmin',
  {
    name: 'admin::hasPermissions',
    config: {
      actions: [
        { action: IMPORT_PRODUCTS },
        ...['create', 'update', 'publish'].map((verb) => ({
          action: `${EXPLORER}.${verb}`,
          subject: 'api::product.product',
        })),
      ],
    },
  },
];

const ROUTES = [
  { method: 'POST', path: '/read', handle: read },
  { method: 'POST', path: '/:id/check', handle: rowsOf(false) },
  { method: 'POST', path: '/:id/run', handle: rowsOf(true) },
  { method: 'POST', path: '/:id/files', handle: takeFile },
  { method: 'DELETE', path: '/:id/files', handle: dropFiles },
  { method: 'GET', path: '/export', handle: writeExport },
] as const;

/** The panel's calls, and the same for scripts with the service secret. Lines come in parts: the caller has the file. */
export function registerImportRoutes(strapi: Core.Strapi): void {
  const routes = (config: object) =>
    ROUTES.map(({ method, path, handle }) => ({
      method,
      path,
      info: { pluginName: 'admin', type: 'admin' },
      config,
      handler: async (ctx: Context) => handle(strapi, ctx),
    }));
  strapi.server.routes({ type: 'admin', prefix: '/admin/product-imports', routes: routes({ policies }) });
  strapi.server.routes({
    type: 'content-api',
    prefix: '/internal/product-imports',
    routes: routes({ auth: false, middlewares: ['global::service-secret'] }),
  });
}

async function read(_strapi: Core.Strapi, ctx: Context): Promise<void> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of ctx.req) {
    size += chunk.length;
    if (size > MAX_CSV) throw new errors.PayloadTooLargeError('The file is larger than 20 MB: split it.');
    chunks.push(chunk);
  }
  const { rows, problem } = readSheet(Buffer.concat(chunks));
  if (problem !== null) throw new errors.ValidationError(problem);
  const doubles = doublesOf(rows);
  const bad = new Set(doubles.map(({ line }) => line));
  ctx.body = { data: { rows: rows.filter(({ line }) => !bad.has(line)), doubles } };
}

const rowsSchema = z.object({
  rows: z
    .array(z.object({ line: z.number().int().positive(), cells: z.record(z.string(), z.string().max(60_000)) }))
    .max(50),
});

function rowsOf(writes: boolean) {
  return async (strapi: Core.Strapi, ctx: Context): Promise<void> => {
    const parsed = rowsSchema.safeParse(ctx.request.body);
    if (!parsed.success) throw new errors.ValidationError('Send { rows: [{ line, cells }] }, at most 50 at once.');
    ctx.body = { data: { lines: await runRows(strapi, placesOf(strapi, ctx), parsed.data.rows, writes) } };
  };
}

async function takeFile(strapi: Core.Strapi, ctx: Context): Promise<void> {
  if (!ctx.is('application/octet-stream')) {
    throw new errors.ValidationError('Send the file itself as application/octet-stream.');
  }
  const path = decoded(ctx.get('X-File-Path'));
  if (path === '' || path.length > 1000) throw new errors.ValidationError('Name the file in X-File-Path.');
  await stageFile(placesOf(strapi, ctx), path, ctx.req, Number(ctx.get('Content-Length')));
  ctx.status = 201;
  ctx.body = { data: {} };
}

async function dropFiles(strapi: Core.Strapi, ctx: Context): Promise<void> {
  await dropStagedFiles(placesOf(strapi, ctx));
  ctx.body = { data: {} };
}

async function writeExport(strapi: Core.Strapi, ctx: Context): Promise<void> {
  ctx.set('Content-Type', 'text/csv; charset=utf-8');
  ctx.set('Content-Disposition', 'attachment; filename="products.csv"');
  ctx.set('Cache-Control', 'no-store');
  ctx.body = await exportProducts(strapi);
}

function placesOf(strapi: Core.Strapi, ctx: Context): FilePlaces {
  const importId = String(ctx.params.id);
  if (!/^[0-9a-f]{32}$/.test(importId)) throw new errors.NotFoundError('The id of an import is 32 hex digits.');
  const { privateDir, importDir } = studioSettings(strapi);
  return { privateDir, importDir, importId };
}

function decoded(header: string): string {
  try {
    return decodeURIComponent(header);
  } catch {
    throw new errors.ValidationError('X-File-Path must be percent-encoded.');
  }
}
