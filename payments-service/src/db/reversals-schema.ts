import type { DisputeState, QueueReason, QueueState, RefundState } from '../refunds/refund';
import type { OrderEventKind } from '../timeline/ports';

// Money that goes back, and the timeline of an order; conventions as in schema.ts.

export interface OrderEventsTable {
  id: string;
  order_id: string;
  at: string;
  kind: OrderEventKind;
  actor: string;
  /** JSON object. */
  detail: string;
}

export interface RefundQueueTable {
  id: string;
  order_id: string;
  payment_id: string;
  amount: number;
  reason: QueueReason;
  state: QueueState;
  note: string | null;
  resolved_by: string | null;
  created_at: string;
  resolved_at: string | null;
}

export interface RefundsTable {
  id: string;
  order_id: string;
  payment_id: string;
  queue_id: string | null;
  amount: number;
  local_amount: number | null;
  /** JSON: RefundLine[]. */
  lines: string;
  reason: string;
  state: RefundState;
  provider_refund_id: string | null;
  idempotency_key: string;
  request_hash: string;
  requested_by: string;
  failure: string | null;
  attempts: number;
  created_at: string;
  done_at: string | null;
  next_check_at: string;
}

export interface DisputesTable {
  id: string;
  order_id: string;
  payment_id: string;
  provider_dispute_id: string;
  state: DisputeState;
  amount: number;
  reason: string;
  created_at: string;
  closed_at: string | null;
  next_check_at: string;
}
