import { afterAll, beforeAll } from 'vitest';
import { payByCard } from '../../testing/pay';
import { testProviderContract } from '../../testing/provider-suite';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver';
import { startWorld, type World } from '../../testing/world';
import type { PaymentProvider, ProviderPayment } from '../provider-contract';
import { createStripeClient } from './client';
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
    methods: ['card'],
    returnUrl: 'http://localhost:3000/payment-success',
  });
}

const secretOf = ({ next }: ProviderPayment) => (next?.kind === 'confirm' ? next.clientSecret : '');

testProviderContract(['cancel', 'refund', 'disputes', 'listSince', 'decline', 'minimum', 'keyed'], () => ({
  provider: patient,
  impatient,
  world,
  receiver,
  method: 'card',
  unknownId: 'pi_unknown',
  faultPath: '/v1/payment_intents',
  isKeyed: true,
  tooSmall: 1,
  pay: (payment) => payByCard(world, secretOf(payment)),
  decline: { act: (payment) => payByCard(world, secretOf(payment), 'pm_card_chargeDeclined'), code: 'card_declined' },
  refundByHand: ({ providerPaymentId }) => world.stripe.refunds.create({ payment_intent: providerPaymentId }),
  reverse: ({ providerPaymentId }) => world.choose(providerPaymentId, 'dispute'),
  webhook: { signatureHeader: 'stripe-signature', isAged: true },
}));
