import type { MinorUnits } from '@kiln/contracts/money';
import { isPaymentMethodId, type PaymentMethodId } from '@kiln/contracts/payment-methods';
import { readSession, removeSession, writeSession } from '../json-storage';
import { isPositiveInteger, isRecord } from '../stored-product';
import { uuid } from '../uuid';

/** One checkout of this tab. The same `checkoutId` is the same order at the service. */
export interface CheckoutSession {
  checkoutId: string;
  /** What pay was last pressed for: asked about before anything is charged again. */
  payment?: NotedPayment;
}

export interface NotedPayment {
  orderId: string;
  /** Ours, `pay_…`. */
  paymentId: string;
  method: PaymentMethodId;
  /** What it pays for: these leave the cart when it is paid, not what came in meanwhile. */
  itemIds: number[];
  /** The provider has said in this browser that it took the payment, or takes it. Without that, only 'paid' ends it. */
  confirmed: boolean;
  /** US cents; and what the provider charges in minor units of its currency, for the screens that wait for it. */
  total?: MinorUnits;
  charge?: { currency: string; amount: MinorUnits };
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
export function notePayment(payment: NotedPayment): void {
  writeSession(KEY, { ...currentCheckout(), payment });
}

/** After a success: the next checkout is another order. */
export function endCheckout(): void {
  removeSession(KEY);
}

function restorePayment(value: unknown): NotedPayment | undefined {
  if (!isRecord(value)) return undefined;
  const { orderId, paymentId, method, itemIds, confirmed } = value;
  if (typeof orderId !== 'string' || typeof paymentId !== 'string' || !isPaymentMethodId(method)) return undefined;
  const ids = Array.isArray(itemIds) ? itemIds.filter(isPositiveInteger) : [];
  return { orderId, paymentId, method, itemIds: ids, confirmed: confirmed === true, ...restoreAmounts(value) };
}

function restoreAmounts({ total, charge }: Record<string, unknown>): Pick<NotedPayment, 'total' | 'charge'> {
  if (!isPositiveInteger(total) || !isRecord(charge)) return {};
  const { currency, amount } = charge;
  if (typeof currency !== 'string' || !isPositiveInteger(amount)) return { total };
  return { total, charge: { currency, amount } };
}
