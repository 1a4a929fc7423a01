import type { Core } from '@strapi/strapi';
import { newestFiles } from '../deliverables/newest-files';
import { COLUMNS } from './columns';

const PRODUCT = 'api::product.product';
const NAMED = { select: ['id', 'name', 'alternativeText', 'mime'] };
const TERM = { select: ['id', 'slug'] };

export interface NamedMedia {
  id: number;
  name: string;
  alternativeText: string | null;
  mime: string;
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
  /** Published, and what visitors see is not what the draft says. */
  isModified: boolean;
  /** By field: texts, numbers and lists; slugs of terms. */
  fields: Record<string, unknown>;
  /** Of the fields cover, gallery and previewMedia. */
  media: Record<string, NamedMedia[]>;
  files: NamedFile[];
}

interface Version extends Record<string, unknown> {
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
  const drafts = await readVersions(strapi, { publishedAt: null, ...(slugs && { slug: { $in: slugs } }) });
  const documentIds = drafts.map(({ documentId }) => documentId);
  const published = await readVersions(strapi, { publishedAt: { $notNull: true }, documentId: { $in: documentIds } });
  const live = new Map(published.map((version) => [version.documentId, version]));
  const files = await newestFiles(
    strapi,
    drafts.flatMap(({ deliverables }) => deliverables ?? []),
  );
  const byId = new Map(files.map(({ deliverableId: id, fileName, sha256 }) => [id, { id, fileName, sha256 }]));
  return new Map(
    drafts.map((draft) => {
      const shown = live.get(draft.documentId);
      const product = {
        documentId: draft.documentId,
        isPublished: shown !== undefined,
        isModified: shown !== undefined && contentOf(shown) !== contentOf(draft),
        fields: fieldsOf(draft),
        media: mediaOf(draft),
        files: (draft.deliverables ?? []).flatMap((id) => byId.get(id) ?? []),
      };
      return [String(draft.slug), product];
    }),
  );
}

async function readVersions(strapi: Core.Strapi, where: object): Promise<Version[]> {
  return strapi.db.query(PRODUCT).findMany({
    where,
    populate: { category: TERM, subCategory: TERM, tags: TERM, cover: NAMED, gallery: NAMED, previewMedia: NAMED },
    orderBy: { slug: 'asc' },
  });
}

/** What an import can change, to be compared. */
function contentOf(version: Version): string {
  const media = Object.values(mediaOf(version)).map((files) => files.map(({ id }) => id));
  return JSON.stringify([fieldsOf(version), media, version.deliverables ?? []]);
}

function mediaOf({ cover, gallery, previewMedia }: Version): Record<string, NamedMedia[]> {
  return { cover: cover ? [cover] : [], gallery: gallery ?? [], previewMedia: previewMedia ?? [] };
}

function fieldsOf(version: Version): Record<string, unknown> {
  const number = (value: unknown) => (value === null || value === undefined ? null : Number(value));
  const texts = COLUMNS.filter(({ kind }) => kind === 'text').map(({ field }) => [field, version[field] ?? null]);
  return {
    ...Object.fromEntries(texts),
    price: number(version.price),
    originalPrice: number(version.originalPrice),
    featured: version.featured === true,
    category: version.category?.slug ?? null,
    subCategory: version.subCategory?.slug ?? null,
    tags: version.tags.map(({ slug }) => slug).toSorted(),
    features: version.features ?? [],
    filesIncluded: version.filesIncluded ?? [],
  };
}
