import type { StrapiApp } from '@strapi/strapi/admin';
import { ProductNumberPanel } from './product-number-panel';

interface ContentManagerApis {
  addEditViewSidePanel(panels: (typeof ProductNumberPanel)[]): void;
}

/** Shows a product's public number beside its edit form. */
export function showProductNumber(app: StrapiApp): void {
  const { apis } = app.getPlugin('content-manager');
  if (isContentManager(apis)) apis.addEditViewSidePanel([ProductNumberPanel]);
}

function isContentManager(apis: object): apis is ContentManagerApis {
  return 'addEditViewSidePanel' in apis;
}
