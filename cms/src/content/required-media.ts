import type { Core, UID } from '@strapi/strapi';
import { fault, refuse } from '../catalogue/publish-rules';

/**
 * Pictures that the schema calls required: Strapi publishes without them.
 * @throws ValidationError that names the fields
 */
export async function checkRequiredMedia(strapi: Core.Strapi, uid: UID.ContentType, documentId: string): Promise<void> {
  const required = Object.entries(strapi.contentType(uid).attributes)
    .filter(([, attribute]) => attribute.type === 'media' && attribute.required)
    .map(([name]) => name);
  if (required.length === 0) return;

  const draft: Record<string, unknown> | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, publishedAt: null }, populate: required });
  const missing = draft ? required.filter((name) => draft[name] === null) : [];
  if (missing.length > 0) refuse(missing.map((name) => fault(name, 'Add the picture before publishing.')));
}
