import type { Core } from '@strapi/strapi';

/** To change many products by a file, and to write them all to one. */
export const IMPORT_PRODUCTS = 'api::products.import';

/** Makes the action known, before Strapi sweeps permissions of unknown actions out of the roles. */
export async function registerImportAction(strapi: Core.Strapi): Promise<void> {
  await strapi.service('admin::permission')?.actionProvider.registerMany([
    {
      section: 'settings',
      category: 'shop',
      subCategory: 'products',
      uid: 'products.import',
      displayName: 'Import and export products',
    },
  ]);
}
