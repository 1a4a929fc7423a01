import { newId, randomToken } from '../ids';
import type { ObjectStore } from '../object-store';
import type { EventLog } from '../webhooks/event-log';

export interface PayPalContext {
  store: ObjectStore;
  events: EventLog;
  /** Origin under which a buyer's browser reaches the approval page. */
  publicUrl: string;
  webhookId: string;
  /** PEM of the key that signs webhooks. */
  signingKey(): string;
  /** Milliseconds, by the clock that tests can move. */
  now(): number;
}

export interface Money {
  currency_code: string;
  /** Decimal, such as `44.00`. */
  value: string;
}

export interface Capture {
  id: string;
  object: 'paypal_capture';
  orderId: string;
  status: 'COMPLETED' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'PENDING' | 'REFUNDED';
  amount: Money;
  invoiceId: string | undefined;
  customId: string | undefined;
  /** Minor units. */
  refunded: number;
  /** ISO 8601. */
  createdAt: string;
}

export interface Order {
  id: string;
  object: 'paypal_order';
  status: 'APPROVED' | 'COMPLETED' | 'CREATED' | 'PAYER_ACTION_REQUIRED';
  unit: { reference_id: string; amount: Money & object; invoice_id?: string; custom_id?: string; description?: string };
  returnUrl: string | undefined;
  cancelUrl: string | undefined;
  /** What a person chose for the capture to come; the last one refuses it, and the buyer chooses again. */
  captureAs: 'COMPLETED' | 'DECLINED' | 'INSTRUMENT_DECLINED' | 'PENDING';
  /** What a person chose for the refunds to come; those that are held wait for a decision. */
  refundAs: 'COMPLETED' | 'PENDING';
  captureId: string | null;
  createdAt: string;
}

export interface Refund {
  id: string;
  object: 'paypal_refund';
  captureId: string;
  orderId: string;
  status: 'COMPLETED' | 'FAILED' | 'PENDING';
  amount: Money;
  note: string | undefined;
  invoiceId: string | undefined;
  customId: string | undefined;
  createdAt: string;
}

export function timestamp(context: PayPalContext): string {
  return `${new Date(context.now()).toISOString().slice(0, 19)}Z`;
}

/** An id in PayPal's form: seventeen capital letters and digits. */
export function payPalId(): string {
  return randomToken(17).toUpperCase();
}

/** `44.00` is 4400; PayPal writes two decimals for every currency of this shop. */
export function minorUnits(money: Money): number {
  return Math.round(Number(money.value) * 100);
}

/** Stores an event with its resource as it is now and schedules its webhook; `subject` is the order's id. */
export function emitPayPal(context: PayPalContext, type: string, subject: string, resource: object): void {
  const id = `WH-${newId('sandbox')}`;
  const body = {
    id,
    event_version: '1.0',
    create_time: timestamp(context),
    resource_type: type.startsWith('CHECKOUT') ? 'checkout-order' : type.endsWith('REFUNDED') ? 'refund' : 'capture',
    resource_version: '2.0',
    event_type: type,
    summary: `${type} in the sandbox`,
    resource,
    links: [],
  };
  const createdAt = context.now();
  context.events.record({ id, provider: 'paypal', type, subject, createdAt, body: JSON.stringify(body) });
}
