import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { mimeOf } from './file-name';
import { DELIVERABLE, DELIVERABLE_VERSION, readVersions } from './newest-files';
import { saleStore } from './sale-store';
import type { StoredFile } from './store-file';

type Named = Pick<Upload, 'fileName' | 'note'>;

export interface Upload {
  fileName: string;
  content: Readable;
  /** Bytes, where they are known before. */
  size?: number;
  /** What changed, for editors and earlier buyers. */
  note?: string;
}

/** A file for sale as the panel shows it. The storage key stays on the server. */
export interface DeliverableView {
  id: string;
  name: string;
  versions: {
    version: number;
    fileName: string;
    size: number;
    sha256: string;
    note: string | null;
    createdAt: string;
  }[];
}

/** Stores a file as version 1 of a new deliverable and returns its id. */
export async function createDeliverable(strapi: Core.Strapi, upload: Upload): Promise<string> {
  return recordUpload(strapi, upload, async (stored) => recordDeliverable(strapi, upload, stored));
}

/** Makes the rows of version 1 of a new deliverable, whose file is stored, and returns its id. */
export async function recordDeliverable(strapi: Core.Strapi, named: Named, stored: StoredFile): Promise<string> {
  const { documentId } = await strapi.documents(DELIVERABLE).create({ data: { name: named.fileName } });
  await recordVersion(strapi, documentId, 1, named, stored);
  return documentId;
}

/**
 * Stores a file as the next version; it is what buyers get from now on, earlier ones included ('lifetime updates').
 * @throws NotFoundError
 */
export async function addVersion(strapi: Core.Strapi, deliverableId: string, upload: Upload): Promise<void> {
  if ((await readVersions(strapi, [deliverableId])).length === 0) throw new errors.NotFoundError('No such file.');

  await recordUpload(strapi, upload, async (stored) => recordNextVersion(strapi, deliverableId, upload, stored));
}

/** Makes the row of the next version, whose file is stored. */
export async function recordNextVersion(
  strapi: Core.Strapi,
  deliverableId: string,
  named: Named,
  stored: StoredFile,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    // Two uploads at once take turns; SQLite has one writer anyway.
    await trx('deliverables').where('document_id', deliverableId).forUpdate().select('id');
    const [newest] = await readVersions(strapi, [deliverableId]);
    await recordVersion(strapi, deliverableId, (newest?.version ?? 0) + 1, named, stored);
  });
}

/** The deliverables in the order asked for; unknown ids are absent. */
export async function viewDeliverables(strapi: Core.Strapi, ids: string[]): Promise<DeliverableView[]> {
  const rows = await readVersions(strapi, ids);
  return ids.flatMap((id) => {
    const own = rows.filter(({ deliverable }) => deliverable?.documentId === id);
    const name = own[0]?.deliverable?.name;
    if (name === undefined) return [];
    const versions = own.map(({ version, fileName, size, sha256, note, createdAt }) => ({
      version,
      fileName,
      size: Number(size),
      sha256,
      note,
      createdAt,
    }));
    return [{ id, name, versions }];
  });
}

/** Stores the content first; when the rows cannot be written, the stored file goes again. */
async function recordUpload<Result>(
  strapi: Core.Strapi,
  { content, size }: Upload,
  record: (stored: StoredFile) => Promise<Result>,
): Promise<Result> {
  const store = await saleStore(strapi);
  const stored = await store.store(content, size);
  try {
    return await strapi.db.transaction(async () => record(stored));
  } catch (error) {
    await store.remove(stored.storageKey);
    throw error;
  }
}

async function recordVersion(
  strapi: Core.Strapi,
  deliverableId: string,
  version: number,
  { fileName, note }: Named,
  stored: StoredFile,
): Promise<void> {
  await strapi.documents(DELIVERABLE_VERSION).create({
    data: { deliverable: deliverableId, version, fileName, mime: mimeOf(fileName), note: note ?? null, ...stored },
  });
}
