import { z } from 'zod';
import { MAX_QUANTITY } from './pricing';
import { PAYMENT_METHOD_IDS } from './payment-methods';
import { COINS, isValidUpiId, isValidWalletAddress, DETAILS_MESSAGES } from './payment-details';
import type {
  BillingDetails,
  CapturePayPalRequest,
  ConfirmIntentRequest,
  CreateCryptoRequest,
  CreateInDollarsRequest,
  CreateIntentRequest,
  CreateUpiRequest,
  CreateWalletRequest,
  InvoiceDetails,
  ProcessPaymentRequest,
  VerifyBankRequest,
  VerifyCryptoRequest,
  VerifyPaymentRequest,
  VerifyUpiRequest,
} from './payments-api';

/** The most of one order: Stripe's largest amount in cents. */
export const MAX_AMOUNT = 99_999_999;

const text = (name: string, max: number) =>
  z.string().trim().min(1, `${name} is required`).max(max, `${name} is longer than ${max} characters`);

export const paymentMethodSchema = z.enum(PAYMENT_METHOD_IDS, 'Invalid payment method');

export const billingDetailsSchema = z
  .object({
    email: z.string().trim().max(254).pipe(z.email('Invalid email address')),
    name: text('Full name', 200),
    phone: text('Phone number', 40),
  })
  .meta({ id: 'BillingDetails' });

const orderedItemSchema = z.object({
  id: z.number().int().positive(),
  quantity: z.number().int().min(1, 'Quantity is at least 1').max(MAX_QUANTITY, `Quantity is at most ${MAX_QUANTITY}`),
});

/** POST /api/payments/orders/{token}/invoice-details; left out or empty is none. */
export const invoiceDetailsSchema = z
  .object({
    company: z.string().trim().max(200, 'Company name is longer than 200 characters').optional(),
    tax_id: z.string().trim().max(50, 'Tax ID is longer than 50 characters').optional(),
  })
  .meta({ id: 'InvoiceDetails' });

export const checkoutReferenceSchema = z.object({
  checkout_id: z.uuid('checkout_id is the UUID of the checkout'),
  items: z.array(orderedItemSchema).min(1, 'Your cart is empty').max(100, 'An order has at most 100 lines').optional(),
  billing_details: billingDetailsSchema,
  invoice: invoiceDetailsSchema.optional(),
  consent: z.object({ version: z.string().max(40) }).optional(),
  buy_again: z.boolean().optional(),
});

const cents = z.number().int('amount is in whole cents').min(0).max(MAX_AMOUNT);
const dollars = z
  .number()
  .min(0)
  .max(MAX_AMOUNT / 100)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'amount is in dollars with two decimals');
const usd = z.literal('usd', 'Only usd is taken');

/** `items` left out is a payment on account: refused unless the shop allows it. */
export const createIntentSchema = checkoutReferenceSchema
  .extend({ amount: cents, currency: usd, payment_method: paymentMethodSchema })
  .meta({ id: 'CreateIntentRequest' });

export const createWalletSchema = checkoutReferenceSchema
  .extend({
    amount: cents,
    currency: usd,
    payment_method: z.enum(['apple_pay', 'google_pay'], 'Invalid payment method'),
  })
  .meta({ id: 'CreateWalletRequest' });

export const createInDollarsSchema = checkoutReferenceSchema
  .extend({ amount: dollars, currency: usd })
  .meta({ id: 'CreateInDollarsRequest' });

export const createUpiSchema = checkoutReferenceSchema
  .extend({
    amount: dollars,
    currency: z.literal('inr', 'UPI pays in inr; amount stays in dollars'),
    upi_id: z.string().trim().max(255).refine(isValidUpiId, DETAILS_MESSAGES.upi).optional(),
  })
  .meta({ id: 'CreateUpiRequest' });

export const createCryptoSchema = createInDollarsSchema
  .extend({
    coin: z.enum(COINS, 'Choose bitcoin, ethereum, litecoin or dogecoin').optional(),
    wallet_address: z
      .string()
      .trim()
      .refine(isValidWalletAddress, 'A wallet address has 21 to 99 characters')
      .optional(),
  })
  .meta({ id: 'CreateCryptoRequest' });

export const confirmIntentSchema = z
  .object({ paymentIntentId: text('paymentIntentId', 255), paymentMethodId: text('paymentMethodId', 255) })
  .meta({ id: 'ConfirmIntentRequest' });

const resultId = z.string().trim().min(1).max(255).optional();

export const processPaymentSchema = z
  .object({
    method: paymentMethodSchema,
    result: z
      .object({ id: resultId, paymentId: resultId, transferId: resultId })
      .refine((result) => result.id ?? result.paymentId ?? result.transferId, 'Missing payment information'),
  })
  .meta({ id: 'ProcessPaymentRequest' });

export const verifyPaymentSchema = z
  .object({ payment_id: resultId, session_id: resultId, payment_method: paymentMethodSchema.default('card') })
  .refine(({ payment_id, session_id }) => payment_id ?? session_id, 'Missing payment information')
  .meta({ id: 'VerifyPaymentRequest' });

const requiredId = text('The id', 255);

export const capturePayPalSchema = z.object({ orderID: requiredId }).meta({ id: 'CapturePayPalRequest' });
export const verifyUpiSchema = z.object({ payment_id: requiredId }).meta({ id: 'VerifyUpiRequest' });
export const verifyCryptoSchema = z
  .object({ payment_id: requiredId, transaction_hash: z.string().trim().max(128).optional() })
  .meta({ id: 'VerifyCryptoRequest' });
export const verifyBankSchema = z.object({ transfer_id: requiredId }).meta({ id: 'VerifyBankRequest' });

export const orderLookupSchema = z
  .object({ email: billingDetailsSchema.shape.email })
  .meta({ id: 'OrderLookupRequest' });

/** Breaks the build when a schema and its wire type part ways. */
type Takes<Schema extends z.ZodType, Wire extends z.input<Schema>> = Wire;
export type CheckedSchemas = [
  Takes<typeof billingDetailsSchema, BillingDetails>,
  Takes<typeof invoiceDetailsSchema, InvoiceDetails>,
  Takes<typeof createIntentSchema, CreateIntentRequest>,
  Takes<typeof createWalletSchema, CreateWalletRequest>,
  Takes<typeof createInDollarsSchema, CreateInDollarsRequest>,
  Takes<typeof createUpiSchema, CreateUpiRequest>,
  Takes<typeof createCryptoSchema, CreateCryptoRequest>,
  Takes<typeof capturePayPalSchema, CapturePayPalRequest>,
  Takes<typeof verifyUpiSchema, VerifyUpiRequest>,
  Takes<typeof verifyCryptoSchema, VerifyCryptoRequest>,
  Takes<typeof verifyBankSchema, VerifyBankRequest>,
  Takes<typeof confirmIntentSchema, ConfirmIntentRequest>,
  Takes<typeof processPaymentSchema, ProcessPaymentRequest>,
  Takes<typeof verifyPaymentSchema, VerifyPaymentRequest>,
];
