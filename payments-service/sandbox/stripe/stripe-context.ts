import type Stripe from 'stripe';
import { newId } from '../ids';
import type { ObjectStore } from '../object-store';
import type { Schedule } from '../schedule';
import type { EventLog } from '../webhooks/event-log';
import type { FormObject } from './form-body';

/** The API version of the installed SDK's types, which events carry. */
export const API_VERSION = '2026-10-28.endive';

/** One request to the API, after authentication and parsing. */
export interface StripeCall {
  /** `:id` of the path, or empty. */
  id: string;
  params: FormObject;
  /** A publishable key is the browser's: it needs the client secret and sees less. */
  key: 'secret' | 'publishable';
  requestId: string;
  idempotencyKey: string | null;
}

/** What the verbs work with. */
export interface StripeContext {
  store: ObjectStore;
  events: EventLog;
  /** What happens by itself later: `stripe.*` actions, each with the id of its object. */
  schedule: Schedule;
  /** Origin under which a buyer's browser reaches the hosted pages. */
  publicUrl: string;
  /** Milliseconds, by the clock that tests can move. */
  now(): number;
}

/** The request that caused an event; both null for what happened by itself. */
export type EventCause = { requestId: string | null; idempotencyKey: string | null };
export const BY_ITSELF: EventCause = { requestId: null, idempotencyKey: null };

export type StripeHandler = (call: StripeCall, context: StripeContext) => object;

/** Seconds, as all of Stripe's times are. */
export function seconds(context: StripeContext): number {
  return Math.floor(context.now() / 1000);
}

/** Stores an event with the object as it is now and schedules its webhook. */
export function emit(
  cause: EventCause,
  context: StripeContext,
  type: string,
  object: Stripe.PaymentIntent | Stripe.Charge | Stripe.Refund | Stripe.Dispute,
): void {
  const subject = object.object === 'payment_intent' ? object.id : String(object.payment_intent ?? object.id);
  const id = newId('evt');
  const body = {
    id,
    object: 'event',
    api_version: API_VERSION,
    created: seconds(context),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: cause.requestId, idempotency_key: cause.idempotencyKey },
    type,
  };
  context.events.record({
    id,
    provider: 'stripe',
    type,
    subject,
    createdAt: context.now(),
    body: JSON.stringify(body, null, 2),
  });
}
