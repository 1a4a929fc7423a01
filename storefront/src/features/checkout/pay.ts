import { CHECKOUT_MESSAGES } from '@kiln/contracts/api-error';
import type { MinorUnits } from '@kiln/contracts/money';
import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type { BillingDetails, CreatedPayment, TotalsChanged } from '@kiln/contracts/payments-api';
import {
  currentCheckout,
  endCheckout,
  notePayment,
  ongoingCheckout,
  type NotedPayment,
} from '../../lib/payments/checkout-session';
import { RefusedError } from '../../lib/payments/request';
import { verifyPayment } from '../../lib/payments/verify-payment';
import { createIntent } from './api/create-intent';
import { processPayment } from './api/process-payment';
import type { Confirm, Confirmation } from './methods/checkout-method';
import { failureOf, type PaymentFailure } from './payment-error';

/** What the buyer asks to pay; `amount` in cents is what the screen showed. */
export interface PaymentRequest {
  amount: MinorUnits;
  items: { id: number; quantity: number }[];
  billing: BillingDetails;
  method: PaymentMethodId;
}

export type PayOutcome =
  | { kind: 'done'; payment: NotedPayment }
  /** Nobody knows yet whether it was made: the success screen goes on asking, the cart stays until then. */
  | { kind: 'unsettled'; payment: NotedPayment }
  | { kind: 'totals-changed'; change: TotalsChanged }
  | { kind: 'invalid'; message: string; fields: Record<string, string> }
  | PaymentFailure;

/**
 * One press of the pay button (S 4): a payment already made is recorded, never made again; otherwise the order is
 * created or taken up, the provider confirms, the payment is recorded. Every way it can end is a value.
 */
export async function pay(request: PaymentRequest, confirm: Confirm | null): Promise<PayOutcome> {
  try {
    const earlier = await paymentAlreadyMade();
    if (earlier) return await record(earlier, {});
    const intent = await createOrder(request);
    const payment = {
      orderId: intent.orderId,
      paymentId: intent.paymentId,
      method: request.method,
      itemIds: request.items.map(({ id }) => id),
      confirmed: false,
    };
    notePayment(payment);
    const confirmation = await confirmed(intent, request.billing, confirm);
    if (confirmation.kind !== 'confirmed') return confirmation;
    const made = { ...payment, confirmed: true };
    notePayment(made);
    return await record(made, { id: confirmation.id });
  } catch (error) {
    return refusedOutcome(error) ?? failureOf(error);
  }
}

/** Finishes the payment of an earlier press or page load, if the provider has taken it; charges nothing. */
export async function resume(): Promise<PayOutcome | undefined> {
  try {
    const made = await paymentAlreadyMade();
    return made && (await record(made, {}));
  } catch {
    // Nobody could be asked: the next press of the button asks again.
    return undefined;
  }
}

async function paymentAlreadyMade(): Promise<NotedPayment | undefined> {
  const payment = ongoingCheckout()?.payment;
  if (!payment) return undefined;
  try {
    await verifyPayment({ payment_id: payment.paymentId, payment_method: payment.method });
    return payment;
  } catch (error) {
    // 'Not paid' is an answer; a service in trouble is none, and then nothing may be charged.
    if (error instanceof RefusedError && error.status < 500) return undefined;
    throw error;
  }
}

function createOrder({ amount, items, billing, method }: PaymentRequest): Promise<CreatedPayment> {
  return createIntent({
    amount,
    currency: 'usd',
    payment_method: method,
    checkout_id: currentCheckout().checkoutId,
    items,
    billing_details: billing,
  });
}

/** A free order, or one that was paid meanwhile, needs no provider. */
async function confirmed(intent: CreatedPayment, billing: BillingDetails, confirm: Confirm | null) {
  const settled: Confirmation = { kind: 'confirmed', id: intent.paymentId };
  if (intent.status === 'paid' || intent.status === 'processing' || intent.clientSecret === null) return settled;
  return confirm ? confirm(intent.clientSecret, billing) : failureOf(new Error(CHECKOUT_MESSAGES.stripeNotReady));
}

async function record(payment: NotedPayment, result: { id?: string }): Promise<PayOutcome> {
  try {
    const { method, paymentId } = payment;
    const { status } = await processPayment({ method, result: { ...result, paymentId } });
    return { kind: payment.confirmed || status === 'paid' ? 'done' : 'unsettled', payment };
  } catch {
    // The money is taken, so even without an answer the buyer stays here: pressing again records, it does not charge.
    return { kind: 'failed', message: CHECKOUT_MESSAGES.recordingFailed };
  }
}

function refusedOutcome(error: unknown): PayOutcome | undefined {
  if (!(error instanceof RefusedError)) return undefined;
  // Another tab has paid this checkout for other items: the next press begins an order of its own.
  if (error.code === 'checkout_paid') endCheckout();
  if (error.code === 'totals_changed') return { kind: 'totals-changed', change: error.data as TotalsChanged };
  const fields = error.fields;
  return fields && { kind: 'invalid', message: error.message, fields };
}
