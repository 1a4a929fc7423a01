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
  const isTaken = async (wanted: string) => {
    const others = { slug: wanted, ...(documentId !== undefined && { documentId: { $ne: documentId } }) };
    return (await strapi.db.query(uid).count({ where: others })) > 0;
  };
  if (!SLUG.test(slug)) {
    const free = await freeSlug(strapi, uid, slug, isTaken);
    refuse([fault('slug', `Write the slug in small letters and digits with single hyphens between, as in ${free}.`)]);
  }
  if (await isTaken(slug)) {
    const name = info.displayName.toLowerCase();
    const free = await freeSlug(strapi, uid, slug, isTaken);
    refuse([fault('slug', `Another ${name} has the slug ${slug}. Choose a different one: ${free} is free.`)]);
  }
}

/** As the panel itself makes one of a title, which knows of drafts alone: what is published may have it still. */
async function freeSlug(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  from: string,
  isTaken: (slug: string) => Promise<boolean>,
): Promise<string> {
  const { slug } = strapi.contentType(uid).attributes;
  const source = slug?.type === 'uid' && slug.targetField ? slug.targetField : 'title';
  const uids = strapi.plugin('content-manager').service('uid');
  const made: string = await uids.generateUIDField({ contentTypeUID: uid, field: 'slug', data: { [source]: from } });
  let free = made;
  for (let number = 1; await isTaken(free); number++) free = `${made}-${number}`;
  return free;
}
