import type { MinorUnits } from './money';
import type { Coin } from './payment-details';
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
  /** Printed on the invoice. */
  invoice?: InvoiceDetails | undefined;
  /** Version of the consent text that the buyer agreed to at checkout (see consent.ts). */
  consent?: { version: string } | undefined;
  /** The buyer was told that they own this, or that a payment for it is settling, and buys again. */
  buy_again?: boolean | undefined;
}

export interface InvoiceDetails {
  company?: string | undefined;
  tax_id?: string | undefined;
}

/** POST /api/payments/stripe/create-intent (S 7); `amount` in cents is a check, never the price. */
export interface CreateIntentRequest extends CheckoutReference {
  amount: MinorUnits;
  currency: 'usd';
  payment_method: PaymentMethodId;
}

/** POST /api/payments/wallet/create (S 7); `amount` in cents, as for cards. */
export interface CreateWalletRequest extends CheckoutReference {
  amount: MinorUnits;
  currency: 'usd';
  payment_method: 'apple_pay' | 'google_pay';
}

/** POST /api/payments/{paypal/create-order|bank/create|bnpl/create} (S 7); `amount` in dollars is a check. */
export interface CreateInDollarsRequest extends CheckoutReference {
  amount: number;
  currency: 'usd';
}

/** POST /api/payments/upi/create (S 7): `amount` in dollars although `currency` is inr; the service converts. */
export interface CreateUpiRequest extends CheckoutReference {
  amount: number;
  currency: 'inr';
  /** A checked hint kept with the payment; what is paid with is the QR code or the link. */
  upi_id?: string | undefined;
}

/** POST /api/payments/crypto/create (S 7); `amount` in dollars. */
export interface CreateCryptoRequest extends CreateInDollarsRequest {
  /** Bitcoin if left out. */
  coin?: Coin | undefined;
  /** Where a refund would go. */
  wallet_address?: string | undefined;
}

/** What the buyer's browser has to do to pay, as the create answer gives it. Instants are ISO 8601. */
export type NextStep =
  /** The provider's script confirms with the secret: card, wallets, buy now pay later, bank transfer. */
  | { kind: 'confirm'; clientSecret: string }
  /** The buyer approves in PayPal's window; then capture-order. */
  | { kind: 'approve'; orderID: string }
  /** The buyer scans the code or follows the link in a UPI app. */
  | { kind: 'scan'; imageUrl: string; hostedUrl: string; expiresAt: string }
  /** The buyer sends exactly `amount` (decimal text, in whole coins) to the address; `uri` is for wallets and the QR code. */
  | { kind: 'deposit'; coin: Coin; address: string; amount: string; uri: string; expiresAt: string | null }
  /** The bank account is proven by small deposits, on the provider's page. */
  | { kind: 'verify_account'; hostedUrl: string; arrivesAt: string | null };

/** `data` of every create call. */
export interface CreatedPayment {
  orderId: string;
  /** Ours, `pay_…`. */
  paymentId: string;
  /** Of a step of kind 'confirm'; null also when nothing has to be paid: a free order is paid at once. */
  clientSecret: string | null;
  next: NextStep | null;
  status: PaymentState;
  totals: Totals;
  /** What the provider charges: minor units of `currency` (lower case ISO 4217). Differs from the total for UPI only. */
  charge: { currency: string; amount: MinorUnits };
}

/** S 7 reads some fields of a create answer at its top level. */
export interface CreatedPaymentFields {
  clientSecret: string | null;
  paymentId: string;
  /** bank/create: the same as `paymentId`. */
  transferId?: string;
  /** paypal/create-order: PayPal's order. */
  orderID?: string;
}

/** POST /api/payments/paypal/capture-order (S 7); answered as verify. */
export interface CapturePayPalRequest {
  orderID: string;
}

/** POST /api/payments/upi/verify (S 7); answered as verify. */
export interface VerifyUpiRequest {
  payment_id: string;
}

/** POST /api/payments/crypto/verify (S 7); answered as verify. The hash is kept with the payment, it proves nothing. */
export interface VerifyCryptoRequest {
  payment_id: string;
  transaction_hash?: string | undefined;
}

/** POST /api/payments/bank/verify (S 7); answered as verify. */
export interface VerifyBankRequest {
  transfer_id: string;
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
  /** How far a payment under way is, where the provider tells. */
  progress?: PaymentProgress;
}

/** How far a payment is that takes its time. */
export interface PaymentProgress {
  /** Crypto: seen on the chain, confirmed, or too little came. Bank debit: on its way between the banks. */
  stage: 'seen' | 'confirmed' | 'underpaid' | 'clearing' | 'reviewing';
  /** Decimal text in whole coins. */
  received?: string;
  expected?: string;
  /** ISO 8601: the latest day by which it is decided. */
  settlesBy?: string;
}

/** `data` beside the error payment_incomplete: what the buyer still has to do. */
export interface PaymentIncomplete {
  next: NextStep | null;
}

/** `data` of 409 already_owned and 409 payment_settling, beside the error; only for the browser that bought. */
export interface BoughtBefore {
  products: { id: number; title: string }[];
  /** already_owned: path of the order page. */
  orderPath?: string;
  /** payment_settling: the payment under way. */
  paymentId?: string;
  paymentMethod?: PaymentMethodId;
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
  /** Null while PayPal is off. `sdkBaseUrl` replaces the address of PayPal's script; null is PayPal's own. */
  paypal: { clientId: string; sdkBaseUrl: string | null } | null;
}
