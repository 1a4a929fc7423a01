import type { Core } from '@strapi/strapi';
import type { PriceListFile } from '../catalogue/wire';

export const DELIVERABLE = 'api::deliverable.deliverable';
export const DELIVERABLE_VERSION = 'api::deliverable.deliverable-version';

/** A stored version with the document id of its deliverable. */
export interface VersionRow {
  documentId: string;
  version: number;
  fileName: string;
  /** Bytes; the database may return a big integer as text. */
  size: number | string;
  sha256: string;
  mime: string;
  storageKey: string;
  note: string | null;
  createdAt: string;
  deliverable: { documentId: string; name: string } | null;
}

/** All versions of the deliverables, newest first. */
export async function readVersions(strapi: Core.Strapi, deliverableIds: string[]): Promise<VersionRow[]> {
  if (deliverableIds.length === 0) return [];
  return strapi.db.query(DELIVERABLE_VERSION).findMany({
    where: { deliverable: { documentId: { $in: [...new Set(deliverableIds)] } } },
    populate: { deliverable: { select: ['id', 'documentId', 'name'] } },
    orderBy: { version: 'desc' },
  });
}

/** The newest version of each deliverable, as payments-service takes it. Unknown ids are absent. */
export async function newestFiles(strapi: Core.Strapi, deliverableIds: string[]): Promise<PriceListFile[]> {
  const newest = new Map<string, PriceListFile>();
  for (const row of await readVersions(strapi, deliverableIds)) {
    const deliverableId = row.deliverable?.documentId;
    if (deliverableId === undefined || newest.has(deliverableId)) continue;
    newest.set(deliverableId, {
      deliverableId,
      versionId: row.documentId,
      version: row.version,
      fileName: row.fileName,
      size: Number(row.size),
      sha256: row.sha256,
      mime: row.mime,
      storageKey: row.storageKey,
      note: row.note,
      releasedAt: new Date(row.createdAt).toISOString(),
    });
  }
  return [...newest.values()];
}
