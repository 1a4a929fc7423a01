import { CHECKOUT_MESSAGES } from '@kiln/contracts/api-error';
import type { MinorUnits } from '@kiln/contracts/money';
import type {
  BillingDetails,
  BoughtBefore,
  CheckoutReference,
  CreatedPayment,
  NextStep,
  TotalsChanged,
} from '@kiln/contracts/payments-api';
import { currentCheckout, endCheckout, notePayment, type NotedPayment } from '../../lib/payments/checkout-session';
import { RefusedError } from '../../lib/request';
import { earlierPayment, isTakenElsewhere, record } from './made-payment';
import type { CheckoutMethod, Confirmation, MethodDetails, MethodHandle } from './methods/checkout-method';
import { failureOf, type PaymentFailure } from './payment-error';

/** What the buyer asks to pay; `amount` in cents is what the screen showed. */
export interface PaymentRequest {
  amount: MinorUnits;
  order: Omit<CheckoutReference, 'checkout_id'>;
  details: MethodDetails;
  method: CheckoutMethod;
}

export type PayOutcome =
  | { kind: 'done'; payment: NotedPayment }
  /** Nobody knows yet whether it was made: the success screen goes on asking, the cart stays until then. */
  | { kind: 'unsettled'; payment: NotedPayment }
  /** The buyer has to act elsewhere. */
  | { kind: 'waiting'; payment: NotedPayment; next: NextStep }
  | { kind: 'totals-changed'; change: TotalsChanged }
  | BoughtBeforeOutcome
  | { kind: 'invalid'; message: string; fields: Record<string, string> }
  | PaymentFailure;

/** The guards: a payment for this is `settling`, or the buyer owns it already. */
export interface BoughtBeforeOutcome {
  kind: 'bought-before';
  settling: boolean;
  message: string;
  bought: BoughtBefore | undefined;
}

/**
 * One press of the pay button (S 4): a payment already made is recorded, never made again; otherwise the order is
 * created or taken up, the provider confirms, the payment is recorded. Every way it can end is a value.
 */
export async function pay(request: PaymentRequest, handle: MethodHandle | null): Promise<PayOutcome> {
  try {
    // First, because the provider wants its inputs checked before any other waiting.
    const refused = await handle?.check?.();
    if (refused) return refused;
    const earlier = await earlierPayment();
    if (earlier?.verified) return await record(earlier.payment, {});
    const { amount, order, details, method } = request;
    const reference = { ...order, checkout_id: currentCheckout().checkoutId };
    const created = await method.create({ amount, reference, details });
    const payment: NotedPayment = {
      orderId: created.orderId,
      paymentId: created.paymentId,
      method: method.id,
      itemIds: order.items.map(({ id }) => id),
      confirmed: false,
      total: created.totals.total,
      charge: created.charge,
    };
    notePayment(payment);
    const confirmation = await confirmed(created, payment, order.billing_details, handle);
    if (confirmation.kind === 'waiting') return { ...confirmation, payment };
    if (confirmation.kind !== 'confirmed') return confirmation;
    const made = { ...payment, confirmed: true };
    notePayment(made);
    return await record(made, { id: confirmation.id });
  } catch (error) {
    return refusedOutcome(error) ?? failureOf(error);
  }
}

/** A free order, or one that was paid meanwhile, needs no provider. */
async function confirmed(
  { status, next, paymentId }: CreatedPayment,
  payment: NotedPayment,
  billing: BillingDetails,
  handle: MethodHandle | null,
): Promise<Confirmation> {
  if (status === 'paid' || status === 'processing' || next === null) return { kind: 'confirmed', id: paymentId };
  if (isTakenElsewhere(next)) return { kind: 'waiting', next };
  return handle ? handle.confirm(next, billing, payment) : failureOf(new Error(CHECKOUT_MESSAGES.stripeNotReady));
}

function refusedOutcome(error: unknown): PayOutcome | undefined {
  if (!(error instanceof RefusedError)) return undefined;
  const { code, message, data, fields } = error;
  // Another tab has paid this checkout for other items: the next press begins an order of its own.
  if (code === 'checkout_paid') endCheckout();
  if (code === 'totals_changed') return { kind: 'totals-changed', change: data as TotalsChanged };
  if (code === 'already_owned' || code === 'payment_settling') {
    const bought = data as BoughtBefore | undefined;
    return { kind: 'bought-before', settling: code === 'payment_settling', message, bought };
  }
  return fields && { kind: 'invalid', message, fields };
}
