import type { Label } from '../desk/label';
import type { Erasure, OrderState, PaymentMethod, QueueEntry, Refund } from './wire';

export const ORDER_STATES: Record<OrderState, Label> = {
  created: { text: 'Not paid', tone: 'neutral' },
  requires_action: { text: 'Waiting for the buyer', tone: 'neutral' },
  processing: { text: 'Payment under way', tone: 'secondary' },
  paid: { text: 'Paid', tone: 'success' },
  partially_refunded: { text: 'Partly refunded', tone: 'warning' },
  refunded: { text: 'Refunded', tone: 'warning' },
  disputed: { text: 'Disputed', tone: 'danger' },
  failed: { text: 'Payment failed', tone: 'neutral' },
  cancelled: { text: 'Cancelled', tone: 'neutral' },
  expired: { text: 'Expired', tone: 'neutral' },
};

export const REFUND_STATES: Record<Refund['state'], Label> = {
  requested: { text: 'Provider not reached yet, repeated by itself', tone: 'warning' },
  pending: { text: 'On its way', tone: 'secondary' },
  succeeded: { text: 'Done', tone: 'success' },
  failed: { text: 'Refused', tone: 'danger' },
};

export const QUEUE_STATES: Record<QueueEntry['state'], Label> = {
  open: { text: 'Open', tone: 'warning' },
  refunded: { text: 'Sent back', tone: 'success' },
  dismissed: { text: 'Dismissed', tone: 'neutral' },
};

export const QUEUE_REASONS: Record<QueueEntry['reason'], string> = {
  paid_twice: 'A second payment of a paid order',
  late_for_changed_order: 'Came late, for what the order no longer sells',
  amount_mismatch: 'Another amount than was asked for',
  overpaid: 'Coins above the price',
  underpaid: 'Too few coins',
};

export const BLOCKS: Record<NonNullable<Erasure['orders' | 'bookings'][number]['blockedBy']>, string> = {
  payment: 'A payment is open. An unpaid one ends within a day.',
  refund: 'Money is on its way back, or waits in the refund queue.',
  dispute: 'A dispute is open.',
  mail: 'A mail is being sent. Try again in a minute.',
  booking: 'It is still to come. Cancel it first, which tells the visitor.',
};

const METHODS: Record<PaymentMethod, string> = {
  card: 'card',
  paypal: 'PayPal',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  upi: 'UPI',
  crypto: 'coins',
  bank_transfer: 'bank transfer',
  bnpl: 'buy now, pay later',
};

/** Within a sentence: 'paid by bank transfer'. */
export function methodName(method: string): string {
  return Object.hasOwn(METHODS, method) ? METHODS[method as PaymentMethod] : method;
}

/** By itself: 'Bank transfer'. */
export function methodTitle(method: PaymentMethod): string {
  const name = methodName(method);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const ACTORS: Record<string, string> = {
  system: 'System',
  provider: 'Payment provider',
  buyer: 'Buyer',
  service: 'Another service',
};

/** 'Ada Byron (cms:7)' as 'Ada Byron'. */
export function actorName(actor: string): string {
  return ACTORS[actor] ?? actor.replace(/ \(cms:\w+\)$/, '');
}

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** '$26.40'. @param cents US cents */
export function money(cents: number): string {
  return usd.format(cents / 100);
}
