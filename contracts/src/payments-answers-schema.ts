import { z } from 'zod';
import { COINS } from './payment-details';
import { paymentMethodSchema } from './payments-schema';
import { PAYMENT_STATES } from './payments-api';

const cents = z.number().int().min(0).describe('Minor units (US cents)');
const instant = z.iso.datetime();

export const totalsSchema = z.object({ subtotal: cents, tax: cents, total: cents }).meta({ id: 'Totals' });
export const paymentStateSchema = z.enum(PAYMENT_STATES).meta({ id: 'PaymentState' });

/** The envelope of every success. */
export const successOf = <Data extends z.ZodType>(data: Data) => z.object({ success: z.literal(true), data });

/** The envelope of every failure; `data` only where the code says so (`totals_changed`). */
export const failureSchema = z
  .object({
    success: z.literal(false),
    error: z.object({ code: z.string(), message: z.string(), fields: z.record(z.string(), z.string()).optional() }),
    data: z.unknown().optional(),
  })
  .meta({ id: 'Failure' });

const decimal = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .describe('Decimal text, in whole coins');

export const nextStepSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('confirm'), clientSecret: z.string() }),
    z.object({ kind: z.literal('approve'), orderID: z.string() }),
    z.object({ kind: z.literal('scan'), imageUrl: z.string(), hostedUrl: z.string(), expiresAt: instant }),
    z.object({
      kind: z.literal('deposit'),
      coin: z.enum(COINS),
      address: z.string(),
      amount: decimal,
      uri: z.string(),
      expiresAt: instant.nullable(),
    }),
    z.object({ kind: z.literal('verify_account'), hostedUrl: z.string(), arrivesAt: instant.nullable() }),
  ])
  .meta({ id: 'NextStep' });

export const createdPaymentSchema = z
  .object({
    orderId: z.string(),
    paymentId: z.string(),
    clientSecret: z.string().nullable(),
    next: nextStepSchema.nullable(),
    status: paymentStateSchema,
    totals: totalsSchema,
    charge: z.object({ currency: z.string(), amount: z.number().int().describe('Minor units of `currency`') }),
  })
  .meta({ id: 'CreatedPayment' });

export const verificationSchema = z
  .object({
    orderId: z.string(),
    paymentMethod: paymentMethodSchema,
    amount: cents,
    status: z.enum(['paid', 'processing']),
    orderPath: z.string().optional(),
    progress: z
      .object({
        stage: z.enum(['seen', 'confirmed', 'underpaid', 'clearing', 'reviewing']),
        received: decimal.optional(),
        expected: decimal.optional(),
        settlesBy: instant.optional(),
      })
      .optional(),
  })
  .meta({ id: 'PaymentVerification' });

export const offeredMethodSchema = z
  .object({
    id: paymentMethodSchema,
    name: z.string(),
    description: z.string(),
    icon: z.string(),
    priority: z.number().int(),
    enabled: z.boolean(),
    fees: z.object({ percent: z.number(), fixed: cents, label: z.string() }),
    recommended: z.boolean(),
  })
  .meta({ id: 'OfferedMethod' });

export const paymentsConfigSchema = z
  .object({
    mode: z.enum(['sandbox', 'live']),
    stripe: z.object({ publishableKey: z.string(), scriptUrl: z.string() }),
    paypal: z.object({ clientId: z.string(), sdkBaseUrl: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'PaymentsConfig' });

export const orderSummarySchema = z
  .object({
    orderId: z.string(),
    number: z.number().int(),
    status: paymentStateSchema,
    createdAt: instant,
    total: cents,
    itemCount: z.number().int(),
    path: z.string(),
  })
  .meta({ id: 'OrderSummary' });

const orderFileSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  size: z.number().int(),
  sha256: z.string(),
  version: z.number().int(),
  note: z.string().nullable().describe('What is new in this version'),
});

export const orderInvoiceSchema = z
  .object({
    number: z.string(),
    issuedAt: instant,
    path: z.string(),
    originalPath: z.string().nullable(),
    company: z.string().nullable(),
    taxId: z.string().nullable(),
    correctableUntil: instant.nullable(),
  })
  .meta({ id: 'OrderInvoice' });

export const orderPageSchema = z
  .object({
    orderId: z.string(),
    number: z.number().int(),
    status: paymentStateSchema,
    createdAt: instant,
    paidAt: instant.nullable(),
    expiresAt: instant.nullable(),
    expired: z.boolean(),
    email: z.string(),
    name: z.string(),
    paymentMethod: paymentMethodSchema,
    totals: totalsSchema,
    invoice: orderInvoiceSchema.nullable(),
    items: z.array(
      z.object({
        productId: z.number().int(),
        title: z.string(),
        image: z.string().nullable(),
        quantity: z.number().int(),
        unitPrice: cents,
        access: z.enum(['granted', 'pending', 'revoked']),
        files: z.array(orderFileSchema),
      }),
    ),
  })
  .meta({ id: 'OrderPage' });

export const fileLinkSchema = z.object({ url: z.string(), expiresAt: instant }).meta({ id: 'FileLink' });

export const historyEntrySchema = z
  .object({
    paymentId: z.string(),
    orderId: z.string(),
    orderNumber: z.number().int(),
    paymentMethod: paymentMethodSchema,
    amount: cents,
    status: paymentStateSchema,
    createdAt: instant,
  })
  .meta({ id: 'PaymentHistoryEntry' });
