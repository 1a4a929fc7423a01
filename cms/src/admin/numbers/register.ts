import { ChartPie } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { READ_NUMBERS } from './permissions';

/** 'Numbers' in the panel's menu. */
export function registerNumbers(app: StrapiApp): void {
  app.addMenuLink({
    to: 'numbers',
    icon: ChartPie,
    intlLabel: { id: 'numbers.menu', defaultMessage: 'Numbers' },
    permissions: READ_NUMBERS.map((permission) => ({ ...permission, id: '', properties: {}, conditions: [] })),
    position: 4,
    Component: () => import('./numbers-page').then((module) => ({ default: module.NumbersPage })),
  });
}
