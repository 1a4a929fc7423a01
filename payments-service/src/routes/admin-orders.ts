import { createRoute, z } from '@hono/zod-openapi';
import {
  accessReasonSchema,
  adminOrderSchema,
  adminOrderSummarySchema,
  correctEmailSchema,
  extendAccessSchema,
  orderLinkSchema,
  orderSearchSchema,
  pageSchema,
} from '@kiln/contracts/admin-schema';
import { correctEmail, extendAccess, resendReceipt, takeOrderLink } from '../admin/change-delivery';
import { decideAccess } from '../admin/decide-access';
import { getAdminOrder } from '../admin/get-order';
import { searchOrders } from '../admin/search-orders';
import type { RouteDeps } from './deps';
import { ADMIN_FAILURES, ADMIN_ROUTE, orderParams, pressHeaders, pressOf } from './admin-route';
import { createRouter, failure, jsonBody, success } from './openapi';

const order = success(adminOrderSchema, 'The order as it is now');
const unpaid = { ...ADMIN_FAILURES, 409: failure('`order_unpaid`, `order_erased`') };

const search = createRoute({
  ...ADMIN_ROUTE,
  method: 'get',
  path: '/orders',
  summary: 'Orders, newest first',
  request: { query: orderSearchSchema },
  responses: {
    200: success(pageSchema.extend({ orders: z.array(adminOrderSummarySchema) }), 'A page of orders'),
    401: ADMIN_FAILURES[401],
    422: ADMIN_FAILURES[422],
  },
});

const details = createRoute({
  ...ADMIN_ROUTE,
  method: 'get',
  path: '/orders/{orderId}',
  summary: 'An order with its payments, refunds, mails, downloads and timeline',
  request: { params: orderParams },
  responses: { 200: order, ...ADMIN_FAILURES },
});

const resend = createRoute({
  ...ADMIN_ROUTE,
  method: 'post',
  path: '/orders/{orderId}/resend',
  summary: 'Mail the receipt again, with a working link',
  request: { params: orderParams, headers: pressHeaders },
  responses: { 200: order, ...unpaid },
});

const link = createRoute({
  ...ADMIN_ROUTE,
  method: 'post',
  path: '/orders/{orderId}/link',
  summary: 'The order’s link, to hand to the buyer; noted in the timeline',
  request: { params: orderParams, headers: pressHeaders },
  responses: { 200: success(orderLinkSchema, 'The link'), ...unpaid, 410: failure('`link_expired`: extend it first') },
});

const email = createRoute({
  ...ADMIN_ROUTE,
  method: 'put',
  path: '/orders/{orderId}/email',
  summary: 'Correct the buyer’s address',
  description: 'Links that went to the old address stop working; the receipt goes to the new one.',
  request: { params: orderParams, ...jsonBody(correctEmailSchema) },
  responses: { 200: order, ...ADMIN_FAILURES, 409: failure('`order_erased`') },
});

const extend = createRoute({
  ...ADMIN_ROUTE,
  method: 'post',
  path: '/orders/{orderId}/extend',
  summary: 'Let links and files work longer',
  request: { params: orderParams, headers: pressHeaders, ...jsonBody(extendAccessSchema) },
  responses: { 200: order, ...unpaid },
});

const access = createRoute({
  ...ADMIN_ROUTE,
  method: 'post',
  path: '/orders/{orderId}/items/{itemId}/{decision}',
  summary: 'Take the access to one item, or give it back',
  request: {
    params: orderParams.extend({ itemId: z.string().max(60), decision: z.enum(['revoke', 'restore']) }),
    ...jsonBody(accessReasonSchema),
  },
  responses: { 200: order, ...unpaid },
});

/** What support sees of orders, and does about mails and access. */
export function adminOrderRoutes(deps: RouteDeps) {
  const router = createRouter();
  const answer = async (orderId: string) => ({ success: true as const, data: await getAdminOrder(deps, orderId) });

  router.openapi(search, async (context) =>
    context.json({ success: true as const, data: await searchOrders(deps, context.req.valid('query')) }, 200),
  );

  router.openapi(details, async (context) => context.json(await answer(context.req.valid('param').orderId), 200));

  router.openapi(resend, async (context) => {
    const { orderId } = context.req.valid('param');
    await resendReceipt(deps, orderId, pressOf(context.var.actor, context.req.valid('header')));
    return context.json(await answer(orderId), 200);
  });

  router.openapi(link, async (context) => {
    const press = pressOf(context.var.actor, context.req.valid('header'));
    const path = await takeOrderLink(deps, context.req.valid('param').orderId, press);
    return context.json({ success: true as const, data: { path } }, 200);
  });

  router.openapi(email, async (context) => {
    const { orderId } = context.req.valid('param');
    await correctEmail(deps, orderId, context.req.valid('json').email, context.var.actor);
    return context.json(await answer(orderId), 200);
  });

  router.openapi(extend, async (context) => {
    const { orderId } = context.req.valid('param');
    const press = pressOf(context.var.actor, context.req.valid('header'));
    await extendAccess(deps, orderId, context.req.valid('json').days, press);
    return context.json(await answer(orderId), 200);
  });

  router.openapi(access, async (context) => {
    const { orderId, itemId, decision: verb } = context.req.valid('param');
    const decision = verb === 'revoke' ? ('revoked' as const) : ('granted' as const);
    const { reason } = context.req.valid('json');
    await decideAccess(deps, { orderId, itemId, decision, reason, actor: context.var.actor });
    return context.json(await answer(orderId), 200);
  });

  return router;
}
