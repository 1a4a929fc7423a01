import type { Core, UID } from '@strapi/strapi';
import { fault, refuseFaults, type Fault } from './faults';

interface Picture {
  alternativeText: string | null;
}

/**
 * Pictures that the schema calls required: Strapi publishes without them, and without their description.
 * @throws ValidationError that names the fields
 */
export async function checkRequiredMedia(strapi: Core.Strapi, uid: UID.ContentType, documentId: string): Promise<void> {
  const required = Object.entries(strapi.contentType(uid).attributes)
    .filter(([, attribute]) => attribute.type === 'media' && attribute.required)
    .map(([name]) => name);
  if (required.length === 0) return;

  const draft: Record<string, Picture | null> | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, publishedAt: null }, populate: required });
  if (draft) refuseFaults(required.flatMap((name) => pictureFaults(name, draft[name])));
}

/** What a picture lacks that a page cannot do without. */
export function pictureFaults(field: string, picture: Picture | null | undefined, name = 'picture'): Fault[] {
  if (!picture) return [fault(field, `Add the ${name} before publishing.`)];
  if (picture.alternativeText?.trim()) return [];
  const help = "press the pencil on it and fill in 'Alternative text'";
  return [fault(field, `Tell people who cannot see the ${name} what it shows: ${help}.`)];
}
