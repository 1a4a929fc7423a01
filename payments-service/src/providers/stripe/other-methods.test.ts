import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type { CreatedPayment } from '@kiln/contracts/payments-api';
import { afterAll, beforeAll, describe } from 'vitest';
import { payAtProvider } from '../../testing/buyer-hands';
import { testProviderContract } from '../../testing/provider-suite';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver';
import { startWorld, type World } from '../../testing/world';
import type { Decline, PaymentProvider, ProviderPayment } from '../provider-contract';
import { createStripeClient } from './client';
import { STRIPE_METHODS } from './methods';
import { createStripeProvider } from './provider';

let receiver: WebhookReceiver;
let world: World;
let patient: PaymentProvider;
let impatient: PaymentProvider;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  world = await startWorld(receiver.port);
  [patient, impatient] = [providerOf(5_000), providerOf(300)];
});
afterAll(async () => {
  await world.close();
  await receiver.close();
});

function providerOf(timeoutMs: number): PaymentProvider {
  const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_WEBHOOK_SECRET: webhookSecret = '' } = world.environment;
  return createStripeProvider({
    stripe: createStripeClient({ secretKey, apiUrl: new URL(world.environment.SANDBOX_URL ?? ''), timeoutMs }),
    webhookSecret,
    methods: STRIPE_METHODS,
    returnUrl: 'http://localhost:3000/payment-success',
  });
}

/** What the buyer does, and what the bank answers days later. */
async function act(method: PaymentMethodId, payment: ProviderPayment, how: 'pay' | 'decline'): Promise<void> {
  const { next, providerPaymentId } = payment;
  const created = { clientSecret: next?.kind === 'confirm' ? next.clientSecret : null } as CreatedPayment;
  await payAtProvider(world, method, providerPaymentId, created, how);
  if (method === 'bank_transfer') {
    await world.choose(providerPaymentId, how === 'pay' ? 'settle' : 'return_insufficient_funds');
  }
}

const METHODS: [PaymentMethodId, string, Decline['code']][] = [
  ['upi', 'inr', 'payment_failed'],
  ['bank_transfer', 'usd', 'insufficient_funds'],
  ['bnpl', 'usd', 'payment_failed'],
];

describe.each(METHODS)('%s', (method, currency, code) => {
  const hasMinimum = currency === 'usd';
  const promises = ['cancel', 'refund', 'disputes', 'listSince', 'decline', 'keyed'] as const;
  testProviderContract([...promises, ...(hasMinimum ? (['minimum'] as const) : [])], () => ({
    provider: patient,
    impatient,
    world,
    receiver,
    method,
    currency,
    ...(method === 'upi' ? { unpaidState: 'requires_action' as const } : {}),
    ...(method === 'bnpl' ? {} : { refundState: 'pending' as const }),
    unknownId: 'pi_unknown',
    faultPath: '/v1/payment_intents',
    isKeyed: true,
    ...(hasMinimum ? { tooSmall: 1 } : {}),
    pay: (payment) => act(method, payment, 'pay'),
    decline: { act: (payment) => act(method, payment, 'decline'), code },
    refundByHand: ({ providerPaymentId }) => world.stripe.refunds.create({ payment_intent: providerPaymentId }),
    reverse: ({ providerPaymentId }) => world.choose(providerPaymentId, 'dispute'),
    webhook: { signatureHeader: 'stripe-signature', isAged: true },
  }));
});
