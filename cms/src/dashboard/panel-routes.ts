import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { lastDays } from '../analytics/days';
import { SEE_MONEY } from '../analytics/permissions';
import { actorOf } from '../auth/actor';
import { HANDLE_INBOX } from '../desk/permissions';
import { askPayments, type PaymentsCall } from '../orders/payments-client';
import { HANDLE_ORDERS } from '../orders/permissions';
import { SEE_HEALTH } from './permissions';
import { listRefusedMails, sendRefusedMail } from './site-mails';
import { countUnanswered } from './unanswered';

/** What the widgets of the panel's home page ask, each by itself. Money, people and health have an action each. */
export function registerDashboardRoutes(strapi: Core.Strapi): void {
  /** payments-service's answer as it stands. */
  const passOn = (toCall: (ctx: Context) => PaymentsCall) => async (ctx: Context) => {
    const answer = await askPayments(strapi, actorOf(ctx), toCall(ctx));
    ctx.set('Cache-Control', 'no-store');
    ctx.status = answer.status;
    ctx.body = answer.body;
  };
  const tell = (read: (ctx: Context) => Promise<object>) => async (ctx: Context) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: await read(ctx) };
  };
  const siteMails = async () => ({ failures: await listRefusedMails(strapi) });

  strapi.server.routes({
    type: 'admin',
    prefix: '/admin/dashboard',
    routes: [
      get(
        '/sales',
        SEE_MONEY,
        passOn(() => ({ method: 'GET', path: `/sales/days?since=${lastDays()[0]}` })),
      ),
      get(
        '/health',
        SEE_HEALTH,
        passOn(() => ({ method: 'GET', path: '/health' })),
      ),
      get(
        '/inquiries',
        HANDLE_INBOX,
        tell(async () => countUnanswered(strapi)),
      ),
      get(
        '/mails/orders',
        HANDLE_ORDERS,
        passOn(() => ({ method: 'GET', path: '/mail-failures' })),
      ),
      get('/mails/site', HANDLE_INBOX, tell(siteMails)),
      post(
        '/mails/orders/:id/retry',
        HANDLE_ORDERS,
        passOn((ctx) => ({ method: 'POST', path: retryPath(ctx) })),
      ),
      post(
        '/mails/site/:id/retry',
        HANDLE_INBOX,
        tell(async (ctx) => {
          await sendRefusedMail(strapi, actorOf(ctx), siteMailOf(ctx));
          return siteMails();
        }),
      ),
    ],
  });
}

/** An id as payments-service makes them; anything else could name another of its calls. */
function retryPath(ctx: Context): string {
  const id = String(ctx.params.id);
  if (!/^job_\w{1,60}$/.test(id)) throw new errors.NotFoundError('There is no such mail.');
  return `/mails/${id}/retry`;
}

function siteMailOf(ctx: Context): number {
  const id = String(ctx.params.id);
  if (!/^\d{1,9}$/.test(id)) throw new errors.NotFoundError('There is no such mail.');
  return Number(id);
}

function get(path: string, action: string, handler: (ctx: Context) => Promise<void>) {
  return route('GET', path, action, handler);
}

function post(path: string, action: string, handler: (ctx: Context) => Promise<void>) {
  return route('POST', path, action, handler);
}

function route(method: 'GET' | 'POST', path: string, action: string, handler: (ctx: Context) => Promise<void>) {
  return {
    method,
    path,
    handler,
    info: { pluginName: 'admin', type: 'admin' },
    config: {
      policies: ['admin::isAuthenticatedAdmin', { name: 'admin::hasPermissions', config: { actions: [action] } }],
    },
  };
}
