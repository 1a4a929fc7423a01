import type { Core } from '@strapi/strapi';

/** Fields whose input is our own in the panel (src/admin); the database keeps them as JSON lists of text. */
export function registerCustomFields(strapi: Core.Strapi): void {
  strapi.customFields.register([
    { name: 'line-list', type: 'json', inputSize: { default: 6, isResizable: true } },
    { name: 'deliverables', type: 'json', inputSize: { default: 12, isResizable: false } },
  ]);
}
