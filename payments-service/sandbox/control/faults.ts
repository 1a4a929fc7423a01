import { z } from 'zod';
import type { SandboxDatabase } from '../database';
import { Chances } from './chances';

const failureSchema = z.strictObject({
  /** Start of the provider's path, such as `/v1/payment_intents`; the first request that matches fails. */
  path: z.string().startsWith('/'),
  method: z.enum(['GET', 'POST']).optional(),
  /**
   * A status answers without doing anything; `cut` does the work, then closes the connection without an answer;
   * `cut_before` closes it at once.
   */
  status: z.union([z.enum(['cut', 'cut_before']), z.number().int().min(400).max(599)]),
  times: z.number().int().min(1).default(1),
});

const rate = z.number().min(0).max(1).default(0);

/** Shares between 0 and 1: of the server's calls to all three providers, and of their events. */
const ratesSchema = z.strictObject({
  /** Answered with `errorStatus` without doing anything. */
  error: rate,
  cut: rate,
  cutBefore: rate,
  /** Answered `slowMs` later. */
  slow: rate,
  duplicateWebhook: rate,
  dropWebhook: rate,
  /** Delivered up to a second later than it would be, so that others overtake it. */
  reorderWebhook: rate,
});

export const faultsSchema = z.strictObject({
  /** Every event is delivered this many times more. */
  duplicateWebhooks: z.number().int().min(0).max(20).default(0),
  /** Events of one payment are held for half a second and leave newest first. */
  reorderWebhooks: z.boolean().default(false),
  webhookDelayMs: z.number().int().min(0).max(600_000).default(0),
  /** Events are stored but not sent; `redeliver` sends them later. */
  dropWebhooks: z.boolean().default(false),
  /** Every answer of a provider's API waits this long. */
  latencyMs: z.number().int().min(0).max(120_000).default(0),
  failNext: z.array(failureSchema).default([]),
  rates: ratesSchema.prefault({}),
  /** Starts the sequence of chances anew: the same calls in the same order meet the same faults. */
  seed: z.number().int().default(1),
  /** For `rates.error`. Not 500, which Stripe would repeat for ever under its idempotency key. */
  errorStatus: z.number().int().min(400).max(599).default(503),
  slowMs: z.number().int().min(0).max(120_000).default(1000),
  /** Starts of the paths whose calls the rates are for; all if empty. */
  ratePaths: z.array(z.string().startsWith('/')).default([]),
});
export type Faults = z.infer<typeof faultsSchema>;
export type FailureStatus = Faults['failNext'][number]['status'];

/** What happens to one call of a provider's API. */
export interface CallFault {
  status: FailureStatus | undefined;
  delayMs: number;
}

/** What happens to the deliveries of one event. */
export interface EventFault {
  copies: number;
  isDropped: boolean;
  isReordered: boolean;
  delayMs: number;
}

const LATEST_MS = 1000;

/** The scripted misbehaviour, kept in the database so that a restart of the sandbox does not heal it. */
export class FaultStore {
  private chances: Chances | undefined;

  constructor(private readonly database: SandboxDatabase) {}

  read(): Faults {
    const row = this.database.prepare(`SELECT value FROM settings WHERE name = 'faults'`).get();
    return faultsSchema.parse(row === undefined ? {} : JSON.parse((row as { value: string }).value));
  }

  write(faults: z.input<typeof faultsSchema>): void {
    this.chances = undefined;
    this.save(faultsSchema.parse(faults));
  }

  /** The first failure scripted for this call, counted down, or what its chances give, unless it is spared those. */
  takeCallFault(method: string, path: string, { isSpared = false } = {}): CallFault {
    const faults = this.read();
    const { failNext, latencyMs, rates, ratePaths, slowMs } = faults;
    const scripted = failNext.find(
      (each) => path.startsWith(each.path) && (each.method === undefined || each.method === method),
    );
    if (scripted !== undefined) {
      scripted.times -= 1;
      this.save({ ...faults, failNext: failNext.filter((each) => each.times > 0) });
      return { status: scripted.status, delayMs: latencyMs };
    }
    const isMeant = ratePaths.length === 0 || ratePaths.some((start) => path.startsWith(start));
    if (isSpared || !isMeant) return { status: undefined, delayMs: latencyMs };
    const chances = this.chancesOf(faults);
    const delayMs = latencyMs + (chances.hit(rates.slow) ? slowMs : 0);
    if (chances.hit(rates.cutBefore)) return { status: 'cut_before', delayMs };
    if (chances.hit(rates.error)) return { status: faults.errorStatus, delayMs };
    return { status: chances.hit(rates.cut) ? 'cut' : undefined, delayMs };
  }

  takeEventFault(): EventFault {
    const faults = this.read();
    const { rates } = faults;
    const chances = this.chancesOf(faults);
    return {
      copies: 1 + faults.duplicateWebhooks + (chances.hit(rates.duplicateWebhook) ? 1 : 0),
      isDropped: faults.dropWebhooks || chances.hit(rates.dropWebhook),
      isReordered: faults.reorderWebhooks,
      delayMs: faults.webhookDelayMs + (chances.hit(rates.reorderWebhook) ? chances.upTo(LATEST_MS) : 0),
    };
  }

  private save(faults: Faults): void {
    this.database
      .prepare(
        `INSERT INTO settings (name, value) VALUES ('faults', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      )
      .run(JSON.stringify(faults));
  }

  private chancesOf({ seed }: Faults): Chances {
    this.chances ??= new Chances(seed);
    return this.chances;
  }
}
