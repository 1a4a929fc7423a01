import path from 'node:path';
import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type { Kysely } from 'kysely';
import { openConnection } from '../../db/client';
import type { Schema } from '../../db/schema';
import { freePort } from '../service-process';
import { sellAsset } from '../shop';
import { startWorld, type World } from '../world';
import { startChaos } from './chaos';
import type { Count } from './count';
import { sendBuyers } from './crowd';
import { MortalService } from './mortal-service';
import { Random } from './random';
import { settle } from './settle';

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
    const counted = await settle(db, options.say, world, () => world.smtp.mails);
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
  const shop = { world, url, methods: options.methods, products: [...world.cms.products.keys()], providerIdOf };
  // The last buyers come with the last kill: no death hits an empty shop.
  const mayCome = (index: number) => service.kills >= Math.floor((index * options.kills) / options.checkouts) - 1;
  const buyers = sendBuyers(shop, options.checkouts, random, mayCome);
  await service.killRepeatedly(options.kills, random.fork(), (kills) => {
    if (kills % 10 === 0) options.say(`${kills} kills, ${world.smtp.mails.length} mails`);
  });
  await buyers;
  await chaos.stop();
}

function connect(world: World): Kysely<Schema> {
  const { DATABASE_URL: url, DATA_DIR: folder = '' } = world.environment;
  return openConnection(
    url ? { kind: 'postgres', url } : { kind: 'sqlite', file: path.join(folder, 'payments/payments.db') },
  );
}
