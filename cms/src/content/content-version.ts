import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { SITE_CONTENT } from './content-types';

const TYPES = [
  'api::product.product',
  'api::category.category',
  'api::sub-category.sub-category',
  'api::tag.tag',
  'plugin::upload.file',
  ...SITE_CONTENT,
] as const;

/**
 * A text that differs after anything that the public sees has changed, so that an open page can ask cheaply.
 * Every publication makes a new row with a higher id, every removal lowers the count: the two together never repeat.
 * What has no drafts (terms, settings, media) is edited in place and counted by its newest change.
 */
export async function readContentVersion(strapi: Core.Strapi): Promise<string> {
  const state = await Promise.all(TYPES.map(async (uid) => readState(strapi, uid)));
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22);
}

async function readState(strapi: Core.Strapi, uid: (typeof TYPES)[number]): Promise<unknown> {
  const { collectionName, options } = strapi.contentType(uid);
  const rows = strapi.db.connection(collectionName ?? '').count({ count: '*' });
  return options?.draftAndPublish
    ? rows.whereNotNull('published_at').max({ last: 'id' }).first()
    : rows.max({ last: 'updated_at' }).first();
}
