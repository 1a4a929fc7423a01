import type { StrapiApp } from '@strapi/strapi/admin';
import type { JSX } from 'react';

/** What an edit view hands to its side panels. */
export interface EditView {
  model: string;
  documentId?: string | undefined;
  document?: { documentId?: string } | undefined;
}

type SidePanel = (view: EditView) => { title: string; content: JSX.Element } | null;

interface ContentManagerApis {
  addEditViewSidePanel(panels: SidePanel[]): void;
}

/** Adds panels beside the edit form, in this order, below those of Strapi. */
export function addSidePanels(app: StrapiApp, panels: SidePanel[]): void {
  const { apis } = app.getPlugin('content-manager');
  if (isContentManager(apis)) apis.addEditViewSidePanel(panels);
}

function isContentManager(apis: object): apis is ContentManagerApis {
  return 'addEditViewSidePanel' in apis;
}
