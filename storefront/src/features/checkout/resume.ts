import { notePayment, type NotedPayment } from '../../lib/payments/checkout-session';
import { earlierPayment, isTakenElsewhere, record } from './made-payment';
import type { PayOutcome } from './pay';

/**
 * Takes up the payment of an earlier press or page load: records it if the provider has taken it, leads back to what
 * the buyer still has to do elsewhere. Charges nothing.
 */
export async function resume(): Promise<PayOutcome | undefined> {
  try {
    const earlier = await earlierPayment();
    if (earlier?.verified) return await record(earlier.payment, {});
    const next = earlier?.next;
    return next && isTakenElsewhere(next) ? { kind: 'waiting', payment: earlier.payment, next } : undefined;
  } catch {
    // Nobody could be asked: the next press of the button asks again.
    return undefined;
  }
}

/** Records a payment that was made elsewhere, as the service has told. */
export function recordMade(payment: NotedPayment): Promise<PayOutcome> {
  const made = { ...payment, confirmed: true };
  notePayment(made);
  return record(made, {});
}
