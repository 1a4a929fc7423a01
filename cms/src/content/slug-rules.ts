import type { Core, UID } from '@strapi/strapi';
import { fault, refuse } from './faults';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * A slug is part of addresses: readable, and one entry's alone. Strapi would take capitals and dots, and says of a taken
 * one that 'this attribute must be unique'.
 * @param documentId of the entry that is changed; a new one has none
 * @throws ValidationError that names a slug that is free
 */
export async function checkSlug(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string | undefined,
  slug: unknown,
): Promise<void> {
  if (strapi.contentType(uid).attributes.slug?.type !== 'uid' || typeof slug !== 'string' || slug === '') return;
  const { info } = strapi.contentType(uid);
  const free = async () => freeSlug(strapi, uid, slug);
  if (!SLUG.test(slug)) {
    refuse([
      fault('slug', `Write the slug in small letters and digits with single hyphens between, as in ${await free()}.`),
    ]);
  }
  const others = { slug, ...(documentId !== undefined && { documentId: { $ne: documentId } }) };
  if ((await strapi.db.query(uid).count({ where: others })) > 0) {
    const name = info.displayName.toLowerCase();
    refuse([fault('slug', `Another ${name} has the slug ${slug}. Choose a different one: ${await free()} is free.`)]);
  }
}

/** As the panel itself makes one of a title. */
async function freeSlug(strapi: Core.Strapi, uid: UID.ContentType, from: string): Promise<string> {
  const { slug } = strapi.contentType(uid).attributes;
  const source = slug?.type === 'uid' && slug.targetField ? slug.targetField : 'title';
  const uids = strapi.plugin('content-manager').service('uid');
  return uids.generateUIDField({ contentTypeUID: uid, field: 'slug', data: { [source]: from } });
}
