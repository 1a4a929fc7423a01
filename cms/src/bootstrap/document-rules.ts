import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { giveProductNumber } from '../catalogue/product-numbers';
import { checkDeliverableIds, checkPrices, checkPublishable } from '../catalogue/publish-rules';

const PRODUCT = 'api::product.product';

/** Content that is written once: sold files, their versions, product numbers. */
const WRITE_ONCE = ['api::deliverable.deliverable-version', 'api::product.product-number'];
const KEPT = [...WRITE_ONCE, 'api::deliverable.deliverable'];

type DocumentMiddleware = Parameters<Core.Strapi['documents']['use']>[0];
type DocumentContext = Parameters<DocumentMiddleware>[0];

/** The rules that every write passes, whoever makes it: the panel, the API, the seed. */
export function registerDocumentRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    refuseChangesOfKeptContent(context);
    if (context.uid !== PRODUCT) return next();

    switch (context.action) {
      case 'create':
      case 'update':
      case 'clone':
        return strapi.db.transaction(async () => saveProduct(strapi, context, next));
      case 'publish':
        await checkPublishable(strapi, readDocumentId(context.params));
        return next();
      default:
        return next();
    }
  });
}

/**
 * Saves, then gives a new product its number. A save that publishes at once is split, because Strapi would publish
 * inside it without asking these rules.
 */
async function saveProduct(strapi: Core.Strapi, context: DocumentContext, next: Parameters<DocumentMiddleware>[1]) {
  const { params, action } = context;
  const data = readField(params, 'data');
  await checkDeliverableIds(strapi, readField(data, 'deliverables'));
  if (data) await checkPrices(strapi, action === 'update' ? readDocumentId(params) : undefined, data);

  const publishes = readField(params, 'status') === 'published' && action !== 'clone';
  if (publishes) Object.assign(params, { status: 'draft' });
  const saved = await next();
  if (saved === null) return saved;

  const documentId = readDocumentId(saved);
  if (action !== 'update') await giveProductNumber(strapi, documentId);
  if (!publishes) return saved;

  const { entries } = await strapi.documents(PRODUCT).publish({ documentId });
  return entries[0] ?? saved;
}

function refuseChangesOfKeptContent({ uid, action }: DocumentContext): void {
  const isRefused = (action === 'delete' && KEPT.includes(uid)) || (action === 'update' && WRITE_ONCE.includes(uid));
  if (isRefused) throw new errors.ForbiddenError('Files for sale and product numbers are kept: buyers depend on them.');
}

function readField(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null && field in value ? Reflect.get(value, field) : undefined;
}

function readDocumentId(value: unknown): string {
  const documentId = readField(value, 'documentId');
  if (typeof documentId !== 'string') throw new TypeError('A document without its id.');
  return documentId;
}
