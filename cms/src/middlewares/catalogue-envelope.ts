import type { Core } from '@strapi/strapi';

const OURS = /^\/api\/(products|internal)(\/|$)/;

/** What the caller reads when there is no better text (S 8). */
const FALLBACKS: { method: string; path: RegExp; text: string }[] = [
  { method: 'GET', path: /\/analytics$/, text: 'Failed to fetch product analytics' },
  { method: 'GET', path: /\/products\/\d+$/, text: 'Failed to fetch product' },
  { method: 'POST', path: /./, text: 'Failed to create product' },
  { method: 'PUT', path: /./, text: 'Failed to update product' },
  { method: 'DELETE', path: /./, text: 'Failed to delete product' },
];

const BY_STATUS: Record<number, string> = {
  401: 'Sign in as an administrator',
  403: 'Your role does not permit this',
  404: 'Not found',
  405: 'Method not allowed',
};

/** The catalogue answers failures as `{success: false, error: text}` (S 7), those of Strapi's own checks too. */
const catalogueEnvelope: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    if (!OURS.test(ctx.path)) return next();

    try {
      await next();
    } catch (error) {
      const { status, message } = describe(error);
      if (status >= 500) strapi.log.error(error);
      ctx.status = status;
      ctx.body = { success: false, error: status < 500 && message ? message : fallbackFor(ctx.method, ctx.path) };
      return;
    }
    if (ctx.status >= 400 && !isEnveloped(ctx.body)) {
      const { status } = ctx;
      ctx.body = { success: false, error: BY_STATUS[status] ?? fallbackFor(ctx.method, ctx.path) };
      ctx.status = status;
    }
  };
};

export default catalogueEnvelope;

function fallbackFor(method: string, path: string): string {
  return (
    FALLBACKS.find((fallback) => fallback.method === method && fallback.path.test(path))?.text ??
    'Failed to fetch products'
  );
}

/** Strapi's application errors carry a name, Koa's a status. */
const STATUS_OF_NAME: Record<string, number> = {
  ValidationError: 400,
  YupValidationError: 400,
  ApplicationError: 400,
  UnauthorizedError: 401,
  ForbiddenError: 403,
  PolicyError: 403,
  NotFoundError: 404,
  PayloadTooLargeError: 413,
};

function describe(error: unknown): { status: number; message: string } {
  if (!(error instanceof Error)) return { status: 500, message: '' };
  const ownStatus = 'status' in error && typeof error.status === 'number' ? error.status : undefined;
  const status = ownStatus ?? STATUS_OF_NAME[error.name] ?? 500;
  return { status, message: BY_STATUS[status] ?? namingField(error) };
}

/** Strapi says 'This attribute must be unique' and keeps the attribute's name in the details. */
function namingField(error: Error): string {
  const [field] = 'details' in error ? fieldsOf(error.details) : [];
  return field === undefined ? error.message : error.message.replace('This attribute', field);
}

function fieldsOf(details: unknown): string[] {
  if (typeof details !== 'object' || details === null || !('errors' in details)) return [];
  const faults: { path?: unknown }[] = Array.isArray(details.errors) ? details.errors : [];
  return faults.map(({ path }) => String(path));
}

function isEnveloped(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'success' in body;
}
