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

/** Where support handles a document in the panel. */
export function panelUrl(strapi: Core.Strapi, desk: 'inbox' | 'bookings', documentId: string): string {
  return new URL(`/admin/${desk}/${documentId}`, publicUrl(strapi)).href;
}
