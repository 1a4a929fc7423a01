import type { Core } from '@strapi/strapi';
import { toTextBlocks, type EditorBlock } from './text-blocks';
import type { TextPage } from './wire';

interface TextPageRow {
  slug: string;
  title: string;
  lead: string;
  sections: { title: string; body: EditorBlock[] | null }[];
  publishedAt: string;
}

/** PostgreSQL fails on text with a NUL: only what can be a slug is asked for. */
const SLUG = /^[a-z]+$/;

/** A published page by its slug, or null. Of two for one slug the one published last. */
export async function readTextPage(strapi: Core.Strapi, slug: string): Promise<TextPage | null> {
  if (!SLUG.test(slug)) return null;

  const row: TextPageRow | null = await strapi.db.query('api::text-page.text-page').findOne({
    where: { slug, publishedAt: { $notNull: true } },
    orderBy: { publishedAt: 'desc' },
    populate: { sections: true },
  });
  if (!row) return null;

  const sections = row.sections.map(({ title, body }) => ({ title, blocks: toTextBlocks(body ?? []) }));
  const updatedAt = new Date(row.publishedAt).toISOString();
  return { slug: row.slug, title: row.title, lead: row.lead, sections, updatedAt };
}
