import type { Provider } from '../webhooks/event-log';

/** One payment of any provider, as the control page lists it. */
export interface ListedPayment {
  id: string;
  provider: Provider;
  /** The provider's word for it: `card`, `klarna`, `btc`, … */
  method: string;
  /** As a person reads it, such as `44.00 USD`. */
  amount: string;
  status: string;
  /** The shop's own order, as far as the provider was told: its metadata, `custom_id` or `order_id`. */
  orderId: string | null;
  /** Milliseconds. */
  createdAt: number;
  /** Milliseconds; of a code or an address that waits for money. */
  expiresAt?: number;
  /** What can be made of it now: names for `choose`. */
  outcomes: readonly string[];
}

/** What a provider's stand-in offers to a person or a test that decides how a payment goes on. */
export interface PaymentDesk {
  /** The stored objects that are its payments. */
  readonly type: string;
  find(id: string): ListedPayment | undefined;
  /** Only with one of the payment's `outcomes`, inside a transaction. */
  choose(id: string, outcome: string): void;
}
