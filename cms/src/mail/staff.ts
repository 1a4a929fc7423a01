import type { Core } from '@strapi/strapi';
import { publicUrl, studioSettings } from '../settings';
import type { Studio } from '../studio/studio';
import type { Person } from './mail';

/** Who reads new work: the first address of the site settings, or the first administrator until there are any. */
export function staffOf(strapi: Core.Strapi, studio: Studio): Person {
  const address = studio.email ?? studioSettings(strapi).adminEmail;
  if (address === '') throw new Error('Nobody reads new work: fill in the site settings or ADMIN_EMAIL.');
  return { name: studio.name, address };
}

/** Where the panel shows a document. */
export function panelUrl(strapi: Core.Strapi, type: string, documentId: string): string {
  return new URL(`/admin/content-manager/collection-types/${type}/${documentId}`, publicUrl(strapi)).href;
}
