import type { PageOf } from '../desk/page-of';

/**
 * What payments-service's admin API tells (its OpenAPI page at /api/payments/docs), as far as the panel shows it. The
 * contracts' `AdminOrder` and its neighbours, which the CMS cannot import. Amounts are US cents, instants ISO 8601.
 */

export type OrderState =
  | 'created'
  | 'requires_action'
  | 'processing'
  | 'paid'
  | 'partially_refunded'
  | 'refunded'
  | 'disputed'
  | 'failed'
  | 'cancelled'
  | 'expired';

export type PaymentMethod =
  'card' | 'paypal' | 'apple_pay' | 'google_pay' | 'upi' | 'crypto' | 'bank_transfer' | 'bnpl';

export interface OrderSummary {
  id: string;
  number: number;
  state: OrderState;
  email: string;
  name: string;
  method: PaymentMethod;
  total: number;
  createdAt: string;
  paidAt: string | null;
  openedAt: string | null;
}

export interface OrderItem {
  id: string;
  title: string;
  quantity: number;
  unitPrice: number;
  /** With its tax. */
  share: number;
  refundable: number;
  access: 'granted' | 'pending' | 'revoked';
}

export interface Refund {
  id: string;
  amount: number;
  reason: string;
  state: 'requested' | 'pending' | 'succeeded' | 'failed';
  requestedBy: string;
  failure: string | null;
  createdAt: string;
}

export interface QueueEntry {
  id: string;
  orderId: string;
  orderNumber: number;
  provider: string;
  method: PaymentMethod;
  amount: number;
  reason: 'paid_twice' | 'late_for_changed_order' | 'amount_mismatch' | 'overpaid' | 'underpaid';
  state: 'open' | 'refunded' | 'dismissed';
  /** False: the provider sends nothing back, it goes by hand. */
  refundable: boolean;
  walletAddress: string | null;
  note: string | null;
  resolvedBy: string | null;
  createdAt: string;
  resolvedAt: string | null;
}

export interface OrderMail {
  kind: string;
  state: 'pending' | 'sending' | 'done' | 'refused';
  recipient: string | null;
  /** The mail server's last answer. */
  answer: string | null;
  attempts: number;
  createdAt: string;
  acceptedAt: string | null;
  /** It came back, or its receiver called it spam; a mail provider told so. */
  returned: { kind: 'bounced' | 'complained'; reason: string; at: string } | null;
}

export interface OrderDownload {
  fileName: string;
  version: number;
  issuedAt: string;
  firstRequestedAt: string | null;
  requests: number;
}

export interface OrderEvent {
  id: string;
  at: string;
  kind: string;
  actor: string;
  detail: Record<string, unknown>;
}

export interface Order extends OrderSummary {
  phone: string;
  erasedAt: string | null;
  invoice: { number: string; issuedAt: string } | null;
  totals: { subtotal: number; tax: number; total: number };
  accessExpiresAt: string | null;
  refunded: number;
  refundable: number;
  items: OrderItem[];
  refunds: Refund[];
  refundQueue: QueueEntry[];
  mails: OrderMail[];
  downloads: OrderDownload[];
  timeline: OrderEvent[];
}

export type OrderList = PageOf & { orders: OrderSummary[] };
export type QueueList = PageOf & { entries: QueueEntry[] };

export interface Erasure {
  orders: {
    id: string;
    number: number;
    state: OrderState;
    createdAt: string;
    invoiceNumber: string | null;
    blockedBy: 'payment' | 'refund' | 'dispute' | 'mail' | null;
  }[];
  inquiries: { id: string; reference: string; receivedAt: string }[];
  bookings: { id: string; reference: string; startsAt: string; blockedBy: 'booking' | null }[];
}

export interface RefundAnswer {
  refund: Refund;
  order: Order;
}
