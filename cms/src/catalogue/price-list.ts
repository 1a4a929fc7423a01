import type { Core } from '@strapi/strapi';
import { newestFiles } from '../deliverables/newest-files';
import type { MediaRow } from '../media/media-shape';
import { publishedProducts } from './published-products';
import type { PriceListEntry } from './wire';

interface SoldRow {
  id: number;
  title: string;
  price: number;
  deliverables: string[] | null;
  cover: Pick<MediaRow, 'url'> | null;
}

/** What may be sold right now, with the newest version of each file; unknown and unpublished numbers are absent. */
export async function readPriceList(strapi: Core.Strapi, numbers: number[]): Promise<PriceListEntry[]> {
  const found: { rowId: number; number: number }[] = await publishedProducts(strapi.db.connection)
    .whereIn('n.number', numbers)
    .select('p.id as rowId', 'n.number as number');
  if (found.length === 0) return [];

  const rows: SoldRow[] = await strapi.db.query('api::product.product').findMany({
    select: ['id', 'title', 'price', 'deliverables'],
    populate: { cover: { select: ['id', 'url'] } },
    where: { id: { $in: found.map(({ rowId }) => rowId) } },
  });
  const files = await newestFiles(
    strapi,
    rows.flatMap(({ deliverables }) => deliverables ?? []),
  );
  const filesById = new Map(files.map((file) => [file.deliverableId, file]));

  return rows.flatMap((row) => {
    const number = found.find(({ rowId }) => rowId === row.id)?.number;
    if (number === undefined) return [];
    const image = row.cover?.url ?? null;
    const sold = (row.deliverables ?? []).flatMap((id) => filesById.get(id) ?? []);
    return [{ id: number, title: row.title, price: Number(row.price), image, files: sold }];
  });
}
