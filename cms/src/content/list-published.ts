import type { Core } from '@strapi/strapi';
import type { SiteContentUid } from './content-types';

/** What the public reads of a content type: the fields and relations, and what an entry becomes on the wire. */
export interface ContentShape<Row, Item> {
  uid: SiteContentUid;
  populate?: Record<string, unknown>;
  /** Null leaves out an entry that cannot be shown any more, because what it needs was removed. */
  toItem: (row: Row) => Item | null;
}

/** The published entries in the editors' order, whatever `status` a caller asks for. */
export async function listPublished<Row, Item>(
  strapi: Core.Strapi,
  { uid, populate = {}, toItem }: ContentShape<Row, Item>,
  where: object = {},
): Promise<Item[]> {
  const rows: Row[] = await strapi.db.query(uid).findMany({
    where: { ...where, publishedAt: { $notNull: true } },
    orderBy: [{ position: 'asc' }, { documentId: 'asc' }],
    populate,
  });
  return rows.map(toItem).filter((item) => item !== null);
}
