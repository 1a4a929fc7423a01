import { setTimeout as pause } from 'node:timers/promises';
import { faultsOff } from '../faults';
import type { World } from '../world';
import type { Random } from './random';

const CHANGE_EVERY_MS = 500;

/** Paths of all three providers. */
const PROVIDERS = ['/v1/', '/paypal/', '/nowpayments/'] as const;

/** Shares of the calls and events that go wrong, all the time. */
const RATES = {
  error: 0.06,
  cut: 0.06,
  cutBefore: 0.04,
  slow: 0.1,
  duplicateWebhook: 0.25,
  dropWebhook: 0.15,
  reorderWebhook: 0.3,
};

/** The providers misbehave, and now and then one of them is away for a moment, until stopped; then they are well. */
export function startChaos(world: World, random: Random): { stop(): Promise<void> } {
  let stopped = false;
  const loop = async () => {
    while (!stopped) {
      world.sandbox.faults.write(misfortune(random));
      await pause(CHANGE_EVERY_MS);
    }
    world.sandbox.faults.write(faultsOff());
  };
  const running = loop();
  return {
    stop() {
      stopped = true;
      return running;
    },
  };
}

function misfortune(random: Random): ReturnType<typeof faultsOff> {
  const away = random.chance(0.1) ? [{ path: random.pick(PROVIDERS), status: 503, times: random.between(5, 20) }] : [];
  // Stripe keeps a 500 under its idempotency key: the same call never gets another answer.
  const broken = random.chance(0.1) ? [{ path: random.pick(PROVIDERS), status: 500, times: 1 }] : [];
  return faultsOff({
    rates: RATES,
    slowMs: random.between(50, 800),
    errorStatus: random.pick([503, 502, 429]),
    seed: random.between(1, 2 ** 31 - 1),
    failNext: [...away, ...broken],
  });
}
