import { PAYMENT_STATES, type PaymentState } from '@kiln/contracts/payments-api';

/** Which state may follow which. Late money is taken: failed, cancelled and expired can still become paid. */
export const TRANSITIONS: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['requires_action', 'processing', 'paid', 'failed', 'cancelled', 'expired'],
  requires_action: ['created', 'processing', 'paid', 'failed', 'cancelled', 'expired'],
  processing: ['requires_action', 'paid', 'failed', 'cancelled', 'expired'],
  // From here on only reversals move it: see PAID_STATES.
  paid: [],
  partially_refunded: [],
  refunded: [],
  disputed: [],
  failed: ['created', 'requires_action', 'processing', 'paid', 'cancelled', 'expired'],
  cancelled: ['created', 'processing', 'paid'],
  expired: ['created', 'processing', 'paid'],
};

/**
 * The money has come: the order is never charged again. Among these states refunds and disputes move freely, in both
 * directions (a refund can fail, a dispute can be won); what the provider says of the payment itself moves nothing.
 */
export const PAID_STATES: readonly PaymentState[] = ['paid', 'partially_refunded', 'refunded', 'disputed'];

/** The provider may still change its mind: the sweep asks again. */
export const OPEN_STATES: readonly PaymentState[] = ['created', 'requires_action', 'processing', 'failed'];

export function canBecome(from: PaymentState, to: PaymentState): boolean {
  return TRANSITIONS[from].includes(to);
}

/** Given up on our side: of such a payment only money counts. */
const CLOSED_STATES: readonly PaymentState[] = ['cancelled', 'expired'];

/** As `statesBefore`, for a payment: an attempt that was given up is not opened again, yet its late money is taken. */
export function paymentStatesBefore(to: PaymentState): PaymentState[] {
  const late = to === 'processing' || to === 'paid';
  return statesBefore(to).filter((from) => late || !CLOSED_STATES.includes(from));
}

/** The states that may precede `to`: the precondition that an UPDATE repeats. */
export function statesBefore(to: PaymentState): PaymentState[] {
  return PAYMENT_STATES.filter((from) => canBecome(from, to));
}

/** Whether refunds and disputes may move a payment or its order so. */
export function canReverse(from: PaymentState, to: PaymentState): boolean {
  return from !== to && isPaid(from) && isPaid(to);
}

export function isPaid(state: PaymentState): boolean {
  return PAID_STATES.includes(state);
}
