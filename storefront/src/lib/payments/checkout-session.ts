import { isPaymentMethodId, type PaymentMethodId } from '@kiln/contracts/payment-methods';
import { readSession, removeSession, writeSession } from '../json-storage';
import { isRecord } from '../stored-product';
import { uuid } from '../uuid';

/** One checkout of this tab. The same `checkoutId` is the same order at the service. */
export interface CheckoutSession {
  checkoutId: string;
  /** What pay was last pressed for: asked about before anything is charged again. */
  payment?: { orderId: string; paymentId: string; method: PaymentMethodId };
}

const KEY = 'kiln:checkout';

/** This tab's checkout, begun when there is none. Survives a reload; ends with `endCheckout`. */
export function currentCheckout(): CheckoutSession {
  const kept = ongoingCheckout();
  if (kept) return kept;
  const begun = { checkoutId: uuid() };
  writeSession(KEY, begun);
  return begun;
}

/** This tab's checkout, if one has begun. */
export function ongoingCheckout(): CheckoutSession | undefined {
  const kept = readSession(KEY);
  if (!isRecord(kept) || typeof kept.checkoutId !== 'string') return undefined;
  const payment = restorePayment(kept.payment);
  return { checkoutId: kept.checkoutId, ...(payment && { payment }) };
}

/** Notes which payment the buyer is about to make, so that a reload or a second press resumes it. */
export function notePayment(payment: NonNullable<CheckoutSession['payment']>): void {
  writeSession(KEY, { ...currentCheckout(), payment });
}

/** After a success: the next checkout is another order. */
export function endCheckout(): void {
  removeSession(KEY);
}

function restorePayment(value: unknown): CheckoutSession['payment'] {
  if (!isRecord(value)) return undefined;
  const { orderId, paymentId, method } = value;
  if (typeof orderId !== 'string' || typeof paymentId !== 'string' || !isPaymentMethodId(method)) return undefined;
  return { orderId, paymentId, method };
}
