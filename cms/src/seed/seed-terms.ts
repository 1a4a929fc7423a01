import type { Core } from '@strapi/strapi';
import type { Taxonomy } from './seed-files';
import type { TermIds } from './seed-product';

interface TermData {
  slug: string;
  name: string;
  description?: string;
  /** Order of the categories. */
  position?: number;
  /** Document id of a sub-category's category. */
  category?: string;
}

type TermUid = 'api::category.category' | 'api::sub-category.sub-category' | 'api::tag.tag';

/** Creates the categories, sub-categories and tags that are missing; present ones are kept as editors left them. */
export async function seedTerms(strapi: Core.Strapi, { categories, tags }: Taxonomy): Promise<TermIds> {
  const ids: TermIds = { categories: new Map(), subCategories: new Map(), tags: new Map() };
  for (const [position, { slug, name, description, subCategories }] of categories.entries()) {
    const category = await seedTerm(strapi, 'api::category.category', { slug, name, description, position });
    ids.categories.set(slug, category);
    for (const sub of subCategories) {
      const id = await seedTerm(strapi, 'api::sub-category.sub-category', { ...sub, category });
      ids.subCategories.set(sub.slug, id);
    }
  }
  for (const tag of tags) ids.tags.set(tag.slug, await seedTerm(strapi, 'api::tag.tag', tag));
  return ids;
}

async function seedTerm(strapi: Core.Strapi, uid: TermUid, data: TermData): Promise<string> {
  const present = await strapi.db.query(uid).findOne({ where: { slug: data.slug } });
  if (present) return present.documentId;

  const { documentId } = await strapi.documents(uid).create({ data });
  return documentId;
}
