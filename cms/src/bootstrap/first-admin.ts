import type { Core } from '@strapi/strapi';
import { studioSettings } from '../settings';

/** Makes the first Super Admin from ADMIN_EMAIL and ADMIN_PASSWORD; does nothing once there is any administrator. */
export async function createFirstAdmin(strapi: Core.Strapi): Promise<void> {
  const { adminEmail, adminPassword } = studioSettings(strapi);
  const users = strapi.service('admin::user');
  if (adminEmail === '' || adminPassword === '' || !users || (await users.exists())) return;

  await users.createFirstAdmin({ email: adminEmail.toLowerCase(), password: adminPassword, firstname: 'Studio' });
  strapi.log.info('The first administrator is made from ADMIN_EMAIL and ADMIN_PASSWORD.');
}
