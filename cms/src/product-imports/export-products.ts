import type { Core } from '@strapi/strapi';
import { BYTE_ORDER_MARK, toCsvLine } from '../csv/csv-line';
import { COLUMNS } from './columns';
import { guard } from './csv';
import { readPresent, type PresentProduct } from './present-product';
import { MODIFIED, toLines } from './read-cells';
import { KEPT } from './resolve-names';

/** All products as a CSV, which imported again changes nothing. Drafts as editors see them. */
export async function exportProducts(strapi: Core.Strapi): Promise<string> {
  const products = await readPresent(strapi);
  const lineOf = (cells: string[]) => toCsvLine(cells, guard);
  const lines = [...products.values()].map((product) => lineOf(COLUMNS.map(({ field }) => cellOf(product, field))));
  return BYTE_ORDER_MARK + lineOf(COLUMNS.map(({ header }) => header)) + lines.join('');
}

function cellOf(product: PresentProduct, field: string): string {
  const { fields, media, files } = product;
  if (field === 'status') return statusOf(product);
  if (field === 'deliverables') return toLines(files.map(({ fileName }) => KEPT + fileName));
  const pictures = media[field];
  if (pictures) return toLines(pictures.map(({ name }) => KEPT + name));
  const value = fields[field];
  if (Array.isArray(value)) return toLines(value.map(String));
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null || value === undefined ? '' : String(value);
}

function statusOf({ isPublished, isModified }: PresentProduct): string {
  if (isModified) return MODIFIED;
  return isPublished ? 'published' : 'draft';
}
