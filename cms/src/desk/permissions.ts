import type { Core } from '@strapi/strapi';

/** To read, answer and sort what people send us, and to cancel bookings. */
export const HANDLE_INBOX = 'api::inbox.handle';

/** Makes the action known, before Strapi sweeps permissions of unknown actions out of the roles. */
export async function registerInboxAction(strapi: Core.Strapi): Promise<void> {
  await strapi.service('admin::permission')?.actionProvider.registerMany([
    {
      section: 'settings',
      category: 'shop',
      subCategory: 'inbox',
      uid: 'inbox.handle',
      displayName: 'Answer inquiries, handle bookings',
    },
  ]);
}
