import { createHash } from 'node:crypto';
import { AppError } from '../lib/app-error';
import type { DeliveryDeps } from './deps';
import type { RateLimitStore } from './ports';

const HOUR_MS = 3_600_000;
const MOST_MAILS_PER_ADDRESS = 5;
const MOST_LOOKUPS_PER_CLIENT = 20;
const MOST_FREE_ORDERS_PER_ADDRESS = 5;
const MOST_FREE_ORDERS_PER_CLIENT = 20;

/** 20 lookups an hour per client, so that the form guesses no addresses. @throws AppError too_many_requests */
export async function limitLookups(deps: DeliveryDeps, client: string): Promise<void> {
  if ((await hit(deps.database, deps.now(), 'lookup', client)) > MOST_LOOKUPS_PER_CLIENT) {
    throw new AppError('too_many_requests', 'Too many requests. Please try again in an hour.');
  }
}

/**
 * Whether another mail of links may go to the address: 5 an hour, so that nobody's mailbox is filled through us.
 * Lookups, which anybody can ask for, count apart from a buyer's own resends.
 */
export async function mayMail(deps: DeliveryDeps, why: 'lookup' | 'resend', email: string): Promise<boolean> {
  return (await hit(deps.database, deps.now(), `mail-${why}`, email.toLowerCase())) <= MOST_MAILS_PER_ADDRESS;
}

/**
 * Free orders mail a receipt to an address that nobody has proved to own: 5 an hour per address, 20 per client.
 * @throws AppError too_many_requests
 */
export async function limitFreeOrders(stores: Limited, now: Date, email: string, client: string): Promise<void> {
  const ofAddress = await hit(stores, now, 'free-address', email.toLowerCase());
  const ofClient = await hit(stores, now, 'free-client', client);
  if (ofAddress <= MOST_FREE_ORDERS_PER_ADDRESS && ofClient <= MOST_FREE_ORDERS_PER_CLIENT) return;
  throw new AppError('too_many_requests', 'Too many free orders within the hour. Please try again in an hour.');
}

interface Limited {
  rateLimits: RateLimitStore;
}

/** Counts in windows of an hour. Only hashes are stored. */
async function hit({ rateLimits }: Limited, at: Date, limit: string, subject: string): Promise<number> {
  const now = at.getTime();
  await rateLimits.forget(new Date(now - 2 * HOUR_MS).toISOString());
  const key = `${limit}:${createHash('sha256').update(subject).digest('hex')}`;
  return rateLimits.hit(key, new Date(Math.floor(now / HOUR_MS) * HOUR_MS).toISOString());
}
