import { Upload } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

/** The action that the CMS registers in src/product-imports/permissions.ts. */
export const IMPORT_PRODUCTS = [{ action: 'api::products.import', subject: null }];

/** 'Import' in the panel's menu, for roles that may import products. */
export function registerProductImports(app: StrapiApp): void {
  app.addMenuLink({
    to: 'product-imports',
    icon: Upload,
    intlLabel: { id: 'product-imports.menu', defaultMessage: 'Import products' },
    permissions: IMPORT_PRODUCTS.map((permission) => ({ ...permission, id: '', properties: {}, conditions: [] })),
    position: 4,
    Component: () => import('./import-page').then((module) => ({ default: module.ProtectedImportPage })),
  });
}
