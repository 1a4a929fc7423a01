import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Core, Schema } from '@strapi/strapi';
import { toEditorBlocks } from './editor-blocks';
import { seedMedia } from './seed-media';
import type { SeedMedia } from './seed-files';
import { readEntries, type SiteEntry, type SiteSource } from './site-sources';

type Attributes = Record<string, Schema.Attribute.AnyAttribute>;

/** Publishes what is missing of a source; whether all of it is in now. */
export async function seedSiteContent(strapi: Core.Strapi, seedDir: string, source: SiteSource): Promise<boolean> {
  const { uid, key } = source;
  const { attributes } = strapi.contentType(uid);
  let complete = true;
  let published = 0;
  for (const entry of await readEntries(seedDir, source)) {
    const name = String(entry.fields[key]);
    if ((await strapi.db.query(uid).count({ where: { [key]: name } })) > 0) continue;

    const missing = mediaOf(entry, attributes).filter(({ file }) => !existsSync(join(entry.folder, file)));
    if (missing.length > 0) {
      complete = false;
      strapi.log.warn(`Left out ${name}: ${missing.map(({ file }) => file).join(', ')} not found in ${entry.folder}.`);
      continue;
    }
    const data = await resolve(strapi, entry, attributes);
    // One transaction, so that a crash leaves no draft that was meant to be public.
    await strapi.db.transaction(async () => strapi.documents(uid).create({ data, status: 'published' }));
    published += 1;
  }
  strapi.log.info(`Published ${published} of ${uid}.`);
  return complete;
}

/** An entry's fields as the document service takes them; what the type does not have is left out. */
async function resolve(strapi: Core.Strapi, { folder, fields }: SiteEntry, attributes: Attributes) {
  const data: Record<string, unknown> = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    const value = fields[name];
    if (value !== undefined) data[name] = await resolveValue(strapi, folder, value, attribute);
  }
  return data;
}

async function resolveValue(
  strapi: Core.Strapi,
  folder: string,
  value: unknown,
  attribute: Schema.Attribute.AnyAttribute,
): Promise<unknown> {
  switch (attribute.type) {
    case 'media': {
      const ids: number[] = [];
      for (const media of toMediaList(value)) ids.push(await seedMedia(strapi, folder, media));
      return attribute.multiple ? ids : (ids[0] ?? null);
    }
    case 'relation':
      return 'target' in attribute ? documentIdOf(strapi, String(attribute.target), String(value)) : null;
    case 'time':
      return `${String(value)}:00.000`;
    case 'blocks':
      return toEditorBlocks(value);
    case 'component': {
      const parts: unknown[] = [];
      const { attributes } = strapi.components[attribute.component] ?? { attributes: {} };
      for (const fields of toRecords(value)) parts.push(await resolve(strapi, { folder, fields }, attributes));
      return parts;
    }
    default:
      return value;
  }
}

/** Document id of the entry with this slug; the seed's own fault if there is none. */
async function documentIdOf(strapi: Core.Strapi, uid: string, slug: string): Promise<string> {
  const found = await strapi.db.query(uid).findOne({ where: { slug } });
  if (!found) throw new Error(`The seed names ${uid} '${slug}', which is not there.`);
  return found.documentId;
}

function mediaOf({ fields }: SiteEntry, attributes: Attributes): SeedMedia[] {
  return Object.entries(attributes).flatMap(([name, { type }]) => (type === 'media' ? toMediaList(fields[name]) : []));
}

function toMediaList(value: unknown): SeedMedia[] {
  return toRecords(value).map(({ file, alt }) => ({ file: String(file), alt: String(alt) }));
}

function toRecords(value: unknown): Record<string, unknown>[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((each): each is Record<string, unknown> => typeof each === 'object' && each !== null);
}
