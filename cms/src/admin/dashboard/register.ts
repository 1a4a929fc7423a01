import { ChartBubble, Mail, PaperPlane, Server, ShoppingCart, TrendUp } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { HANDLE_INBOX } from '../inbox/permissions';
import { SEE_MONEY } from '../numbers/permissions';
import { HANDLE_ORDERS } from '../orders/permissions';

type Widgets = ReturnType<Extract<Parameters<StrapiApp['widgets']['register']>[0], (before: never) => unknown>>;

const title = (id: string, defaultMessage: string) => ({ id: `dashboard.${id}`, defaultMessage });
const EXPLORER_READ = 'plugin::content-manager.explorer.read';
const READ_PRODUCTS = [{ action: EXPLORER_READ, subject: 'api::product.product' }];
const SEE_HEALTH = [{ action: 'api::dashboard.health', subject: null }];

const OURS: Widgets = [
  {
    id: 'sales',
    icon: TrendUp,
    title: title('sales', 'Sales of 30 days'),
    component: async () => (await import('./sales-widget')).SalesWidget,
    permissions: SEE_MONEY,
  },
  {
    id: 'orders',
    icon: ShoppingCart,
    title: title('orders', 'Newest orders'),
    link: { label: title('orders.link', 'All orders'), href: '/orders' },
    component: async () => (await import('./orders-widget')).OrdersWidget,
    permissions: HANDLE_ORDERS,
  },
  {
    id: 'inquiries',
    icon: ChartBubble,
    title: title('inquiries', 'Unanswered inquiries'),
    link: { label: title('inquiries.link', 'Inbox'), href: '/inbox' },
    component: async () => (await import('./inquiries-widget')).InquiriesWidget,
    permissions: HANDLE_INBOX,
  },
  {
    id: 'mails',
    icon: Mail,
    title: title('mails', 'Order mails that did not arrive'),
    component: async () => (await import('./mails-widget')).OrderMailsWidget,
    permissions: HANDLE_ORDERS,
  },
  {
    id: 'site-mails',
    icon: PaperPlane,
    title: title('site-mails', 'Other mails that did not arrive'),
    component: async () => (await import('./mails-widget')).SiteMailsWidget,
    permissions: HANDLE_INBOX,
  },
  {
    id: 'health',
    icon: Server,
    title: title('health', 'Payment providers'),
    component: async () => (await import('./health-widget')).HealthWidget,
    permissions: SEE_HEALTH,
  },
];

/** Strapi's own that say something here: what was edited and published last, to those who edit products. */
const KEPT = ['last-edited-entries', 'last-published-entries'];

/** The panel's home page: ours first, each for the roles that may see its data. */
export function registerDashboard(app: StrapiApp): void {
  app.widgets.register((before) => [
    ...OURS,
    ...before.filter(({ id }) => KEPT.includes(id)).map((widget) => ({ ...widget, permissions: READ_PRODUCTS })),
  ]);
}
