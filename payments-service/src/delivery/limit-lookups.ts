import { createHash } from 'node:crypto';
import { AppError } from '../lib/app-error';
import type { DeliveryDeps } from './deps';

const HOUR_MS = 3_600_000;
const MOST_PER_ADDRESS = 5;
const MOST_PER_CLIENT = 20;

/**
 * Keeps the lookup form from being a mail relay: 20 an hour per client, then 429; 5 an hour per address, then
 * the answer stays the same and no mail goes out. Only hashes are stored. @returns whether to look up
 * @throws AppError too_many_requests
 */
export async function limitLookups(deps: DeliveryDeps, email: string, client: string): Promise<boolean> {
  const now = deps.now().getTime();
  const window = new Date(Math.floor(now / HOUR_MS) * HOUR_MS).toISOString();
  const { rateLimits } = deps.database;
  await rateLimits.forget(new Date(now - 2 * HOUR_MS).toISOString());
  if ((await rateLimits.hit(keyOf('lookup-client', client), window)) > MOST_PER_CLIENT) {
    throw new AppError('too_many_requests', 'Too many requests. Please try again in an hour.');
  }
  return (await rateLimits.hit(keyOf('lookup-email', email.toLowerCase()), window)) <= MOST_PER_ADDRESS;
}

function keyOf(limit: string, subject: string): string {
  return `${limit}:${createHash('sha256').update(subject).digest('hex')}`;
}
