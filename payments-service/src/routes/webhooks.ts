import { createRoute, z } from '@hono/zod-openapi';
import { receiveMailEvent } from '../delivery/receive-mail-event';
import { receiveWebhook } from '../webhooks/receive-webhook';
import type { RouteDeps } from './deps';
import { createRouter, failure, success } from './openapi';

const webhook = createRoute({
  method: 'post',
  path: '/webhooks/{provider}',
  tags: ['Webhooks'],
  summary: 'A provider’s event',
  description: 'Signed over the raw body. Answered once it is stored; repeating it changes nothing.',
  request: { params: z.object({ provider: z.string().max(40) }) },
  responses: {
    200: success(z.object({ received: z.literal(true) }), 'Stored'),
    400: failure('`invalid_signature`'),
    404: failure('`not_found`: this provider’s webhook is off'),
  },
});

const mailWebhook = createRoute({
  method: 'post',
  path: '/webhooks/mail/{provider}',
  tags: ['Webhooks'],
  summary: 'What a mail provider tells of a mail: it came back, or was called spam',
  description: 'Stored once. Other events are answered and not kept.',
  request: { params: z.object({ provider: z.string().max(40) }) },
  responses: webhook.responses,
});

/** The providers' events. The body is read as text: its signature covers the raw bytes. */
export function webhookRoutes(deps: RouteDeps) {
  const router = createRouter();
  router.openapi(webhook, async (context) => {
    const { provider } = context.req.valid('param');
    await receiveWebhook(deps, provider, await context.req.text(), context.req.raw.headers);
    return context.json({ success: true as const, data: { received: true as const } }, 200);
  });
  router.openapi(mailWebhook, async (context) => {
    await receiveMailEvent(deps, context.req.valid('param').provider, await context.req.text());
    return context.json({ success: true as const, data: { received: true as const } }, 200);
  });
  return router;
}
