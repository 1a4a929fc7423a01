import type { Core } from '@strapi/strapi';
import type { Preview } from '../preview/preview-token';
import { visibleOf } from '../preview/visible';
import type { SiteContentUid } from './content-types';

/** What the public reads of a content type: the fields and relations, and what an entry becomes on the wire. */
export interface ContentShape<Row, Item> {
  uid: SiteContentUid;
  populate?: Record<string, unknown>;
  /** Null leaves out an entry that cannot be shown any more, because what it needs was removed. */
  toItem: (row: Row) => Item | null;
}

/** The published entries in the editors' order, whatever `status` a caller asks for; a preview's as its draft is. */
export async function listPublished<Row, Item>(
  strapi: Core.Strapi,
  { uid, populate = {}, toItem }: ContentShape<Row, Item>,
  where: object = {},
  preview?: Preview,
): Promise<Item[]> {
  const rows: Row[] = await strapi.db.query(uid).findMany({
    where: { ...where, ...visibleOf(uid, preview) },
    orderBy: [{ position: 'asc' }, { documentId: 'asc' }],
    populate,
  });
  return rows.map(toItem).filter((item) => item !== null);
}
