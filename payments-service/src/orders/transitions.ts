import { PAYMENT_STATES, type PaymentState } from '@kiln/contracts/payments-api';

/** Which state may follow which. Late money is taken: failed, cancelled and expired can still become paid. */
export const TRANSITIONS: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['requires_action', 'processing', 'paid', 'failed', 'cancelled', 'expired'],
  requires_action: ['created', 'processing', 'paid', 'failed', 'cancelled', 'expired'],
  processing: ['requires_action', 'paid', 'failed', 'cancelled', 'expired'],
  paid: ['partially_refunded', 'refunded', 'disputed'],
  partially_refunded: ['refunded', 'disputed'],
  refunded: [],
  disputed: ['paid', 'partially_refunded', 'refunded'],
  failed: ['created', 'requires_action', 'processing', 'paid', 'cancelled', 'expired'],
  cancelled: ['created', 'processing', 'paid'],
  expired: ['created', 'processing', 'paid'],
};

/** The money has come: the order is never charged again. */
export const PAID_STATES: readonly PaymentState[] = ['paid', 'partially_refunded', 'refunded', 'disputed'];

/** The provider may still change its mind: the sweep asks again. */
export const OPEN_STATES: readonly PaymentState[] = ['created', 'requires_action', 'processing', 'failed'];

export function canBecome(from: PaymentState, to: PaymentState): boolean {
  return TRANSITIONS[from].includes(to);
}

/** The states that may precede `to`: the precondition that an UPDATE repeats. */
export function statesBefore(to: PaymentState): PaymentState[] {
  return PAYMENT_STATES.filter((from) => canBecome(from, to));
}

export function isPaid(state: PaymentState): boolean {
  return PAID_STATES.includes(state);
}
