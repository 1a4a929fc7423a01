import type { StrapiApp } from '@strapi/strapi/admin';

export function registerLineListField(app: StrapiApp): void {
  app.customFields.register({
    name: 'line-list',
    type: 'json',
    intlLabel: { id: 'line-list.label', defaultMessage: 'List of lines' },
    intlDescription: { id: 'line-list.description', defaultMessage: 'Short texts, one per line' },
    components: { Input: async () => import('./line-list-input').then((m) => ({ default: m.LineListInput })) },
  });
}
