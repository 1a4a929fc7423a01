import { z } from 'zod';
import { paymentStateSchema, totalsSchema } from './payments-answers-schema';
import { paymentMethodSchema } from './payments-schema';

/** Wire shapes of /api/payments/admin: what support sees of orders. Amounts in US cents, instants ISO 8601. */

const cents = z.number().int().min(0).describe('US cents');
const positiveCents = z.number().int().min(1, 'amount is in cents, at least 1').max(99_999_999);
const instant = z.iso.datetime();
const optionalInstant = instant.nullable();
const text = (name: string, max: number) =>
  z.string().trim().min(1, `${name} is required`).max(max, `${name} is longer than ${max} characters`);

export const refundStateSchema = z.enum(['requested', 'pending', 'succeeded', 'failed']);

export const refundSchema = z
  .object({
    id: z.string(),
    paymentId: z.string(),
    amount: cents,
    local: z.object({ currency: z.string(), amount: z.number().int() }).nullable(),
    lines: z.array(z.object({ orderItemId: z.string(), amount: cents })).describe('Empty: no item is meant'),
    reason: z.string(),
    state: refundStateSchema.describe('requested: the provider has not answered yet'),
    providerRefundId: z.string().nullable(),
    requestedBy: z.string(),
    failure: z.string().nullable(),
    createdAt: instant,
    doneAt: optionalInstant,
  })
  .meta({ id: 'Refund' });

export const queueEntrySchema = z
  .object({
    id: z.string(),
    orderId: z.string(),
    orderNumber: z.number().int(),
    paymentId: z.string(),
    provider: z.string(),
    providerPaymentId: z.string().nullable(),
    method: paymentMethodSchema,
    amount: cents,
    reason: z.enum(['paid_twice', 'late_for_changed_order', 'amount_mismatch', 'overpaid', 'underpaid']),
    state: z.enum(['open', 'refunded', 'dismissed']),
    refundable: z.boolean().describe('false: the provider sends nothing back, pay it back by hand'),
    walletAddress: z.string().nullable().describe('Crypto: where to send it'),
    note: z.string().nullable(),
    resolvedBy: z.string().nullable(),
    createdAt: instant,
    resolvedAt: optionalInstant,
  })
  .meta({ id: 'RefundQueueEntry' });

export const adminOrderSummarySchema = z
  .object({
    id: z.string(),
    number: z.number().int(),
    state: paymentStateSchema,
    email: z.string(),
    name: z.string(),
    method: paymentMethodSchema,
    total: cents,
    createdAt: instant,
    paidAt: optionalInstant,
    openedAt: optionalInstant,
  })
  .meta({ id: 'AdminOrderSummary' });

export const adminOrderSchema = adminOrderSummarySchema
  .extend({
    phone: z.string(),
    erasedAt: optionalInstant.describe('When the buyer’s personal data was erased; e-mail, name and phone are empty'),
    invoice: z.object({ number: z.string(), issuedAt: instant }).nullable(),
    totals: totalsSchema,
    accessExpiresAt: optionalInstant,
    refunded: cents.describe('Gone back or on its way: refunds that the provider took, and lost disputes'),
    refundable: cents.describe('What can still be refunded'),
    items: z.array(
      z.object({
        id: z.string(),
        productId: z.number().int(),
        title: z.string(),
        quantity: z.number().int(),
        unitPrice: cents,
        share: cents.describe('With its tax; all shares sum to the total'),
        refundable: cents,
        access: z.enum(['granted', 'pending', 'revoked']),
      }),
    ),
    payments: z.array(
      z.object({
        id: z.string(),
        attempt: z.number().int(),
        provider: z.string(),
        providerPaymentId: z.string().nullable(),
        providerUrl: z.string().nullable().describe('The payment in the provider’s dashboard'),
        method: paymentMethodSchema,
        amount: cents,
        local: z.object({ currency: z.string(), amount: z.number().int(), rate: z.number() }).nullable(),
        state: paymentStateSchema,
        failure: z.object({ code: z.string(), message: z.string() }).nullable(),
        createdAt: instant,
      }),
    ),
    refunds: z.array(refundSchema),
    disputes: z.array(
      z.object({
        id: z.string(),
        paymentId: z.string(),
        providerDisputeId: z.string(),
        state: z.enum(['open', 'won', 'lost']),
        amount: cents,
        reason: z.string(),
        createdAt: instant,
        closedAt: optionalInstant,
      }),
    ),
    refundQueue: z.array(queueEntrySchema),
    mails: z.array(
      z.object({
        kind: z.string(),
        state: z.enum(['pending', 'sending', 'done', 'refused']),
        recipient: z.string().nullable(),
        subject: z.string().nullable(),
        answer: z.string().nullable().describe('The mail server’s last answer'),
        attempts: z.number().int(),
        createdAt: instant,
        acceptedAt: optionalInstant,
        returned: z
          .object({ kind: z.enum(['bounced', 'complained']), reason: z.string(), at: instant })
          .nullable()
          .describe('It came back, or its receiver called it spam'),
      }),
    ),
    downloads: z.array(
      z.object({
        fileName: z.string(),
        version: z.number().int(),
        issuedAt: instant,
        firstRequestedAt: optionalInstant,
        requests: z.number().int(),
      }),
    ),
    timeline: z
      .array(
        z.object({
          id: z.string(),
          at: instant,
          kind: z.string(),
          actor: z.string(),
          detail: z.record(z.string(), z.unknown()),
        }),
      )
      .describe('Newest first'),
  })
  .meta({ id: 'AdminOrder' });

const page = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(25),
};
export const pageSchema = z.object({ page: z.number().int(), limit: z.number().int(), total: z.number().int() });
const day = z.union([z.iso.date(), z.iso.datetime()], 'A date (2026-11-20) or an instant');

export const orderSearchSchema = z.object({
  ...page,
  q: z.string().trim().max(254).optional().describe('Number, id of ours or the provider’s, part of e-mail or name'),
  state: paymentStateSchema.optional(),
  method: paymentMethodSchema.optional(),
  from: day.optional().describe('Made at or after'),
  to: day.optional().describe('Made before; a date includes its day'),
  list: z
    .enum(['never_opened', 'undeliverable', 'underpaid'])
    .optional()
    .describe(
      'never_opened: paid over a day ago, page and files never opened; undeliverable: receipt refused for good; ' +
        'underpaid: too few coins came, and not the rest yet',
    ),
});

export const queueSearchSchema = z.object({ ...page, state: z.enum(['open', 'refunded', 'dismissed']).optional() });

const paidByHand = z.object({ transaction_hash: text('transaction_hash', 200) });

export const refundRequestSchema = z
  .object({
    full: z.literal(true).optional(),
    amount: positiveCents.optional().describe('Cents; takes no access unless nothing is left'),
    items: z.array(z.string().max(60)).min(1).max(100).optional().describe('Ids of order items, each as a whole'),
    reason: text('reason', 500),
    refund_id: z.string().min(8).max(100).optional().describe('Instead of the header Idempotency-Key'),
    paid_by_hand: paidByHand.optional().describe('The money was sent by support, not through the provider'),
  })
  .refine(
    ({ full, amount, items }) => [full, amount, items].filter((scope) => scope !== undefined).length === 1,
    'Say what to refund: one of full, amount, items',
  )
  .meta({ id: 'RefundRequest' });

export const paidBackSchema = paidByHand.meta({ id: 'PaidBackRequest' });
export const dismissSchema = z.object({ note: text('note', 500) }).meta({ id: 'DismissRequest' });
export const correctEmailSchema = z
  .object({ email: z.string().trim().max(254).pipe(z.email('Invalid email address')) })
  .meta({ id: 'CorrectEmailRequest' });
export const extendAccessSchema = z
  .object({ days: z.number().int('days is a whole number').min(1).max(365) })
  .meta({ id: 'ExtendAccessRequest' });
export const accessReasonSchema = z.object({ reason: text('reason', 500) }).meta({ id: 'AccessRequest' });

export const orderLinkSchema = z
  .object({ path: z.string().describe('Opens the order’s page and files without a sign-in: for the buyer alone') })
  .meta({ id: 'OrderLink' });

export const erasureRequestSchema = z
  .object({ email: z.string().trim().max(254).pipe(z.email('Invalid email address')) })
  .meta({ id: 'ErasureRequest' });

export const erasureSchema = z
  .object({
    orders: z
      .array(
        z.object({
          id: z.string(),
          number: z.number().int(),
          state: paymentStateSchema,
          createdAt: instant,
          invoiceNumber: z.string().nullable().describe('Kept as it was issued, with the buyer’s name and address'),
          blockedBy: z
            .enum(['payment', 'refund', 'dispute', 'mail'])
            .nullable()
            .describe('What has to end first; the person is still needed for it'),
        }),
      )
      .describe('Newest first'),
  })
  .meta({ id: 'Erasure' });

export type Erasure = z.infer<typeof erasureSchema>;
export type AdminOrder = z.infer<typeof adminOrderSchema>;
export type AdminOrderSummary = z.infer<typeof adminOrderSummarySchema>;
export type RefundQueueEntry = z.infer<typeof queueEntrySchema>;
