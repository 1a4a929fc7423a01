import { afterAll, beforeAll } from 'vitest';
import { faultsOff } from '../../testing/faults';
import { payByCard } from '../../testing/pay';
import { testProviderContract } from '../../testing/provider-suite';
import { startWorld, type World } from '../../testing/world';
import type { ProviderPayment } from '../provider-contract';
import { createStripeClient } from './client';
import { createStripeProvider } from './provider';

let world: World;
const secretOf = ({ next }: ProviderPayment) => (next?.kind === 'confirm' ? next.clientSecret : '');
beforeAll(async () => {
  world = await startWorld(9);
  world.sandbox.faults.write(faultsOff({ dropWebhooks: true }));
});
afterAll(() => world.close());

testProviderContract(() => ({
  provider: createStripeProvider({
    stripe: createStripeClient({
      secretKey: world.environment.STRIPE_SECRET_KEY ?? '',
      apiUrl: new URL(world.environment.SANDBOX_URL ?? ''),
    }),
    webhookSecret: world.environment.STRIPE_WEBHOOK_SECRET ?? '',
    methods: ['card'],
    returnUrl: 'http://localhost:3000/payment-success',
  }),
  method: 'card',
  pay: (payment) => payByCard(world, secretOf(payment)),
  decline: (payment) => payByCard(world, secretOf(payment), 'pm_card_chargeDeclined'),
  takeAway() {
    const failure = { path: '/v1/payment_intents', status: 500, times: 1000 };
    world.sandbox.faults.write(faultsOff({ dropWebhooks: true, failNext: [failure] }));
    return () => world.sandbox.faults.write(faultsOff({ dropWebhooks: true }));
  },
}));
