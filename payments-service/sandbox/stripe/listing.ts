import type { StripeContext, StripeHandler } from './stripe-context';
import { invalidRequest, noSuch } from './stripe-error';

const MAX_LIMIT = 100;

const BOUNDS = ['gt', 'gte', 'lt', 'lte'] as const;

/**
 * GET of a list: newest first, `limit`, `starting_after`, `ending_before`, `created` (seconds; `created[gte]` and its
 * like), and `filters`, fields of the objects. Another parameter is refused, as at Stripe.
 */
export function listOf(type: string, filters: readonly string[]): StripeHandler {
  return (call, context) => {
    const { limit: given, starting_after: after, ending_before: before, created, ...rest } = call.params;
    const unknown = Object.keys(rest).find((name) => !filters.includes(name));
    if (unknown !== undefined) {
      const message = `Received unknown parameter: ${unknown}`;
      throw invalidRequest(message, { code: 'parameter_unknown', param: unknown });
    }
    const limit = limitOf(given);
    const found = context.store.search<{ id: string }>(type, {
      limit: limit + 1,
      olderThan: cursorOf(context, type, after),
      newerThan: cursorOf(context, type, before),
      created: boundsOf(created),
      fields: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
    });
    // What is one too many lies at the far end of the page.
    const shown = before === undefined ? found.slice(0, limit) : found.slice(-limit);
    return { object: 'list', data: shown, has_more: found.length > limit, url: `/v1/${type}s` };
  };
}

function cursorOf(context: StripeContext, type: string, id: unknown): string | undefined {
  if (id === undefined) return undefined;
  if (context.store.find(type, String(id)) === undefined) throw noSuch(type, String(id));
  return String(id);
}

function boundsOf(created: unknown): Record<string, number> {
  if (created === undefined) return {};
  const given: Record<string, unknown> =
    typeof created === 'object' && created !== null ? { ...created } : { gte: created, lte: created };
  for (const [name, value] of Object.entries(given)) {
    if (BOUNDS.some((bound) => bound === name) && /^\d+$/.test(String(value))) continue;
    throw invalidRequest(`Invalid timestamp: created[${name}] must be an integer.`, { param: `created[${name}]` });
  }
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, Number(value)]));
}

/** GET /v1/events: newest first, `limit` and `type`. */
export const listEvents: StripeHandler = (call, context) => {
  const limit = limitOf(call.params['limit']);
  const type = call.params['type'];
  const events = context.events.listEvents(limit + 1, typeof type === 'string' ? type : undefined);
  return page(
    '/v1/events',
    events.filter((event) => event.provider === 'stripe').map((event) => JSON.parse(event.body) as object),
    limit,
  );
};

export const retrieveEvent: StripeHandler = (call, context) => {
  const event = context.events.findEvent(call.id);
  if (event === undefined) throw noSuch('event', call.id);
  return JSON.parse(event.body) as object;
};

function page(url: string, found: object[], limit: number): object {
  return { object: 'list', data: found.slice(0, limit), has_more: found.length > limit, url };
}

function limitOf(given: unknown): number {
  const limit = given === undefined ? 10 : Number(given);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT) {
    throw invalidRequest(`Invalid limit: must be between 1 and ${MAX_LIMIT}`, { param: 'limit' });
  }
  return limit;
}
