import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { countProduct } from '../../../analytics/count-product';
import { parseCount } from '../../../analytics/parse-count';
import { readProductFigures, type Reader } from '../../../analytics/product-figures';
import type { PanelUser } from '../../../auth/panel-user';
import { hasRole } from '../../../auth/panel-user';
import { SUPER_ADMIN } from '../../../auth/roles';
import { readContentVersion } from '../../../content/content-version';
import { parseProductNumber, parseProductQuery } from '../../../catalogue/parse-query';
import { readProductAnalytics } from '../../../catalogue/product-analytics';
import { parseNewProduct, parseProductChange } from '../../../catalogue/product-input';
import { findDocumentId } from '../../../catalogue/product-numbers';
import { listProducts, readPriceRange, readProduct } from '../../../catalogue/read-products';
import { createProduct, deleteProduct, updateProduct } from '../../../catalogue/write-products';

/** The product calls of S 7: parse, call one verb, answer. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    return answerJson(await listProducts(strapi, parseProductQuery(ctx.query)));
  },

  async findOne(ctx: Context) {
    const number = parseProductNumber(ctx.params.number);
    const product = number === null ? null : await readProduct(strapi, number, ctx.state.preview);
    return product === null ? notFound(ctx) : answerJson(`{"product":${product}}`);
  },

  async priceRange() {
    return answer(await readPriceRange(strapi));
  },

  async version() {
    return answer({ version: await readContentVersion(strapi) });
  },

  /** A browser tells what its visitor did; it reads no answer, so one is given only to what makes no sense. */
  async count(ctx: Context) {
    const beacon = parseCount(ctx);
    if (typeof beacon === 'string') return refuse(ctx, 400, beacon);
    const { number, kind, visitor } = beacon;
    if (visitor && !(await countProduct(strapi, number, kind, visitor))) return notFound(ctx);
    ctx.status = 204;
    return undefined;
  },

  async analytics(ctx: Context) {
    const target = await findTarget(ctx);
    const stored = target && (await readProductAnalytics(strapi, target.documentId, target.number));
    if (!stored) return notFound(ctx);
    return answer({ analytics: { ...stored, ...(await readProductFigures(strapi, target.number, readerOf(ctx))) } });
  },

  async create(ctx: Context) {
    const input = parseNewProduct(ctx.request.body);
    if (typeof input === 'string') return refuse(ctx, 400, input);
    ctx.status = 201;
    return answer({ product: await createProduct(strapi, input) });
  },

  async update(ctx: Context) {
    const input = parseProductChange(ctx.request.body);
    if (typeof input === 'string') return refuse(ctx, 400, input);
    const target = await findTarget(ctx);
    return target ? answer({ product: await updateProduct(strapi, target.documentId, input) }) : notFound(ctx);
  },

  async delete(ctx: Context) {
    const target = await findTarget(ctx);
    if (!target) return notFound(ctx);
    await deleteProduct(strapi, target.documentId);
    return answer({ id: target.number });
  },
});

/** The product a path names, published or not. */
async function findTarget(ctx: Context): Promise<{ number: number; documentId: string } | null> {
  const number = parseProductNumber(ctx.params.number);
  const documentId = number === null ? null : await findDocumentId(strapi, number);
  return number !== null && documentId !== null ? { number, documentId } : null;
}

/** An API token is made by a Super Admin and sees what they see; of the panel's sessions, theirs alone sees money. */
function readerOf(ctx: Context): Reader {
  const user: PanelUser | undefined =
    ctx.state.auth.strategy.name === 'panel-session' ? ctx.state.auth.credentials : undefined;
  const actor = user ? { id: user.id, name: 'Panel user' } : { id: 0, name: 'API token' };
  return { actor, seesMoney: !user || hasRole(user, [SUPER_ADMIN]) };
}

function answer<Data>(data: Data) {
  return { success: true, data };
}

/** The same of data that is JSON already; global::public-cache names its type. */
function answerJson(data: string): string {
  return `{"success":true,"data":${data}}`;
}

function refuse(ctx: Context, status: number, error: string) {
  ctx.status = status;
  return { success: false, error };
}

function notFound(ctx: Context) {
  return refuse(ctx, 404, 'Product not found');
}
