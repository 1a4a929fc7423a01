import type { MinorUnits } from '@kiln/contracts/money';
import type { Coin } from '@kiln/contracts/payment-details';
import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type { BillingDetails, PaymentState } from '@kiln/contracts/payments-api';
import type { Totals } from '@kiln/contracts/pricing';

/** An order. Instants are ISO 8601 in UTC, amounts are US cents. */
export interface Order {
  id: string;
  /** Consecutive, for people. */
  number: number;
  checkoutId: string;
  billing: BillingDetails;
  /** Printed on the invoice. */
  company: string | null;
  taxId: string | null;
  /** What the buyer agreed to before delivery, in the words that were shown. */
  consent: Consent | null;
  state: PaymentState;
  totals: Totals;
  paymentMethod: PaymentMethodId;
  /** Hash of the browser's cookie: whose `/account/orders` lists it. */
  browserKey: string;
  /** Raised with every change of the contents: a change based on an older one is a conflict. */
  revision: number;
  /** Version of the order page's link; raised when an expired link is renewed. */
  linkVersion: number;
  createdAt: string;
  paidAt: string | null;
  /** End of the link's 30 days; null until paid. */
  accessExpiresAt: string | null;
  /** When the buyer's personal data was erased on request: e-mail, name and phone are empty then. */
  erasedAt: string | null;
}

export interface Consent {
  version: string;
  text: string;
  at: string;
}

/** A line as it was sold: later changes of the product do not reach it. */
export interface OrderItem {
  id: string;
  productId: number;
  title: string;
  image: string | null;
  unitPrice: MinorUnits;
  quantity: number;
  /** Deliverables that the line entitles to. */
  deliverableIds: string[];
}

export interface PaymentFailure {
  code: string;
  message: string;
}

/** What the buyer entered for the method; it proves nothing. */
export interface PaymentInput {
  coin?: Coin;
  /** Where a refund would go. */
  walletAddress?: string;
  upiId?: string;
  transactionHash?: string;
}

/** One attempt to pay an order. At most one attempt of an order is live. */
export interface Payment {
  id: string;
  orderId: string;
  /** 1, 2, … within the order. */
  attempt: number;
  provider: string;
  providerPaymentId: string | null;
  method: PaymentMethodId;
  /** US cents. */
  amount: MinorUnits;
  /** What the buyer is charged where that is not USD (UPI): minor units of `currency`, and the rate used. */
  local: { currency: string; amount: MinorUnits; rate: number } | null;
  state: PaymentState;
  idempotencyKey: string;
  input: PaymentInput;
  /** Tells whether the order still sells what this attempt was for; null on attempts from before it was noted. */
  contentsKey: string | null;
  /** Hash of the network address that asked for it. */
  clientKey: string | null;
  failure: PaymentFailure | null;
  /** Until when the provider waits for the money, as it said on creating; null where it did not. */
  expiresAt: string | null;
  createdAt: string;
}

/** Access to what one order item sold. */
export interface Entitlement {
  id: string;
  orderItemId: string;
  deliverableIds: string[];
  revokedAt: string | null;
  /** What support decided; null: access follows the money. */
  decision: 'granted' | 'revoked' | null;
}
