import type { Core } from '@strapi/strapi';
import { newestFiles } from '../deliverables/newest-files';

const PRODUCT = 'api::product.product';
const NAMED = { select: ['id', 'name'] };
const TERM = { select: ['id', 'slug'] };

export interface NamedMedia {
  id: number;
  name: string;
}

export interface NamedFile {
  id: string;
  fileName: string;
  sha256: string;
}

/** A product as an import compares with it: its draft, which is what editors see. */
export interface PresentProduct {
  documentId: string;
  isPublished: boolean;
  /** By field: texts, numbers and lists; slugs of terms. */
  fields: Record<string, unknown>;
  /** Of the fields cover, gallery and previewMedia. */
  media: Record<string, NamedMedia[]>;
  files: NamedFile[];
}

interface DraftRow extends Record<string, unknown> {
  documentId: string;
  category: { slug: string } | null;
  subCategory: { slug: string } | null;
  tags: { slug: string }[];
  cover: NamedMedia | null;
  gallery: NamedMedia[] | null;
  previewMedia: NamedMedia[] | null;
  deliverables: string[] | null;
}

/** The products of these slugs; all of them without any. By slug. */
export async function readPresent(strapi: Core.Strapi, slugs?: string[]): Promise<Map<string, PresentProduct>> {
  const drafts: DraftRow[] = await strapi.db.query(PRODUCT).findMany({
    where: { publishedAt: null, ...(slugs && { slug: { $in: slugs } }) },
    populate: { category: TERM, subCategory: TERM, tags: TERM, cover: NAMED, gallery: NAMED, previewMedia: NAMED },
    orderBy: { slug: 'asc' },
  });
  const published: { documentId: string }[] = await strapi.db.query(PRODUCT).findMany({
    select: ['documentId'],
    where: { publishedAt: { $notNull: true }, documentId: { $in: drafts.map(({ documentId }) => documentId) } },
  });
  const live = new Set(published.map(({ documentId }) => documentId));
  const files = await newestFiles(
    strapi,
    drafts.flatMap(({ deliverables }) => deliverables ?? []),
  );
  const byId = new Map(files.map(({ deliverableId: id, fileName, sha256 }) => [id, { id, fileName, sha256 }]));
  return new Map(
    drafts.map((draft) => [
      String(draft.slug),
      {
        documentId: draft.documentId,
        isPublished: live.has(draft.documentId),
        fields: fieldsOf(draft),
        media: {
          cover: draft.cover ? [draft.cover] : [],
          gallery: draft.gallery ?? [],
          previewMedia: draft.previewMedia ?? [],
        },
        files: (draft.deliverables ?? []).flatMap((id) => byId.get(id) ?? []),
      },
    ]),
  );
}

function fieldsOf(draft: DraftRow): Record<string, unknown> {
  const number = (value: unknown) => (value === null || value === undefined ? null : Number(value));
  return {
    ...draft,
    price: number(draft.price),
    originalPrice: number(draft.originalPrice),
    featured: draft.featured === true,
    category: draft.category?.slug ?? null,
    subCategory: draft.subCategory?.slug ?? null,
    tags: draft.tags.map(({ slug }) => slug).toSorted(),
    features: draft.features ?? [],
    filesIncluded: draft.filesIncluded ?? [],
  };
}
