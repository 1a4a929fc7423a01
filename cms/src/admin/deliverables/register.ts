import type { StrapiApp } from '@strapi/strapi/admin';

export function registerDeliverablesField(app: StrapiApp): void {
  app.customFields.register({
    name: 'deliverables',
    type: 'json',
    intlLabel: { id: 'deliverables.label', defaultMessage: 'Files for sale' },
    intlDescription: { id: 'deliverables.description', defaultMessage: 'What buyers download, in this order' },
    components: { Input: async () => import('./deliverables-input').then((m) => ({ default: m.DeliverablesInput })) },
  });
}
