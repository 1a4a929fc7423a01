import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema';
import type { World } from '../world';
import { count, readPaid, type Count, type Witnesses } from './count';

const SETTLED_WITHIN_MS = 420_000;
const DAY_MS = 86_400_000;

/**
 * Everybody behaves, the banks answer, the sweep comes round. Ends when nothing moves any more, or at the time limit.
 * @param readMails what the mailbox has got so far
 */
export async function settle(
  db: Kysely<Schema>,
  say: (line: string) => void,
  providers: Pick<World, 'advanceProviders' | 'listPayments'>,
  readMails: () => Witnesses['mails'] | Promise<Witnesses['mails']>,
): Promise<Count> {
  for (let day = 0; day < 6; day += 1) await providers.advanceProviders(DAY_MS);
  const end = Date.now() + SETTLED_WITHIN_MS;
  let told = Date.now();
  for (;;) {
    const counted = await count({ paid: await readPaid(await providers.listPayments()), mails: await readMails() }, db);
    if (counted.faults.length === 0 && (await isQuiet(db))) return counted;
    if (Date.now() > end) return counted;
    if (Date.now() - told > 30_000) {
      told = Date.now();
      say(`${counted.faults.length} still to settle, such as: ${counted.faults[0] ?? 'events and mails'}`);
      await providers.advanceProviders(60_000);
    }
    await pause(500);
  }
}

/** No mail and no event waits, but those of payments that a cut-off call has made and nobody was ever shown. */
async function isQuiet(db: Kysely<Schema>): Promise<boolean> {
  const mails = await db.selectFrom('outbox').select('id').where('state', '!=', 'done').execute();
  const events = await db.selectFrom('webhook_inbox').select('last_error').where('handled_at', 'is', null).execute();
  return mails.length === 0 && events.every((event) => event.last_error === 'payment not known yet');
}
