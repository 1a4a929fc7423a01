import type { MinorUnits } from '@kiln/contracts/money';
import type { Coin } from '@kiln/contracts/payment-details';
import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type { BillingDetails, NextStep, PaymentProgress, PaymentState } from '@kiln/contracts/payments-api';

/** Why a buyer's payment did not go through, in the codes of the failure page (S 8), with the provider's text for the buyer. */
export interface Decline {
  code: 'card_declined' | 'insufficient_funds' | 'invalid_card' | 'payment_failed' | 'payment_cancelled';
  /** For the buyer. */
  message: string;
  /** The provider's id of the refused charge: told twice it is still one decline. Absent where there was no charge. */
  declineId?: string;
  /** The provider's own words, where they are for our log and not for the buyer. */
  reason?: string;
}

/** A payment as the provider sees it right now. */
export interface ProviderPayment {
  providerPaymentId: string;
  state: Extract<
    PaymentState,
    'created' | 'requires_action' | 'processing' | 'paid' | 'failed' | 'cancelled' | 'expired'
  >;
  /** Minor units of `currency`: received if paid, else asked for. */
  amount: MinorUnits;
  /** Lower case ISO 4217. */
  currency: string;
  /** What the buyer's browser has to do; null when nothing is left to do. */
  next: NextStep | null;
  /** The last decline, while the state is 'failed'. */
  decline: Decline | null;
  /** How far a payment under way is. */
  progress: PaymentProgress | null;
  /** The buyer has approved; the money moves when we call `capture`. */
  capturable: boolean;
}

export interface CreatePaymentRequest {
  orderId: string;
  paymentId: string;
  method: PaymentMethodId;
  /** Minor units of `currency`, lower case ISO 4217: US cents, for UPI paise. */
  amount: MinorUnits;
  currency: string;
  /** The same key is the same payment, where the provider knows such keys. */
  idempotencyKey: string;
  billing: BillingDetails;
  /** Crypto only. */
  coin: Coin | null;
}

/** A decline is a value; only surprises throw. */
export type ProviderOutcome = { ok: true; payment: ProviderPayment } | { ok: false; decline: Decline };

/** What our side needs of a provider's event. The rest is asked of the provider when the event is worked. */
export interface ProviderEvent {
  eventId: string;
  type: string;
  providerPaymentId: string | null;
  /** Our id, from the metadata that we gave the payment; null means that the payment is not ours. */
  paymentId: string | null;
  /** Of an event that tells of a refused charge. */
  declineId?: string;
  /** Nothing follows from it that another event does not tell: answered, not kept. */
  idle?: true;
}

/** Money on its way back, as the provider sees it. */
export interface ProviderRefund {
  providerRefundId: string;
  /** Our id of it; null where somebody refunded in the provider's dashboard. */
  refundId: string | null;
  state: 'pending' | 'succeeded' | 'failed';
  /** Minor units of the payment's currency. */
  amount: MinorUnits;
}

/** The buyer's bank took, or asks for, money back. */
export interface ProviderDispute {
  providerDisputeId: string;
  state: 'open' | 'won' | 'lost';
  /** Minor units of the payment's currency. */
  amount: MinorUnits;
  reason: string;
}

/** Everything that went back, or may have to, of one payment. */
export interface Reversals {
  refunds: ProviderRefund[];
  disputes: ProviderDispute[];
}

export interface RefundPaymentRequest {
  providerPaymentId: string;
  refundId: string;
  /** Minor units of the payment's currency. */
  amount: MinorUnits;
  currency: string;
  idempotencyKey: string;
}

/** A refusal (too late, too much) is a value with the provider's words for support. */
export type RefundOutcome = { ok: true; refund: ProviderRefund } | { ok: false; message: string };

/**
 * One payment provider. What it cannot do it does not have.
 * Every call throws ProviderUnavailableError when the provider cannot be asked: its answer is then unknown.
 */
export interface PaymentProvider {
  readonly id: string;
  readonly methods: readonly PaymentMethodId[];
  /** @throws SpentKeyError too */
  create(request: CreatePaymentRequest): Promise<ProviderOutcome>;
  /** The truth about a payment. Null: the provider does not know it. */
  retrieve(providerPaymentId: string): Promise<ProviderPayment | null>;
  /** Cancels if the provider still can, and answers what the payment is now. */
  cancel?(providerPaymentId: string): Promise<ProviderPayment>;
  /** Confirms on the server with a payment method that the browser made. */
  confirm?(providerPaymentId: string, paymentMethodId: string): Promise<ProviderOutcome>;
  /** Takes the money of a `capturable` payment; twice is once. */
  capture?(providerPaymentId: string, idempotencyKey: string): Promise<ProviderOutcome>;
  /** Sends money back; the same key is the same refund. Absent: support pays it back by hand. */
  refund?(request: RefundPaymentRequest): Promise<RefundOutcome>;
  /** Refunds and disputes of a payment. Absent: there are none. */
  listReversals?(providerPaymentId: string): Promise<Reversals>;
  /** Payments made since then, ours and others', for the nightly comparison. Absent: ours are asked one by one. */
  listSince?(since: Date): AsyncIterable<ProviderPayment & { paymentId: string | null }>;
  /** Checks the signature over the raw bytes. Null: not signed by the provider. Absent: webhooks are off. */
  readWebhook?(rawBody: string, headers: Headers): Promise<ProviderEvent | null>;
}

/** The provider did not answer, or answered that it cannot now. Nothing is known about the payment. */
export class ProviderUnavailableError extends Error {
  constructor(provider: string, cause: unknown) {
    super(`${provider} cannot be reached`, { cause });
    this.name = 'ProviderUnavailableError';
  }
}

/** Of `create`: the provider keeps another answer under the key, so no payment can ever come of it. A new key is due. */
export class SpentKeyError extends ProviderUnavailableError {}
