import type { Label } from '../desk/label';
import type { ShopHealth } from './wire';

type Provider = ShopHealth['providers'][number];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The sweep runs every half minute; a slow provider can hold it up for a while. */
const SWEEP_LATE_MS = 10 * MINUTE_MS;

/** How a provider fares at this moment. */
export function providerLabel({ unworked, oldestUnworkedAt, lastError }: Provider, now: number): Label {
  const waits = oldestUnworkedAt === null ? 0 : now - Date.parse(oldestUnworkedAt);
  if (waits > 5 * MINUTE_MS) return { text: `${unworked} ${events(unworked)} not worked`, tone: 'danger' };
  if (lastError && now - Date.parse(lastError.at) < HOUR_MS) return { text: 'Error within the hour', tone: 'warning' };
  return { text: 'In order', tone: 'success' };
}

/** What stands behind it, a line each. */
export function providerNotes(provider: Provider, moment: (instant: string) => string): string[] {
  const { hasWebhook, lastWebhookAt, lagMs, unworked, lastError } = provider;
  const last =
    lastWebhookAt === null ? 'No webhook received yet.' : `Last webhook ${moment(lastWebhookAt)}${lagOf(lagMs)}.`;
  return [
    hasWebhook ? last : 'Its webhook is turned off.',
    ...(unworked > 0 ? [`${unworked} ${events(unworked)} not worked yet; repeated by itself.`] : []),
    ...(lastError ? [`Last error ${moment(lastError.at)}: ${lastError.message}`] : []),
  ];
}

export function sweepNote(workers: ShopHealth['workers'], now: number): Label {
  const lastRunAt = workers.find(({ name }) => name === 'payment sweep')?.lastRunAt ?? null;
  if (lastRunAt === null) return { text: 'Has not run yet', tone: 'warning' };
  const age = Math.max(0, now - Date.parse(lastRunAt));
  return { text: `Ran ${inWords(age)} ago`, tone: age > SWEEP_LATE_MS ? 'danger' : 'success' };
}

/** '40 seconds', '3 minutes', '2 hours'. */
export function inWords(ms: number): string {
  if (ms < MINUTE_MS) return plural(Math.round(ms / 1000), 'second');
  if (ms < HOUR_MS) return plural(Math.round(ms / MINUTE_MS), 'minute');
  return plural(Math.round(ms / HOUR_MS), 'hour');
}

function lagOf(lagMs: number | null): string {
  if (lagMs === null) return ', not worked yet';
  return lagMs < 1000 ? ', worked at once' : `, worked after ${inWords(lagMs)}`;
}

const events = (count: number) => (count === 1 ? 'event' : 'events');
const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
