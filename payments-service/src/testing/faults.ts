import type { World } from './world';

type Faults = Parameters<World['sandbox']['faults']['write']>[0];

/** The sandbox behaving well, but for what is named. */
export function faultsOff(changes: Partial<Faults> = {}): Faults {
  return {
    duplicateWebhooks: 0,
    reorderWebhooks: false,
    webhookDelayMs: 0,
    dropWebhooks: false,
    latencyMs: 0,
    failNext: [],
    ...changes,
  };
}
