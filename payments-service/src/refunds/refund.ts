import type { MinorUnits } from '@kiln/contracts/money';

export const REFUND_STATES = ['requested', 'pending', 'succeeded', 'failed'] as const;
/** requested: noted by us, the provider's answer is not known; pending: accepted, on its way to the buyer. */
export type RefundState = (typeof REFUND_STATES)[number];

/** What of a refund falls to one item, tax included; cents. */
export interface RefundLine {
  orderItemId: string;
  amount: MinorUnits;
}

/** Money on its way back. Instants are ISO 8601. */
export interface Refund {
  id: string;
  orderId: string;
  paymentId: string;
  /** The row of the refund queue that it settles. */
  queueId: string | null;
  /** US cents. */
  amount: MinorUnits;
  /** What the provider is asked for where the buyer did not pay in USD: minor units of the payment's local currency. */
  localAmount: MinorUnits | null;
  /** Empty: by amount, no item is meant. */
  lines: RefundLine[];
  reason: string;
  state: RefundState;
  providerRefundId: string | null;
  idempotencyKey: string;
  /** What was asked for under the key: the same key for something else is refused. */
  requestHash: string;
  requestedBy: string;
  failure: string | null;
  attempts: number;
  createdAt: string;
  doneAt: string | null;
  nextCheckAt: string;
}

export const DISPUTE_STATES = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** The buyer's bank took, or asks for, money back. */
export interface Dispute {
  id: string;
  orderId: string;
  paymentId: string;
  providerDisputeId: string;
  state: DisputeState;
  /** US cents. */
  amount: MinorUnits;
  reason: string;
  createdAt: string;
  closedAt: string | null;
}

export const QUEUE_REASONS = [
  'paid_twice',
  'late_for_changed_order',
  'amount_mismatch',
  'overpaid',
  'underpaid',
] as const;
export type QueueReason = (typeof QUEUE_REASONS)[number];
/** Of another amount than the price: once it has gone back, the buyer can pay the order anew. */
export const NOT_THE_PRICE: readonly QueueReason[] = ['amount_mismatch', 'underpaid'];
export const QUEUE_STATES = ['open', 'refunded', 'dismissed'] as const;
export type QueueState = (typeof QUEUE_STATES)[number];

/** Money that came and belongs to nobody's order: support sends it back or says why not. */
export interface QueuedRefund {
  id: string;
  orderId: string;
  paymentId: string;
  /** US cents. */
  amount: MinorUnits;
  reason: QueueReason;
  state: QueueState;
  note: string | null;
  resolvedBy: string | null;
  createdAt: string;
  resolvedAt: string | null;
}
