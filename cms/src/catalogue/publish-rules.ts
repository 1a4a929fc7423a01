import type { Core } from '@strapi/strapi';
import { fault, refuse, refuseFaults, type Fault } from '../content/faults';
import { pictureFaults } from '../content/required-media';
import { newestFiles } from '../deliverables/newest-files';
import { priceFaults, type Prices } from './price-rules';

const PRODUCT = 'api::product.product';
const MAX_DELIVERABLES = 50;
const MAX_LINES = 100;
const MAX_LINE = 255;

export interface ShelfCategory {
  id: number;
  name: string;
}

/** What of a draft decides whether it may be published. */
export interface Publishable extends Prices {
  title: string | null;
  description: string | null;
  cover: { alternativeText: string | null } | null;
  /** Ids of files for sale. */
  deliverables: unknown;
  category: ShelfCategory | null;
  subCategory: { name: string; category: ShelfCategory | null } | null;
}

/** @throws ValidationError with the faults of a product's draft; one that is not there has none */
export async function checkPublishable(strapi: Core.Strapi, documentId: string): Promise<void> {
  const draft: Publishable | null = await strapi.db.query(PRODUCT).findOne({
    where: { documentId, publishedAt: null },
    populate: {
      cover: { select: ['id', 'alternativeText'] },
      category: { select: ['id', 'name'] },
      subCategory: { select: ['id', 'name'], populate: { category: { select: ['id', 'name'] } } },
    },
  });
  if (draft) refuseFaults(publishFaults(draft));
}

/** What a product lacks before it may be sold; each fault names its field, so that the panel shows it there. */
export function publishFaults(draft: Publishable): Fault[] {
  const ids = Array.isArray(draft.deliverables) ? draft.deliverables : [];
  const missing = (['title', 'description', 'price'] as const).filter((field) => (draft[field] ?? '') === '');
  return [
    ...missing.map((field) => fault(field, `Fill in the ${field} before publishing.`)),
    ...pictureFaults('cover', draft.cover, 'cover picture'),
    ...priceFaults(draft),
    ...shelfFaults(draft),
    ...(ids.length > 0 ? [] : [fault('deliverables', 'Add at least one file for sale before publishing.')]),
  ];
}

/**
 * The prices of a product as they would be after a change.
 * @param documentId of the product that changes; a new one has none
 * @throws ValidationError
 */
export async function checkPrices(strapi: Core.Strapi, documentId: string | undefined, data: Prices): Promise<void> {
  if (data.price === undefined && data.originalPrice === undefined) return;
  const before: Prices | null =
    documentId === undefined
      ? null
      : await strapi.db.query(PRODUCT).findOne({
          select: ['price', 'originalPrice'],
          where: { documentId, publishedAt: null },
        });
  const { price = before?.price, originalPrice = before?.originalPrice } = data;
  refuseFaults(priceFaults({ price, originalPrice }));
}

/** A sub-category stands in one category of the shop. */
function shelfFaults({ category, subCategory }: Publishable): Fault[] {
  const of = subCategory?.category;
  if (!subCategory || !of || of.id === category?.id) return [];
  return category
    ? [
        fault(
          'subCategory',
          `'${subCategory.name}' belongs to '${of.name}': choose one of '${category.name}', or none.`,
        ),
      ]
    : [fault('category', `Choose '${of.name}': '${subCategory.name}' belongs to it.`)];
}

/**
 * The product's list of files for sale must name files that exist.
 * @throws ValidationError
 */
export async function checkDeliverableIds(strapi: Core.Strapi, value: unknown): Promise<void> {
  if (value === undefined || value === null) return;
  const isList = Array.isArray(value) && value.length <= MAX_DELIVERABLES;
  const ids = isList ? value.filter((id): id is string => typeof id === 'string') : [];
  if (!isList || ids.length !== value.length || new Set(ids).size !== ids.length) {
    refuse([fault('deliverables', `Files for sale: a list of at most ${MAX_DELIVERABLES} different ids.`)]);
  }
  const known = await newestFiles(strapi, ids);
  if (known.length !== ids.length) refuse([fault('deliverables', 'A file for sale is unknown: upload it first.')]);
}

/**
 * Lists written one item per line hold text only.
 * @throws ValidationError
 */
export function checkLines(field: string, value: unknown): void {
  if (value === undefined || value === null) return;
  const isLines = Array.isArray(value) && value.every((line) => typeof line === 'string' && line.length <= MAX_LINE);
  if (!isLines || value.length > MAX_LINES) {
    refuse([fault(field, `Write at most ${MAX_LINES} lines of at most ${MAX_LINE} characters.`)]);
  }
}
