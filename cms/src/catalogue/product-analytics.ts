import type { Core } from '@strapi/strapi';
import { newestFiles } from '../deliverables/newest-files';

/** What the CMS itself knows about a product: nothing here is estimated. Sales are payments-service's to tell. */
export interface ProductAnalytics {
  id: number;
  title: string;
  status: 'draft' | 'published';
  createdAt: string;
  /** Of the published version; null while it is a draft. */
  publishedAt: string | null;
  pictures: number;
  files: { fileName: string; version: number; size: number }[];
}

interface VersionRow {
  title: string;
  createdAt: string;
  publishedAt: string | null;
  cover: object | null;
  gallery: object[] | null;
  deliverables: string[] | null;
}

export async function readProductAnalytics(
  strapi: Core.Strapi,
  documentId: string,
  number: number,
): Promise<ProductAnalytics | null> {
  const versions: VersionRow[] = await strapi.db.query('api::product.product').findMany({
    where: { documentId },
    populate: { cover: { select: ['id'] }, gallery: { select: ['id'] } },
    orderBy: { id: 'asc' },
  });
  const shown = versions.find(({ publishedAt }) => publishedAt !== null) ?? versions[0];
  if (!shown) return null;

  const files = await newestFiles(strapi, shown.deliverables ?? []);
  return {
    id: number,
    title: shown.title,
    status: shown.publishedAt === null ? 'draft' : 'published',
    createdAt: shown.createdAt,
    publishedAt: shown.publishedAt,
    pictures: (shown.cover ? 1 : 0) + (shown.gallery?.length ?? 0),
    files: files.map(({ fileName, version, size }) => ({ fileName, version, size })),
  };
}
