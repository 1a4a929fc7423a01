import { createReadStream } from 'node:fs';
import type { Core } from '@strapi/strapi';
import { parseNewProduct, parseProductChange, type ProductInput } from '../catalogue/product-input';
import { createProduct, updateProduct } from '../catalogue/write-products';
import { recordDeliverable, recordNextVersion } from '../deliverables/deliverables';
import { saleStore } from '../deliverables/sale-store';
import type { StoredFile } from '../deliverables/store-file';
import { mimeOfPicture } from './picture-kinds';
import type { LinePlan } from './plan-line';
import type { WantedFile, WantedMedia } from './resolve-names';

interface ReadyFile {
  wanted: WantedFile;
  /** Of a file that is not in the store yet. */
  stored: StoredFile | null;
}

/**
 * Does what a plan says. Files are stored and pictures put into the library first; the product and the rows of its files
 * are one transaction. What a killed process leaves are pictures, which the next try finds by their hash, and stored files
 * that no row names: they take room, and nobody can ask for them.
 * @throws Error of the rules that every write passes
 */
export async function importLine(strapi: Core.Strapi, plan: LinePlan): Promise<void> {
  const store = await saleStore(strapi);
  const media: Record<string, number[]> = {};
  const title = String(plan.fields.title ?? plan.present?.fields.title ?? plan.slug);
  for (const [field, wanted] of Object.entries(plan.media)) media[field] = await mediaIds(strapi, wanted, title);

  const ready: ReadyFile[] = [];
  try {
    for (const wanted of plan.files ?? []) {
      const isNew = 'store' in wanted;
      const content = isNew ? createReadStream(wanted.store.path) : null;
      ready.push({ wanted, stored: content && (await store.store(content)) });
    }
    await strapi.db.transaction(async () => {
      const deliverables: string[] = [];
      for (const file of ready) deliverables.push(await deliverableId(strapi, file));
      await write(strapi, plan, { ...media, ...(plan.files && { deliverables }) });
    });
  } catch (error) {
    for (const { stored } of ready) if (stored) await store.remove(stored.storageKey);
    throw error;
  }
}

async function write(strapi: Core.Strapi, plan: LinePlan, ids: Record<string, unknown>): Promise<void> {
  const { present, fields, status } = plan;
  const { cover, ...lists } = ids;
  const [first = null] = Array.isArray(cover) ? cover : [];
  const body = {
    ...withoutNulls(fields, present === null),
    ...lists,
    ...(cover !== undefined && { cover: first }),
    ...(status && { status }),
  };
  const input: ProductInput | string = present === null ? parseNewProduct(body) : parseProductChange(body);
  if (typeof input === 'string') throw new Error(input);
  if (present === null) await createProduct(strapi, input);
  else await updateProduct(strapi, present.documentId, input);
}

/** A new product has no field to empty. */
function withoutNulls(fields: Record<string, unknown>, isNew: boolean): Record<string, unknown> {
  return isNew ? Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) : fields;
}

async function deliverableId(strapi: Core.Strapi, { wanted, stored }: ReadyFile): Promise<string> {
  if ('id' in wanted) return wanted.id;
  if (!stored) throw new Error('The file was not stored.');
  const named = { fileName: wanted.fileName };
  if (wanted.of === null) return recordDeliverable(strapi, named, stored);
  await recordNextVersion(strapi, wanted.of, named, stored);
  return wanted.of;
}

/** @param title of the product: it describes the pictures until an editor says what they show */
async function mediaIds(strapi: Core.Strapi, wanted: readonly WantedMedia[], title: string): Promise<number[]> {
  const ids: number[] = [];
  for (const media of wanted) ids.push('id' in media ? media.id : await uploadMedia(strapi, media, title));
  return ids;
}

async function uploadMedia(
  strapi: Core.Strapi,
  { upload, name }: Extract<WantedMedia, { upload: object }>,
  title: string,
): Promise<number> {
  const mimetype = mimeOfPicture(name);
  const [uploaded] = await strapi
    .plugin('upload')
    .service('upload')
    .upload({
      data: { fileInfo: { name, alternativeText: title, caption: '' } },
      files: { filepath: upload.path, originalFilename: name, mimetype, size: upload.size },
    });
  return uploaded.id;
}
