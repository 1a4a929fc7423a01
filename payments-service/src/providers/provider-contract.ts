import type { MinorUnits } from '@kiln/contracts/money';
import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type { PaymentState } from '@kiln/contracts/payments-api';

/** Why a buyer's payment did not go through, in the codes of the failure page (S 8), with the provider's text for the buyer. */
export interface Decline {
  code: 'card_declined' | 'insufficient_funds' | 'invalid_card' | 'payment_failed';
  message: string;
}

/** A payment as the provider sees it right now. */
export interface ProviderPayment {
  providerPaymentId: string;
  state: Extract<PaymentState, 'created' | 'requires_action' | 'processing' | 'paid' | 'failed' | 'cancelled'>;
  /** Minor units of `currency`: received if paid, else asked for. */
  amount: MinorUnits;
  /** Lower case ISO 4217. */
  currency: string;
  /** What the browser confirms with. */
  clientSecret: string | null;
  /** The last decline, while the state is 'failed'. */
  decline: Decline | null;
}

export interface CreatePaymentRequest {
  orderId: string;
  paymentId: string;
  method: PaymentMethodId;
  /** US cents. */
  amount: MinorUnits;
  /** The same key is the same payment at the provider. */
  idempotencyKey: string;
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
}

/**
 * One payment provider. What it cannot do it does not have.
 * Every call throws ProviderUnavailableError when the provider cannot be asked: its answer is then unknown.
 */
export interface PaymentProvider {
  readonly id: string;
  readonly methods: readonly PaymentMethodId[];
  create(request: CreatePaymentRequest): Promise<ProviderOutcome>;
  /** The truth about a payment. Null: the provider does not know it. */
  retrieve(providerPaymentId: string): Promise<ProviderPayment | null>;
  /** Cancels if the provider still can, and answers what the payment is now. */
  cancel?(providerPaymentId: string): Promise<ProviderPayment>;
  /** Confirms on the server with a payment method that the browser made. */
  confirm?(providerPaymentId: string, paymentMethodId: string): Promise<ProviderOutcome>;
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
