import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import Stripe from 'stripe';
import { openConnection } from '../../../db/client';
import type { Schema } from '../../../db/schema';
import { controlOf } from '../../sandbox-control';
import type { BuyersWorld } from '../buyer';
import type { Count } from '../count';
import { sendBuyers } from '../crowd';
import { Random } from '../random';
import { settle } from '../settle';
import { addressOf, backSince, containersOf, endProcess, kill, start, type Container } from './engine';
import { limitsHold } from './limits';
import { readMailbox } from './mailbox';
import { PageWatch, type PagesDuring } from './page-watch';

export interface ContainersOptions {
  seed: number;
  checkouts: number;
  /** Nobody dies: orders are wanted, not proof. */
  calm: boolean;
  /** How many copies of each of our services run. */
  copies: number;
  /** The .env that the containers were started with. */
  settings: Record<string, string>;
  say(line: string): void;
}

export interface ContainersResult extends Count {
  kills: number;
  pages: PagesDuring[];
}

const AWAY_MS = 4_000;
/** A buyer waits for the CMS to start. */
const TRIES = 400;
const METHODS = ['card', 'apple_pay', 'google_pay', 'paypal', 'upi', 'crypto', 'bank_transfer', 'bnpl'] as const;
/** Where nothing else can answer: the one door, and pages that are one visitor's own. */
const MAY_FAIL_ALONE = new Set(['gateway', 'storefront']);

/** Sells through the gateway while each container dies twice, lets everything settle, and counts. */
export async function runContainers(options: ContainersOptions): Promise<ContainersResult> {
  const { settings, say } = options;
  const url = settings.PUBLIC_URL ?? '';
  const containers = await containersOf(settings.COMPOSE_PROJECT_NAME ?? '');
  const db = await databaseIn(containers, settings);
  try {
    const providers = providersBehind(url, settings);
    const prices = await pricesOf(url);
    const shop: BuyersWorld = {
      world: { ...providers, cms: { products: prices } },
      url,
      methods: METHODS,
      products: [...prices.keys()],
      tries: TRIES,
      providerIdOf: (id) => providerIdOf(db, id),
    };
    const watch = new PageWatch(url, [
      '/',
      '/shop',
      `/product/${[...prices.keys()][0]}`,
      '/about-us',
      '/help',
      '/cart',
    ]);
    await watch.start();
    const victims = options.calm ? [] : containers;
    const kills = await sellWhileTheyDie(options, shop, victims, watch);
    const pages = await watch.stop();
    say(`${options.checkouts} checkouts, ${kills} kills; everything settles now`);
    const counted = await settle(db, say, providers, () => readMailbox(settings));
    const limits = await limitsHold(url, settings);
    return { kills, pages, ...counted, faults: [...counted.faults, ...unanswered(pages, options.copies), ...limits] };
  } finally {
    await db.destroy();
  }
}

/** Each container dies by a crash and by `docker kill`, one after the other, never two at once. */
async function sellWhileTheyDie(
  { seed, checkouts, say }: ContainersOptions,
  shop: BuyersWorld,
  containers: readonly Container[],
  watch: PageWatch,
): Promise<number> {
  const total = containers.length * 2;
  let kills = 0;
  let arrived = 0;
  const mayCome = (index: number) => {
    const may = total === 0 || kills >= Math.floor((index * total) / checkouts) - 1;
    if (may) arrived = Math.max(arrived, index);
    return may;
  };
  const buyers = sendBuyers(shop, checkouts, new Random(seed), mayCome);
  for (const end of [endProcess, kill]) {
    for (const container of containers) {
      // The shop is never empty when somebody dies, from the first buyer to the last.
      while (arrived < Math.floor((kills * checkouts) / total)) await pause(100);
      await pause(1_000);
      const started = performance.now();
      watch.away = container.service;
      const startedAt = await end(container);
      kills += 1;
      if (end === kill) {
        await pause(AWAY_MS);
        await start(container);
      }
      await backSince(container, startedAt);
      watch.away = '';
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      say(`${container.name}: ${end === kill ? 'docker kill, started' : 'crashed, came back'} after ${seconds} s`);
    }
  }
  await buyers;
  return kills;
}

function unanswered(pages: readonly PagesDuring[], copies: number): string[] {
  return pages
    .filter(
      ({ away, failures }) => failures.length > 0 && away !== 'gateway' && !(copies === 1 && MAY_FAIL_ALONE.has(away)),
    )
    .map(({ away, failures }) => `while ${away || 'nothing'} was away: ${failures.join(', ')}`);
}

async function databaseIn(containers: readonly Container[], settings: Record<string, string>): Promise<Kysely<Schema>> {
  const postgres = containers.find(({ service }) => service === 'postgres');
  if (!postgres) throw new Error('No container of PostgreSQL runs');
  const host = await addressOf(postgres);
  return openConnection({
    kind: 'postgres',
    url: `postgres://payments:${settings.PAYMENTS_DB_PASSWORD}@${host}:5432/payments`,
  });
}

/** Undefined also while the database is away: that buyer gives up. */
async function providerIdOf(db: Kysely<Schema>, paymentId: string): Promise<string | undefined> {
  const query = db.selectFrom('payments').select('provider_payment_id as id').where('id', '=', paymentId);
  const row = await query.executeTakeFirst().catch(() => undefined);
  return row?.id ?? undefined;
}

/** The providers' stand-in as browsers reach it: below /sandbox of the one origin. */
function providersBehind(url: string, settings: Record<string, string>) {
  const throughOrigin: typeof fetch = (input, init) => {
    const { pathname, search } = new URL(String(input));
    return fetch(`${url}/sandbox/stripe${pathname}${search}`, init);
  };
  const httpClient = Stripe.createFetchHttpClient(throughOrigin);
  return {
    ...controlOf((path, init) => fetch(url + path, init), settings.STRIPE_SECRET_KEY ?? ''),
    browserStripe: new Stripe(settings.STRIPE_PUBLISHABLE_KEY ?? '', { httpClient, telemetry: false }),
  };
}

/** Product numbers with prices in dollars; what is free is no purchase. */
async function pricesOf(url: string): Promise<Map<number, { price: number }>> {
  const answer = (await (await fetch(`${url}/api/products?limit=24`)).json()) as {
    data: { products: { id: number; price: number }[] };
  };
  return new Map(answer.data.products.filter(({ price }) => price > 0).map(({ id, price }) => [id, { price }]));
}
