import type Stripe from 'stripe';
import type { StripeHandler } from './stripe-context';
import { invalidRequest, noSuch } from './stripe-error';

const MAX_LIMIT = 100;

/** GET /v1/payment_intents: newest first, `limit` and `starting_after`. */
export const listPaymentIntents: StripeHandler = (call, context) => {
  const limit = limitOf(call.params['limit']);
  const after = call.params['starting_after'];
  const found = context.store.list<Stripe.PaymentIntent>(
    'payment_intent',
    limit + 1,
    typeof after === 'string' ? after : undefined,
  );
  return page('/v1/payment_intents', found, limit);
};

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
