import { createRoute, z } from '@hono/zod-openapi';
import { fileLinkSchema, orderPageSchema, orderSummarySchema } from '@kiln/contracts/payments-answers-schema';
import { orderLookupSchema } from '@kiln/contracts/payments-schema';
import { createFileLink } from '../delivery/create-file-link';
import { getOrderPage } from '../delivery/get-order-page';
import { limitLookups } from '../delivery/mail-limits';
import { listBrowserOrders } from '../delivery/list-browser-orders';
import { lookupOrders, resendLink } from '../delivery/send-links';
import { clientAddress } from '../middleware/client-address';
import type { RouteDeps } from './deps';
import { COMMON_FAILURES, createRouter, failure, jsonBody, success } from './openapi';

const TAGS = ['Orders'];
const token = z.object({ token: z.string().min(1).max(200).describe('The secret of the order’s link') });
const mailed = z.object({ message: z.string() });

const ownOrders = createRoute({
  method: 'get',
  path: '/orders',
  tags: TAGS,
  summary: 'The orders that this browser made, newest first',
  description: 'By an httpOnly cookie that the first order sets.',
  responses: { 200: success(z.array(orderSummarySchema), 'Orders') },
});

const lookup = createRoute({
  method: 'post',
  path: '/orders/lookup',
  tags: TAGS,
  summary: 'Mail the links to the orders of an address',
  description: 'The answer is the same whether or not the address has orders.',
  request: jsonBody(orderLookupSchema),
  responses: {
    202: success(mailed, 'Taken'),
    429: failure('`too_many_requests`'),
    ...COMMON_FAILURES,
  },
});

const page = createRoute({
  method: 'get',
  path: '/orders/{token}',
  tags: TAGS,
  summary: 'An order with its files',
  request: { params: token },
  responses: { 200: success(orderPageSchema, 'The order'), 404: failure('`order_not_found`') },
});

const fileLink = createRoute({
  method: 'post',
  path: '/orders/{token}/files/{fileId}',
  tags: TAGS,
  summary: 'A link to one file that works for 10 minutes',
  request: { params: token.extend({ fileId: z.string().min(1).max(200) }) },
  responses: {
    200: success(fileLinkSchema, 'The link'),
    403: failure('`access_pending`, `access_revoked`, `foreign_origin`'),
    404: failure('`order_not_found`, `file_not_found`'),
    410: failure('`link_expired`: ask for a new one'),
  },
});

const resend = createRoute({
  method: 'post',
  path: '/orders/{token}/resend',
  tags: TAGS,
  summary: 'Mail a working link to the order’s own address',
  request: { params: token },
  responses: {
    202: success(mailed, 'Taken'),
    404: failure('`order_not_found`'),
    429: failure('`too_many_requests`: nothing was sent'),
  },
});

const LOOKUP_ANSWER = {
  success: true as const,
  data: { message: 'If there are orders for this address, their links are on the way to it.' },
};

/** The order page and `/account/orders`. */
export function orderRoutes(deps: RouteDeps) {
  const router = createRouter();

  router.openapi(ownOrders, async (context) => {
    const data = await listBrowserOrders(deps, deps.browser.read(context));
    return context.json({ success: true as const, data }, 200);
  });

  router.openapi(lookup, async (context) => {
    const { email } = context.req.valid('json');
    await limitLookups(deps, clientAddress(context));
    await lookupOrders(deps, email);
    return context.json(LOOKUP_ANSWER, 202);
  });

  router.openapi(page, async (context) => {
    const data = await getOrderPage(deps, context.req.valid('param').token);
    return context.json({ success: true as const, data }, 200);
  });

  router.openapi(fileLink, async (context) => {
    const params = context.req.valid('param');
    const data = await createFileLink(deps, params.token, params.fileId);
    return context.json({ success: true as const, data }, 200);
  });

  router.openapi(resend, async (context) => {
    await resendLink(deps, context.req.valid('param').token);
    const data = { message: 'A new link is on the way to the address of this order.' };
    return context.json({ success: true as const, data }, 202);
  });

  return router;
}
