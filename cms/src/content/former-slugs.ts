import type { Core } from '@strapi/strapi';

const HOLDERS = [
  'api::portfolio-service.portfolio-service',
  'api::portfolio-sub-service.portfolio-sub-service',
] as const;
type SlugHolder = (typeof HOLDERS)[number];
type SaveDocument = Parameters<Parameters<Core.Strapi['documents']['use']>[0]>[1];

interface SlugRow {
  id: number;
  documentId: string;
  slug: string;
  formerSlugs: string[] | null;
}

/** Whether addresses lead to entries of this type by slugs that may change. */
export function isSlugHolder(uid: string): uid is SlugHolder {
  return HOLDERS.some((holder) => holder === uid);
}

/**
 * Saves, keeping the slug that is given up, whatever list the caller sends. A slug that comes into use leaves every list
 * of former ones: an address leads to one entry.
 * @param documentId of the entry that changes; a new one (or a duplicate) has no former slugs
 */
export async function keepFormerSlugs(
  strapi: Core.Strapi,
  uid: SlugHolder,
  documentId: string | undefined,
  data: Record<string, unknown>,
  save: SaveDocument,
) {
  return strapi.db.transaction(async () => {
    const rows: SlugRow[] = await strapi.db.query(uid).findMany();
    const before = rows.find((row) => row.documentId === documentId);
    const slug = typeof data.slug === 'string' ? data.slug : before?.slug;
    const former = new Set([...(before?.formerSlugs ?? []), ...(before ? [before.slug] : [])]);
    former.delete(slug ?? '');
    // Null empties the list of a duplicate: Strapi would merge an empty list into that of its source.
    data.formerSlugs = former.size > 0 ? [...former] : null;

    const saved = await save();
    for (const { id, formerSlugs } of rows.filter((row) => row !== before)) {
      if (slug === undefined || !formerSlugs?.includes(slug)) continue;
      const others = formerSlugs.filter((each) => each !== slug);
      await strapi.db.query(uid).update({ where: { id }, data: { formerSlugs: others } });
    }
    return saved;
  });
}
