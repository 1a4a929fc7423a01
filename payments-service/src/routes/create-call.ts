import { createHash } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import { createdPaymentSchema, successOf } from '@kiln/contracts/payments-answers-schema';
import type { MinorUnits } from '@kiln/contracts/money';
import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type { CheckoutReference, CreatedPayment, CreatedPaymentFields } from '@kiln/contracts/payments-api';
import type { Context } from 'hono';
import type { AppEnv } from '../middleware/app-env';
import { clientAddress } from '../middleware/client-address';
import type { PaymentInput } from '../orders/order';
import type { RequestedItem } from '../orders/price-order';
import type { StartPaymentCommand } from '../orders/start-payment';
import type { RouteDeps } from './deps';
import { COMMON_FAILURES, failure, jsonContent } from './openapi';

export const CREATE_DESCRIPTION =
  'The same `checkout_id` is the same order. `amount` is a check: the items are priced here, and another total is answered with 409.';

export const createHeaders = z.object({ 'idempotency-key': z.string().min(16).max(255).optional() });

/** What any create call answers. */
export const createResponses = {
  200: jsonContent(
    successOf(createdPaymentSchema).extend({
      clientSecret: z.string().nullable(),
      paymentId: z.string(),
      transferId: z.string().optional(),
      orderID: z.string().optional(),
    }),
    'The payment; `next` says what is left for the buyer to do, null where nothing is left to pay',
  ),
  409: failure(
    '`totals_changed` with `data.totals` and `data.items`; `already_owned` and `payment_settling` with `data.products`, passed by `buy_again`; `payment_in_progress`, `checkout_conflict`; `checkout_paid`: for other items',
  ),
  429: failure('`slow_down` after declined cards, with `Retry-After`; `too_many_requests` of free orders'),
  503: failure('`catalogue_unavailable`, `provider_unavailable`: nothing was charged'),
  ...COMMON_FAILURES,
  422: failure('`invalid_request` with a message per field, `payment_method_unavailable`, `provider_refused`'),
};

type CheckoutBody = Omit<CheckoutReference, 'items'> & { items?: readonly RequestedItem[] | undefined };

interface CreateCall {
  method: PaymentMethodId;
  /** Cents: calls of S 7 that carry dollars convert them. */
  amount: MinorUnits;
  /** The call's text (S 8). */
  refusal: string;
  input?: PaymentInput;
}

/** A create call's body as the verb takes it. Gives the browser its cookie. */
export function commandOf(
  deps: RouteDeps,
  context: Context<AppEnv>,
  body: CheckoutBody,
  { method, amount, refusal, input = {} }: CreateCall,
): StartPaymentCommand {
  const key = context.req.header('idempotency-key');
  return {
    checkoutId: body.checkout_id,
    items: body.items,
    amount,
    method,
    refusal,
    input,
    billing: body.billing_details,
    company: body.invoice?.company || null,
    taxId: body.invoice?.tax_id || null,
    consentVersion: body.consent?.version,
    buyAgain: body.buy_again ?? false,
    isNewBrowser: deps.browser.read(context) === undefined,
    browserKey: deps.browser.ensure(context),
    client: clientAddress(context),
    requestKey: key === undefined ? undefined : requestKeyOf(key, body.billing_details.email),
  };
}

/** The envelope, with the fields that S 7 reads at the top level. */
export function createdAnswer(data: CreatedPayment, fields: Partial<CreatedPaymentFields> = {}) {
  const { clientSecret, paymentId } = data;
  return { success: true as const, data, clientSecret, paymentId, ...fields };
}

/** Bound to the buyer's address: one buyer's key never answers another's order. */
function requestKeyOf(key: string, email: string): string {
  return createHash('sha256').update(`${email.toLowerCase()}\n${key}`).digest('hex');
}
