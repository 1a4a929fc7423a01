import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { actorOf } from '../auth/actor';
import { erasePerson, previewErasure } from './erase-person';
import { askPayments, type PaymentsAnswer, type PaymentsCall } from './payments-client';
import { ERASE_PERSON, HANDLE_ORDERS } from './permissions';

interface PanelRoute {
  method: 'GET' | 'POST' | 'PUT';
  /** Below /admin/order-desk. */
  path: string;
  action: string;
  toCall: ToCall;
}

type ToCall = (ctx: Context) => Pick<PaymentsCall, 'path'> & Partial<PaymentsCall>;

const ITEM = '/orders/:orderId/items/:itemId';
const QUEUED = '/refund-queue/:queueId';

/** Searches and addresses travel in bodies: URLs end in logs. */
const ROUTES: PanelRoute[] = [
  post('/orders/search', (ctx) => ({ method: 'GET', path: `/orders?${queryOf(bodyOf(ctx))}`, body: undefined })),
  { method: 'GET', path: '/orders/:orderId', action: HANDLE_ORDERS, toCall: (ctx) => ({ path: orderPath(ctx) }) },
  post('/orders/:orderId/resend', (ctx) => ({ path: `${orderPath(ctx)}/resend` })),
  post('/orders/:orderId/link', (ctx) => ({ path: `${orderPath(ctx)}/link` })),
  post('/orders/:orderId/extend', (ctx) => ({ path: `${orderPath(ctx)}/extend` })),
  post('/orders/:orderId/refunds', (ctx) => ({ path: `${orderPath(ctx)}/refunds` })),
  post('/orders/:orderId/email', (ctx) => ({ method: 'PUT', path: `${orderPath(ctx)}/email` })),
  post(`${ITEM}/revoke`, (ctx) => ({ path: `${orderPath(ctx)}/items/${param(ctx, 'itemId')}/revoke` })),
  post(`${ITEM}/restore`, (ctx) => ({ path: `${orderPath(ctx)}/items/${param(ctx, 'itemId')}/restore` })),
  post('/refund-queue/search', (ctx) => ({
    method: 'GET',
    path: `/refund-queue?${queryOf(bodyOf(ctx))}`,
    body: undefined,
  })),
  post(`${QUEUED}/refund`, (ctx) => ({ path: `/refund-queue/${param(ctx, 'queueId')}/refund` })),
  post(`${QUEUED}/paid-back`, (ctx) => ({ path: `/refund-queue/${param(ctx, 'queueId')}/paid-back` })),
  post(`${QUEUED}/dismiss`, (ctx) => ({ path: `/refund-queue/${param(ctx, 'queueId')}/dismiss` })),
];

/** The panel's calls for orders: the role is checked here, the secret for payments-service never leaves the CMS. */
export function registerOrderRoutes(strapi: Core.Strapi): void {
  const passOn =
    ({ method, toCall }: PanelRoute) =>
    (ctx: Context, { key, ...body }: Wish) =>
      askPayments(strapi, actorOf(ctx), {
        method,
        body: method === 'GET' ? undefined : body,
        ...keyOf(key),
        ...toCall(ctx),
      });
  const erasures = {
    '/erasures/preview': (ctx: Context, { key: _, ...body }: Wish) => previewErasure(strapi, actorOf(ctx), body),
    '/erasures': (ctx: Context, { key, ...body }: Wish) => erasePerson(strapi, actorOf(ctx), { body, ...keyOf(key) }),
  };

  strapi.server.routes({
    type: 'admin',
    prefix: '/admin/order-desk',
    routes: [
      ...ROUTES.map((route) => toRoute(route, passOn(route))),
      ...Object.entries(erasures).map(([path, ask]) => toRoute({ method: 'POST', path, action: ERASE_PERSON }, ask)),
    ],
  });
}

type Wish = Record<string, unknown>;

function toRoute(
  { method, path, action }: Omit<PanelRoute, 'toCall'>,
  ask: (ctx: Context, wish: Wish) => Promise<PaymentsAnswer>,
) {
  return {
    method,
    path,
    info: { pluginName: 'admin', type: 'admin' },
    config: {
      policies: ['admin::isAuthenticatedAdmin', { name: 'admin::hasPermissions', config: { actions: [action] } }],
    },
    handler: async (ctx: Context) => {
      const { status, body } = await ask(ctx, bodyOf(ctx));
      ctx.set('Cache-Control', 'no-store');
      ctx.status = status;
      ctx.body = body;
    },
  };
}

function post(path: string, toCall: ToCall): PanelRoute {
  return { method: 'POST', path, action: HANDLE_ORDERS, toCall };
}

function bodyOf(ctx: Context): Record<string, unknown> {
  const body: unknown = ctx.request.body;
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function keyOf(key: unknown): { key?: string } {
  return typeof key === 'string' && /^[\w-]{8,100}$/.test(key) ? { key } : {};
}

function queryOf(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' || typeof value === 'number') query.set(name, String(value));
  }
  return query.toString();
}

function orderPath(ctx: Context): string {
  return `/orders/${param(ctx, 'orderId')}`;
}

/** An id as payments-service makes them; anything else could name another of its calls. */
function param(ctx: Context, name: string): string {
  const id = String(ctx.params[name]);
  if (!/^[a-z]{3}_[\w-]{1,60}$/.test(id)) throw new errors.NotFoundError('There is nothing with this id.');
  return id;
}
