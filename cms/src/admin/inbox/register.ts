import { Calendar, Mail } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { HANDLE_INBOX } from './permissions';

const permissions = HANDLE_INBOX.map((permission) => ({ ...permission, id: '', properties: {}, conditions: [] }));

/** 'Inbox' and 'Bookings' in the panel's menu, for roles that handle what people send us. */
export function registerInbox(app: StrapiApp): void {
  app.addMenuLink({
    to: 'inbox',
    icon: Mail,
    intlLabel: { id: 'inbox.menu', defaultMessage: 'Inbox' },
    permissions,
    position: 2,
    Component: () => import('./inbox-routes').then((module) => ({ default: module.InboxRoutes })),
  });
  app.addMenuLink({
    to: 'bookings',
    icon: Calendar,
    intlLabel: { id: 'bookings.menu', defaultMessage: 'Bookings' },
    permissions,
    position: 2.5,
    Component: () => import('./bookings-routes').then((module) => ({ default: module.BookingsRoutes })),
  });
}
