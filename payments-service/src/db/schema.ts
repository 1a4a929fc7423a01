import type { Generated } from 'kysely';
import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type { PaymentState } from '@kiln/contracts/payments-api';
import type { OutboxJob } from '../delivery/ports';
import type { HealthTable, MailEventsTable } from './health-schema';
import type { DisputesTable, OrderEventsTable, RefundQueueTable, RefundsTable } from './reversals-schema';

// Instants are ISO 8601 text in UTC: both databases order and compare them alike. Amounts are integers in minor units.

export interface CountersTable {
  name: string;
  value: number;
}

export interface OrdersTable {
  id: string;
  number: number;
  checkout_id: string;
  email: string;
  email_key: string;
  name: string;
  phone: string;
  state: PaymentState;
  currency: string;
  subtotal: number;
  tax: number;
  total: number;
  payment_method: PaymentMethodId;
  browser_key: string;
  revision: number;
  link_version: number;
  created_at: string;
  paid_at: string | null;
  access_expires_at: string | null;
  opened_at: string | null;
  company: string | null;
  tax_id: string | null;
  consent_version: string | null;
  consent_text: string | null;
  consent_at: string | null;
  erased_at: string | null;
}

export interface OrderItemsTable {
  id: string;
  order_id: string;
  position: number;
  product_id: number;
  title: string;
  image: string | null;
  unit_price: number;
  quantity: number;
  /** JSON: string[]. */
  deliverable_ids: string;
}

export interface RequestKeysTable {
  request_key: string;
  order_id: string;
}

export interface PaymentsTable {
  id: string;
  order_id: string;
  attempt: number;
  provider: string;
  provider_payment_id: string | null;
  method: PaymentMethodId;
  amount: number;
  currency: string;
  local_currency: string | null;
  local_amount: number | null;
  local_rate: number | null;
  state: PaymentState;
  idempotency_key: string;
  failure_code: string | null;
  failure_message: string | null;
  created_at: string;
  next_check_at: string;
  /** JSON: PaymentInput. */
  input: string | null;
  contents_key: string | null;
  expires_at: string | null;
  client_key: string | null;
}

export interface DeclinesTable {
  id: string;
  payment_id: string;
  order_id: string;
  at: string;
  client_key: string | null;
  email_key: string;
}

export interface EntitlementsTable {
  id: string;
  order_id: string;
  order_item_id: string;
  /** JSON: string[]. */
  deliverable_ids: string;
  granted_at: string;
  revoked_at: string | null;
  decision: 'granted' | 'revoked' | null;
}

export interface DeliverableVersionsTable {
  version_id: string;
  deliverable_id: string;
  version: number;
  file_name: string;
  size: number;
  sha256: string;
  mime: string;
  storage_key: string;
  seen_at: string;
  note: string | null;
  released_at: string | null;
}

export interface WebhookInboxTable {
  id: string;
  provider: string;
  event_id: string;
  type: string;
  provider_payment_id: string | null;
  payment_id: string | null;
  received_at: string;
  handled_at: string | null;
  note: string | null;
  attempts: number;
  next_attempt_at: string;
  last_error: string | null;
  decline_id: string | null;
}

export interface OutboxTable {
  id: string;
  kind: OutboxJob['kind'];
  dedupe_key: string;
  order_id: string | null;
  email: string | null;
  refund_id: string | null;
  version_id: string | null;
  state: 'pending' | 'sending' | 'done' | 'refused';
  attempts: number;
  next_attempt_at: string;
  leased_until: string | null;
  last_error: string | null;
  created_at: string;
  done_at: string | null;
  /** 1: a person asked for it. */
  by_hand: Generated<number>;
  /** 0 goes out before 1. */
  priority: Generated<number>;
}

export interface MailLogTable {
  id: string;
  job_id: string;
  recipient: string;
  subject: string;
  message_id: string;
  response: string;
  accepted_at: string;
}

export interface DownloadLogTable {
  id: string;
  order_id: string;
  deliverable_id: string;
  version_id: string;
  issued_at: string;
  first_requested_at: string | null;
  requests: number;
}

export interface RateLimitsTable {
  key: string;
  window_start: string;
  hits: number;
}

export interface InvoicesTable {
  id: string;
  number: number;
  printed_number: string;
  order_id: string;
  issued_at: string;
  /** JSON: InvoiceSeller, InvoiceBuyer, InvoiceLine[]. */
  seller: string;
  buyer: string;
  lines: string;
  currency: 'usd';
  subtotal: number;
  tax: number;
  tax_percent: number;
  total: number;
  payment_method: PaymentMethodId;
  local_currency: string | null;
  local_amount: number | null;
  local_rate: number | null;
}

export interface InvoiceCorrectionsTable {
  invoice_id: string;
  revision: number;
  issued_at: string;
  company: string | null;
  tax_id: string | null;
}

export interface ReconciliationRunsTable {
  id: string;
  /** Day of a nightly run (YYYY-MM-DD, UTC); null of one that a person asked for. */
  night: string | null;
  started_at: string;
  leased_until: string;
  finished_at: string | null;
  /** JSON: ReconciliationReport. */
  report: string | null;
}

export interface Schema {
  counters: CountersTable;
  orders: OrdersTable;
  order_items: OrderItemsTable;
  request_keys: RequestKeysTable;
  payments: PaymentsTable;
  declines: DeclinesTable;
  entitlements: EntitlementsTable;
  deliverable_versions: DeliverableVersionsTable;
  webhook_inbox: WebhookInboxTable;
  outbox: OutboxTable;
  mail_log: MailLogTable;
  download_log: DownloadLogTable;
  rate_limits: RateLimitsTable;
  order_events: OrderEventsTable;
  refund_queue: RefundQueueTable;
  refunds: RefundsTable;
  disputes: DisputesTable;
  invoices: InvoicesTable;
  invoice_corrections: InvoiceCorrectionsTable;
  reconciliation_runs: ReconciliationRunsTable;
  mail_events: MailEventsTable;
  health: HealthTable;
}
