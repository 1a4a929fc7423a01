import { afterAll, beforeAll } from 'vitest';
import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type { PaymentProvider } from '../providers/provider-contract';
import { createStripeClient } from '../providers/stripe/client';
import { createStripeProvider } from '../providers/stripe/provider';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver';
import { startWorld, type World } from './world';

interface Surroundings {
  world: World;
  receiver: WebhookReceiver;
}

export interface ProviderWorld extends Surroundings {
  provider: PaymentProvider;
  /** The same, but soon tired of waiting for an answer. */
  impatient: PaymentProvider;
}

/** A world with a provider for the tests of a file. Call the result inside a test. */
export function useProviderWorld(
  providerIn: (around: Surroundings, timeoutMs: number) => PaymentProvider,
): () => ProviderWorld {
  let started: ProviderWorld | undefined;
  beforeAll(async () => {
    const receiver = await startWebhookReceiver();
    const around = { receiver, world: await startWorld(receiver.port) };
    started = { ...around, provider: providerIn(around, 5_000), impatient: providerIn(around, 300) };
  });
  afterAll(async () => {
    await started?.world.close();
    await started?.receiver.close();
  });
  return () => {
    if (!started) throw new Error('The world is there only inside a test');
    return started;
  };
}

/** Stripe's adapter in a world of `useProviderWorld`. */
export function stripeIn({ world }: Surroundings, methods: readonly PaymentMethodId[], timeoutMs: number) {
  const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_WEBHOOK_SECRET: webhookSecret = '' } = world.environment;
  return createStripeProvider({
    stripe: createStripeClient({ secretKey, apiUrl: new URL(world.environment.SANDBOX_URL ?? ''), timeoutMs }),
    webhookSecret,
    methods,
    returnUrl: 'http://localhost:3000/payment-success',
  });
}
