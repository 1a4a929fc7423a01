import type { MinorUnits } from '@kiln/contracts/money';
import type { Dispute, DisputeState, QueuedRefund, QueueReason, QueueState, Refund, RefundState } from './refund';

export interface NewQueuedRefund {
  orderId: string;
  paymentId: string;
  /** US cents to send back. */
  amount: MinorUnits;
  reason: QueueReason;
  /** ISO 8601. */
  at: string;
}

/** Money that came and pays no order. Add to it in the transaction that finds it. */
export interface RefundQueue {
  /** Once per payment and reason: adding again corrects the amount while it is open. */
  add(entry: NewQueuedRefund): Promise<void>;
  find(id: string): Promise<QueuedRefund | undefined>;
  listByOrder(orderId: string): Promise<QueuedRefund[]>;
  listByPayment(paymentId: string): Promise<QueuedRefund[]>;
  /** Oldest first. */
  list(query: { state: QueueState | undefined; limit: number; offset: number }): Promise<QueuedRefund[]>;
  count(state: QueueState | undefined): Promise<number>;
  /** False: it is no longer in the state `from`. */
  resolve(
    id: string,
    from: QueueState,
    to: Pick<QueuedRefund, 'state' | 'note' | 'resolvedBy' | 'resolvedAt'>,
  ): Promise<boolean>;
}

export interface RefundChange {
  state: RefundState;
  providerRefundId: string | null;
  failure: string | null;
  doneAt: string | null;
  nextCheckAt: string;
}

export interface RefundStore {
  /** Holds the payment's row until the transaction ends: two refunds of one payment are judged one after the other. */
  lockPayment(paymentId: string): Promise<void>;
  find(id: string): Promise<Refund | undefined>;
  findByKey(idempotencyKey: string): Promise<Refund | undefined>;
  listByOrder(orderId: string): Promise<Refund[]>;
  listByPayment(paymentId: string): Promise<Refund[]>;
  /** False: there is one under this key already. */
  insert(refund: Refund): Promise<boolean>;
  update(id: string, change: RefundChange): Promise<void>;
  /** Refunds whose end is not known and whose next check is due, oldest first. */
  listDue(now: string, limit: number): Promise<Refund[]>;
  /** Counts an attempt to reach the provider. */
  postpone(id: string, nextCheckAt: string): Promise<void>;
}

export interface DisputeStore {
  listByOrder(orderId: string): Promise<Dispute[]>;
  listByPayment(paymentId: string): Promise<Dispute[]>;
  insert(dispute: Dispute, nextCheckAt: string): Promise<void>;
  update(id: string, state: DisputeState, closedAt: string | null): Promise<void>;
  /** Open disputes whose next check is due. */
  listDue(now: string, limit: number): Promise<Dispute[]>;
  postpone(id: string, nextCheckAt: string): Promise<void>;
}
