import { z } from 'zod';
import type { SandboxDatabase } from '../database';

const failureSchema = z.strictObject({
  /** Start of the provider's path, such as `/v1/payment_intents`; the first request that matches fails. */
  path: z.string().startsWith('/'),
  method: z.enum(['GET', 'POST']).optional(),
  /** A status answers without doing anything; `cut` does the work, then closes the connection without an answer. */
  status: z.union([z.literal('cut'), z.number().int().min(400).max(599)]),
  times: z.number().int().min(1).default(1),
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
});
export type Faults = z.infer<typeof faultsSchema>;
export type Failure = Faults['failNext'][number];

/** The scripted misbehaviour, kept in the database so that a restart of the sandbox does not heal it. */
export class FaultStore {
  constructor(private readonly database: SandboxDatabase) {}

  read(): Faults {
    const row = this.database.prepare(`SELECT value FROM settings WHERE name = 'faults'`).get();
    return faultsSchema.parse(row === undefined ? {} : JSON.parse((row as { value: string }).value));
  }

  write(faults: Faults): void {
    this.database
      .prepare(
        `INSERT INTO settings (name, value) VALUES ('faults', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      )
      .run(JSON.stringify(faults));
  }

  /** Takes the first failure scripted for this request, counting it down. */
  takeFailure(method: string, path: string): Failure | undefined {
    const faults = this.read();
    const failure = faults.failNext.find(
      (each) => path.startsWith(each.path) && (each.method === undefined || each.method === method),
    );
    if (failure === undefined) return undefined;
    failure.times -= 1;
    this.write({ ...faults, failNext: faults.failNext.filter((each) => each.times > 0) });
    return failure;
  }
}
