import { randomUUID } from 'node:crypto';
import type { Coin } from '@kiln/contracts/payment-details';
import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import { test } from 'vitest';
import { newId } from '../lib/ids';
import type { CreatePaymentRequest, Decline, PaymentProvider, ProviderPayment } from '../providers/provider-contract';
import type { WebhookReceiver } from './webhook-receiver';
import type { World } from './world';

/** A provider, the hands to move its far end, and what it promises beyond what all promise. */
export interface ProviderUnderTest {
  provider: PaymentProvider;
  /** The same, waiting a few hundred milliseconds at most for an answer. */
  impatient: PaymentProvider;
  world: World;
  /** What the provider's webhooks come to; `world` was started with its port. */
  receiver: WebhookReceiver;
  method: PaymentMethodId;
  /** Of the money asked for; 'usd' if left out. */
  currency?: string;
  coin?: Coin;
  /** Of a payment that the buyer has done nothing about; 'created' if left out. */
  unpaidState?: 'requires_action';
  /** How a refund begins; 'succeeded', at once, if left out. */
  refundState?: 'pending';
  /** An id that the provider never gave. */
  unknownId: string;
  /** Start of its calls' path in the sandbox. */
  faultPath: string;
  /** Honours idempotency keys in `create`. */
  isKeyed: boolean;
  /** Minor units; an amount that it refuses. Left out: it takes any. */
  tooSmall?: number;
  /** The buyer pays and we capture, where that is needed, until it is paid. */
  pay(payment: ProviderPayment): Promise<unknown>;
  /** The buyer's payment is refused. Left out: it is paid or it is not. */
  decline?: { act(payment: ProviderPayment): Promise<unknown>; code: Decline['code'] };
  /** The buyer approves; the money is ours to capture. */
  approve?(payment: ProviderPayment): Promise<unknown>;
  /** Somebody sends the money back in the provider's dashboard. */
  refundByHand(payment: ProviderPayment): Promise<unknown>;
  /** The buyer's bank takes the money back. */
  reverse?(payment: ProviderPayment): Promise<unknown>;
  webhook: {
    signatureHeader: string;
    /** Old ones are refused. False where the signature has no time. */
    isAged: boolean;
    /** Makes the provider tell something about the payment; paying if left out. */
    provoke?(payment: ProviderPayment): Promise<unknown>;
  };
}

export function unpaidStateOf({ unpaidState }: ProviderUnderTest): ProviderPayment['state'] {
  return unpaidState ?? 'created';
}

export function requestOf(
  { method, currency = 'usd', coin }: ProviderUnderTest,
  changes: Partial<CreatePaymentRequest> = {},
): CreatePaymentRequest {
  return {
    orderId: newId('ord'),
    paymentId: newId('pay'),
    method,
    amount: 2640,
    currency,
    billing: { email: 'ada@buyer.example', name: 'Ada Byron', phone: '+1 555 0100' },
    coin: coin ?? null,
    idempotencyKey: randomUUID(),
    ...changes,
  };
}

export async function createPayment(
  tested: ProviderUnderTest,
  changes: Partial<CreatePaymentRequest> = {},
): Promise<ProviderPayment> {
  const outcome = await tested.provider.create(requestOf(tested, changes));
  if (!outcome.ok) throw new Error(outcome.decline.message);
  return outcome.payment;
}

export async function paidPayment(tested: ProviderUnderTest): Promise<ProviderPayment> {
  const payment = await createPayment(tested);
  await tested.pay(payment);
  return payment;
}

/** A test of a promise that the provider makes; no test where it does not make it. */
export function testIf(promised: boolean): (name: string, body: () => Promise<void>) => void {
  return (name, body) => {
    if (promised) test(name, body);
  };
}
