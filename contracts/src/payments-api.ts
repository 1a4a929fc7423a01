import type { MinorUnits } from './money';
import type { PaymentMethod, PaymentMethodId } from './payment-methods';
import type { Totals } from './pricing';

export interface BillingDetails {
  email: string;
  name: string;
  phone: string;
}

/** What every create call carries besides S 7's fields. */
export interface CheckoutReference {
  /** UUID of the checkout, kept in sessionStorage: the same id is the same order. */
  checkout_id: string;
  items: { id: number; quantity: number }[];
  billing_details: BillingDetails;
}

/** POST /api/payments/stripe/create-intent (S 7); `amount` in cents is a check, never the price. */
export interface CreateIntentRequest extends CheckoutReference {
  amount: MinorUnits;
  currency: 'usd';
  payment_method: PaymentMethodId;
}

export interface CreateIntentData {
  orderId: string;
  /** Ours, `pay_…`. */
  paymentId: string;
  /** Null when nothing has to be paid: a free order is paid at once. */
  clientSecret: string | null;
  status: PaymentState;
  totals: Totals;
}

/** POST /api/payments/stripe/confirm (S 7). */
export interface ConfirmIntentRequest {
  paymentIntentId: string;
  paymentMethodId: string;
}

/** POST /api/payments/process: writes nothing that settling does not (S 7, S 4). */
export interface ProcessPaymentRequest {
  method: PaymentMethodId;
  result: { id?: string; paymentId?: string; transferId?: string };
}

/** POST /api/payments/verify (S 7). One of the ids; the method defaults to card. */
export interface VerifyPaymentRequest {
  payment_id?: string;
  session_id?: string;
  payment_method?: PaymentMethodId;
}

/** `amount` in cents (S 9). */
export interface PaymentVerification {
  orderId: string;
  paymentMethod: PaymentMethodId;
  amount: MinorUnits;
  status: 'paid' | 'processing';
  /** Path of the order page, only for the browser that made the order. */
  orderPath?: string;
}

/** The states of a payment attempt and of its order. */
export const PAYMENT_STATES = [
  'created',
  'requires_action',
  'processing',
  'paid',
  'partially_refunded',
  'refunded',
  'disputed',
  'failed',
  'cancelled',
  'expired',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** `data` of 409 totals_changed, beside the error. Cents. */
export interface TotalsChanged {
  totals: Totals;
  items: { id: number; title: string; unitPrice: MinorUnits; quantity: number; available: boolean }[];
}

/** GET /api/payments/methods?amount=&region= (amount in cents). */
export interface OfferedMethod extends PaymentMethod {
  recommended: boolean;
}

/** GET /api/payments/config: what the browser needs to load the providers' scripts. */
export interface PaymentsConfig {
  mode: 'sandbox' | 'live';
  stripe: { publishableKey: string; scriptUrl: string };
}

export interface OrderFile {
  id: string;
  fileName: string;
  /** Bytes. */
  size: number;
  sha256: string;
  version: number;
}

/** GET /api/payments/orders/{token}: the order page. Cents, ISO 8601 dates. */
export interface OrderPage {
  orderId: string;
  number: number;
  status: PaymentState;
  createdAt: string;
  paidAt: string | null;
  /** Access ends 30 days after payment (S 9). */
  expiresAt: string | null;
  expired: boolean;
  email: string;
  name: string;
  paymentMethod: PaymentMethodId;
  totals: Totals;
  items: {
    productId: number;
    title: string;
    image: string | null;
    quantity: number;
    unitPrice: MinorUnits;
    access: 'granted' | 'pending' | 'revoked';
    files: OrderFile[];
  }[];
}

/** GET /api/payments/orders: this browser's orders, newest first. */
export interface OrderSummary {
  orderId: string;
  number: number;
  status: PaymentState;
  createdAt: string;
  total: MinorUnits;
  itemCount: number;
  path: string;
}

/** POST /api/payments/orders/{token}/files/{fileId}. */
export interface FileLink {
  url: string;
  expiresAt: string;
}
