import { createRoute, z } from '@hono/zod-openapi';
import {
  adminOrderSchema,
  dismissSchema,
  paidBackSchema,
  pageSchema,
  queueEntrySchema,
  queueSearchSchema,
  refundRequestSchema,
  refundSchema,
} from '@kiln/contracts/admin-schema';
import { getAdminOrder, toRefund } from '../admin/get-order';
import { listQueue, toQueueEntry } from '../admin/queue-entry';
import { AppError } from '../lib/app-error';
import type { QueuedRefund } from '../refunds/refund';
import type { RefundScope } from '../refunds/plan-refund';
import { requestRefund } from '../refunds/request-refund';
import { confirmPaidBack, dismissQueued, refundQueued } from '../refunds/resolve-queue';
import { ADMIN_FAILURES, ADMIN_ROUTE, orderParams } from './admin-route';
import type { RouteDeps } from './deps';
import { createRouter, failure, jsonBody, success } from './openapi';

const refund = createRoute({
  ...ADMIN_ROUTE,
  method: 'post',
  path: '/orders/{orderId}/refunds',
  summary: 'Send money back: in full, by amount, or by item',
  description: 'The same Idempotency-Key is the same refund. `requested` means that the provider has not answered yet.',
  request: {
    params: orderParams,
    headers: z.object({ 'idempotency-key': z.string().min(8).max(100).optional() }),
    ...jsonBody(refundRequestSchema),
  },
  responses: {
    200: success(
      z.object({ refund: refundSchema, order: adminOrderSchema }),
      'The refund and the order as they are now',
    ),
    ...ADMIN_FAILURES,
    409: failure(
      '`nothing_to_refund`, `refund_too_much`, `refund_by_hand` (data tells where to send it), `refund_refused`, `refund_conflict`',
    ),
  },
});

const listed = createRoute({
  ...ADMIN_ROUTE,
  method: 'get',
  path: '/refund-queue',
  summary: 'Money that pays no order: double, late, of another amount, below or above the price; oldest first',
  request: { query: queueSearchSchema },
  responses: {
    200: success(pageSchema.extend({ entries: z.array(queueEntrySchema) }), 'A page of entries'),
    401: ADMIN_FAILURES[401],
    422: ADMIN_FAILURES[422],
  },
});

const queueParams = z.object({ queueId: z.string().max(60).describe('`rfq_…`') });
const queueAnswers = {
  200: success(z.object({ entry: queueEntrySchema, order: adminOrderSchema }), 'Entry and order as they are now'),
  ...ADMIN_FAILURES,
  404: failure('`queue_entry_not_found`'),
  409: failure('`queue_entry_resolved`, `nothing_to_refund`, `refund_by_hand`, `refund_refused`'),
} as const;

const sendBack = createRoute({
  ...ADMIN_ROUTE,
  method: 'post',
  path: '/refund-queue/{queueId}/refund',
  summary:
    'Send all of it back through the provider; the order stays as it is, or can be paid anew if it was not the price',
  request: { params: queueParams },
  responses: queueAnswers,
});

const paidBack = createRoute({
  ...ADMIN_ROUTE,
  method: 'post',
  path: '/refund-queue/{queueId}/paid-back',
  summary: 'Confirm that support has sent it back by hand',
  request: { params: queueParams, ...jsonBody(paidBackSchema) },
  responses: queueAnswers,
});

const dismiss = createRoute({
  ...ADMIN_ROUTE,
  method: 'post',
  path: '/refund-queue/{queueId}/dismiss',
  summary: 'Send nothing back, and say why',
  request: { params: queueParams, ...jsonBody(dismissSchema) },
  responses: queueAnswers,
});

/** Refunds of orders, and money that has to go back. */
export function adminRefundRoutes(deps: RouteDeps) {
  const router = createRouter();
  const answer = async (row: QueuedRefund) => ({
    success: true as const,
    data: { entry: await toQueueEntry(deps, row), order: await getAdminOrder(deps, row.orderId) },
  });

  router.openapi(refund, async (context) => {
    const { orderId } = context.req.valid('param');
    const body = context.req.valid('json');
    const key = context.req.valid('header')['idempotency-key'] ?? body.refund_id;
    if (key === undefined) throw keyMissing();
    const done = await requestRefund(deps, {
      orderId,
      scope: scopeOf(body),
      reason: body.reason,
      key,
      actor: context.var.actor,
      paidByHand: body.paid_by_hand?.transaction_hash ?? null,
    });
    const payments = await deps.database.payments.listByOrder(orderId);
    const data = { refund: toRefund(done, payments), order: await getAdminOrder(deps, orderId) };
    return context.json({ success: true as const, data }, 200);
  });

  router.openapi(listed, async (context) =>
    context.json({ success: true as const, data: await listQueue(deps, context.req.valid('query')) }, 200),
  );

  router.openapi(sendBack, async (context) => {
    const { queueId } = context.req.valid('param');
    return context.json(await answer(await refundQueued(deps, { queueId, actor: context.var.actor })), 200);
  });

  router.openapi(paidBack, async (context) => {
    const { queueId } = context.req.valid('param');
    const proof = context.req.valid('json').transaction_hash;
    return context.json(await answer(await confirmPaidBack(deps, { queueId, actor: context.var.actor }, proof)), 200);
  });

  router.openapi(dismiss, async (context) => {
    const { queueId } = context.req.valid('param');
    const { note } = context.req.valid('json');
    return context.json(await answer(await dismissQueued(deps, { queueId, actor: context.var.actor }, note)), 200);
  });

  return router;
}

function scopeOf({ amount, items }: z.infer<typeof refundRequestSchema>): RefundScope {
  if (amount !== undefined) return { kind: 'amount', amount };
  return items === undefined ? { kind: 'full' } : { kind: 'items', items: items.toSorted() };
}

function keyMissing(): AppError {
  const message = 'Send an Idempotency-Key header or a refund_id, so that a repeated call is one refund.';
  return new AppError('invalid_request', message, { fields: { refund_id: message } });
}
