import { createRoute, z } from '@hono/zod-openapi';
import { orderInvoiceSchema } from '@kiln/contracts/payments-answers-schema';
import { invoiceDetailsSchema } from '@kiln/contracts/payments-schema';
import { attachmentHeader } from '../delivery/content-disposition';
import { ByteCache } from '../invoices/byte-cache';
import { correctInvoice } from '../invoices/correct-invoice';
import { openInvoice } from '../invoices/open-invoice';
import type { RouteDeps } from './deps';
import { COMMON_FAILURES, createRouter, failure, jsonBody, success } from './openapi';

const TAGS = ['Orders'];
/** Some hundred invoices. */
const KEPT_BYTES = 16 * 1024 * 1024;
const token = z.object({ token: z.string().min(1).max(200).describe('The secret of the order’s link') });

const pdf = createRoute({
  method: 'get',
  path: '/orders/{token}/invoice.pdf',
  tags: TAGS,
  summary: 'The invoice as a PDF, with its newest correction',
  request: {
    params: token,
    query: z.object({
      revision: z.coerce.number().int().min(0).optional().describe('0: the invoice as it was issued'),
    }),
  },
  responses: {
    200: { description: 'The PDF, as an attachment', content: { 'application/pdf': { schema: z.string() } } },
    404: failure('`order_not_found`, `invoice_not_found`'),
    410: failure('`link_expired`: ask for a new one'),
    422: failure('`invalid_request`'),
  },
});

const details = createRoute({
  method: 'post',
  path: '/orders/{token}/invoice-details',
  tags: TAGS,
  summary: 'Add or put right the company name and tax id on the invoice',
  description: 'For 30 days, five times. Makes a correction that refers to the invoice; its number stays.',
  request: { params: token, ...jsonBody(invoiceDetailsSchema) },
  responses: {
    200: success(orderInvoiceSchema, 'The invoice as it is now'),
    404: failure('`order_not_found`, `invoice_not_found`'),
    409: failure('`invoice_closed`, `invoice_conflict`'),
    410: failure('`link_expired`'),
    ...COMMON_FAILURES,
  },
});

/** Invoices of the order page. */
export function invoiceRoutes(deps: RouteDeps) {
  const router = createRouter();
  const rendered = new ByteCache(KEPT_BYTES);

  router.openapi(pdf, async (context) => {
    const { revision } = context.req.valid('query');
    const { fileName, bytes } = await openInvoice(deps, rendered, context.req.valid('param').token, revision);
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': attachmentHeader(fileName),
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  router.openapi(details, async (context) => {
    const data = await correctInvoice(deps, context.req.valid('param').token, context.req.valid('json'));
    return context.json({ success: true as const, data }, 200);
  });

  return router;
}
