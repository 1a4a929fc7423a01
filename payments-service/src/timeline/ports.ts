/** What the timeline of an order tells. */
export const ORDER_EVENT_KINDS = [
  'order_created',
  'payment_started',
  'payment_failed',
  'payment_cancelled',
  'payment_expired',
  'paid',
  'paid_twice',
  'late_money',
  'amount_mismatch',
  'underpaid',
  'overpaid',
  'invoice_issued',
  'invoice_corrected',
  'refund_requested',
  'refund_pending',
  'refund_succeeded',
  'refund_failed',
  'refund_found',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  'access_revoked',
  'access_restored',
  'access_extended',
  'email_corrected',
  'links_resent',
  'receipt_resent',
  'link_copied',
  'version_announced',
  'mail_bounced',
  'mail_complained',
  'mail_retried',
  'personal_data_erased',
  'queue_refunded',
  'queue_paid_back',
  'queue_dismissed',
  'reconciled',
] as const;
export type OrderEventKind = (typeof ORDER_EVENT_KINDS)[number];

export interface OrderEvent {
  id: string;
  orderId: string;
  /** ISO 8601. */
  at: string;
  kind: OrderEventKind;
  /** 'system', 'provider', 'buyer', 'service', or a panel user as 'Ada Byron (cms:7)'. */
  actor: string;
  /** Facts for support: ids, cents, masked addresses. Never a secret, a card number or a full e-mail address. */
  detail: Record<string, unknown>;
}

export type NewOrderEvent = Omit<OrderEvent, 'id'>;

/** The timeline. Write to it in the transaction of what it tells. */
export interface OrderEvents {
  add(event: NewOrderEvent): Promise<void>;
  /** Writes it once per order, kind and key. False: it is there already, and so is what it tells of. */
  addOnce(event: NewOrderEvent, key: string): Promise<boolean>;
  /** Newest first. */
  listByOrder(orderId: string): Promise<OrderEvent[]>;
}
