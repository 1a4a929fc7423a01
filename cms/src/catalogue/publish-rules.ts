import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { newestFiles } from '../deliverables/newest-files';

/** The least a paid asset may cost, dollars: providers take no smaller charge. */
export const MIN_PRICE = 0.5;
const MAX_DELIVERABLES = 50;
const MAX_LINES = 100;
const MAX_LINE = 255;

interface Draft {
  price: number | null;
  cover: object | null;
  deliverables: unknown;
}

interface Fault {
  path: string[];
  name: string;
  message: string;
}

/** Whether an asset may cost this much: nothing, or at least the least charge. */
export function isSellablePrice(price: number): boolean {
  return price === 0 || price >= MIN_PRICE;
}

/**
 * What a product needs before it may be sold; each fault names its field, so that the panel shows it there.
 * @throws ValidationError
 */
export async function checkPublishable(strapi: Core.Strapi, documentId: string): Promise<void> {
  const draft: Draft | null = await strapi.db
    .query('api::product.product')
    .findOne({ where: { documentId, publishedAt: null }, populate: { cover: { select: ['id'] } } });
  if (!draft) return;

  const faults: Fault[] = [];
  if (!draft.cover) faults.push(fault('cover', 'Add a cover picture before publishing.'));
  if (!isSellablePrice(Number(draft.price ?? 0))) {
    faults.push(fault('price', 'The price must be 0 (free) or at least 0.50.'));
  }
  const ids = Array.isArray(draft.deliverables) ? draft.deliverables : [];
  if (ids.length === 0) faults.push(fault('deliverables', 'Add at least one file for sale before publishing.'));
  if (faults.length > 0) refuse(faults);
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

/** A fault of one field, as the panel shows it there. */
export function fault(field: string, message: string): Fault {
  return { path: [field], name: 'ValidationError', message };
}

/** @throws ValidationError with all faults */
export function refuse(faults: Fault[]): never {
  throw new errors.ValidationError(faults.map(({ message }) => message).join(' '), { errors: faults });
}
