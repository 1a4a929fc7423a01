import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type { Kysely } from 'kysely';
import { openConnection } from '../../db/client';
import type { Schema } from '../../db/schema';
import { freePort } from '../service-process';
import { sellAsset } from '../shop';
import { startWorld, type World } from '../world';
import { buy } from './buyer';
import { startChaos } from './chaos';
import { count, type Count } from './count';
import { MortalService } from './mortal-service';
import { Random } from './random';

export interface CrashOptions {
  seed: number;
  checkouts: number;
  kills: number;
  methods: readonly [PaymentMethodId, ...PaymentMethodId[]];
  /** Arguments of node that run the service. */
  program: readonly string[];
  say(line: string): void;
}

export interface CrashResult extends Count {
  kills: number;
  seconds: number;
  /** The service's own errors, for whoever looks for a fault. */
  log: string[];
}

const PRODUCTS = 12;
const BUYERS_AT_ONCE = 8;
const SETTLED_WITHIN_MS = 420_000;
const DAY_MS = 86_400_000;

/** Sells under fire, lets everything settle, and counts. */
export async function runCrash(options: CrashOptions): Promise<CrashResult> {
  const started = performance.now();
  const random = new Random(options.seed);
  const port = await freePort();
  const world = await startWorld(port);
  const environment = { ...world.environment, OUTBOX_LEASE_MS: '10000', SWEEP_INTERVAL_MS: '500', LOG_LEVEL: 'error' };
  const service = new MortalService(environment, options.program);
  let db: Kysely<Schema> | undefined;
  try {
    for (let id = 1; id <= PRODUCTS; id += 1) await sellAsset(world, id, random.between(9, 120));
    await service.start();
    db = connect(world);
    await sellUnderFire(options, world, service, db, `http://127.0.0.1:${port}`, random);
    options.say(`${options.checkouts} checkouts, ${service.kills} kills; everything settles now`);
    const counted = await settle(options, world, db);
    const seconds = Math.round((performance.now() - started) / 1000);
    return { ...counted, kills: service.kills, seconds, log: service.log() };
  } finally {
    await service.end('SIGTERM');
    await db?.destroy();
    await world.close();
  }
}

async function sellUnderFire(
  options: CrashOptions,
  world: World,
  service: MortalService,
  db: Kysely<Schema>,
  url: string,
  random: Random,
): Promise<void> {
  const chaos = startChaos(world, random.fork());
  const providerIdOf = async (paymentId: string) => {
    const query = db.selectFrom('payments').select('provider_payment_id as id').where('id', '=', paymentId);
    return (await query.executeTakeFirst())?.id ?? undefined;
  };
  const shop = { world, url, methods: options.methods, products: PRODUCTS, providerIdOf };
  const fates = Array.from({ length: options.checkouts }, () => random.fork());
  const queue = fates.entries();
  // The last buyers come with the last kill: no death hits an empty shop.
  const mayCome = (index: number) => service.kills >= Math.floor((index * options.kills) / options.checkouts) - 1;
  const buyers = Array.from({ length: BUYERS_AT_ONCE }, async () => {
    for (const [index, fate] of queue) {
      while (!mayCome(index)) await pause(20);
      await buy(shop, index, fate);
    }
  });
  await service.killRepeatedly(options.kills, random.fork(), (kills) => {
    if (kills % 10 === 0) options.say(`${kills} kills, ${world.smtp.mails.length} mails`);
  });
  await Promise.all(buyers);
  await chaos.stop();
}

/** Everybody behaves, the banks answer, the sweep comes round. Ends when nothing moves any more, or at the time limit. */
async function settle(options: CrashOptions, world: World, db: Kysely<Schema>): Promise<Count> {
  for (let day = 0; day < 6; day += 1) await world.advanceProviders(DAY_MS);
  const end = Date.now() + SETTLED_WITHIN_MS;
  let told = Date.now();
  for (;;) {
    const counted = await count(world, db);
    if (counted.faults.length === 0 && (await isQuiet(db))) return counted;
    if (Date.now() > end) return counted;
    if (Date.now() - told > 30_000) {
      told = Date.now();
      options.say(`${counted.faults.length} still to settle, such as: ${counted.faults[0] ?? 'events and mails'}`);
      await world.advanceProviders(60_000);
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

function connect(world: World): Kysely<Schema> {
  const { DATABASE_URL: url, DATA_DIR: folder = '' } = world.environment;
  return openConnection(
    url ? { kind: 'postgres', url } : { kind: 'sqlite', file: path.join(folder, 'payments/payments.db') },
  );
}
