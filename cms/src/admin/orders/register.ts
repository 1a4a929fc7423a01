import { PriceTag } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { HANDLE_ORDERS } from './permissions';

/** 'Orders' in the panel's menu, for roles that may handle them. */
export function registerOrders(app: StrapiApp): void {
  app.addMenuLink({
    to: 'orders',
    icon: PriceTag,
    intlLabel: { id: 'orders.menu', defaultMessage: 'Orders' },
    permissions: HANDLE_ORDERS.map((permission) => ({ ...permission, id: '', properties: {}, conditions: [] })),
    position: 3,
    Component: () => import('./orders-routes').then((module) => ({ default: module.OrdersRoutes })),
  });
}
