import type { Core } from '@strapi/strapi';
import type { Preview } from '../preview/preview-token';
import { visibleOf } from '../preview/visible';
import { toTextBlocks, type EditorBlock } from './text-blocks';
import type { TextPage } from './wire';

interface TextPageRow {
  slug: string;
  title: string;
  lead: string;
  sections: { title: string; body: EditorBlock[] | null }[];
  /** Null in a draft. */
  publishedAt: string | null;
  updatedAt: string;
}

const TEXT_PAGE = 'api::text-page.text-page';

/** PostgreSQL fails on text with a NUL: only what can be a slug is asked for. */
const SLUG = /^[a-z]+$/;

/** A published page by its slug, or null. Of two for one slug the one published last; a preview's draft before any. */
export async function readTextPage(strapi: Core.Strapi, slug: string, preview?: Preview): Promise<TextPage | null> {
  if (!SLUG.test(slug)) return null;

  const rows: TextPageRow[] = await strapi.db.query(TEXT_PAGE).findMany({
    where: { slug, ...visibleOf(TEXT_PAGE, preview) },
    orderBy: { publishedAt: 'desc' },
    populate: { sections: true },
  });
  const row = rows.find(({ publishedAt }) => publishedAt === null) ?? rows[0];
  if (!row) return null;

  const sections = row.sections.map(({ title, body }) => ({ title, blocks: toTextBlocks(body ?? []) }));
  const updatedAt = new Date(row.publishedAt ?? row.updatedAt).toISOString();
  return { slug: row.slug, title: row.title, lead: row.lead, sections, updatedAt };
}
