import type Stripe from 'stripe';
import { newId } from '../ids';
import type { ObjectStore } from '../object-store';
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
  /** Milliseconds. */
  now(): number;
}

export type StripeHandler = (call: StripeCall, context: StripeContext) => object;

/** Seconds, as all of Stripe's times are. */
export function seconds(context: StripeContext): number {
  return Math.floor(context.now() / 1000);
}

/** Stores an event with the object as it is now and schedules its webhook. */
export function emit(
  call: StripeCall,
  context: StripeContext,
  type: string,
  object: Stripe.PaymentIntent | Stripe.Charge | Stripe.Refund,
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
    request: { id: call.requestId, idempotency_key: call.idempotencyKey },
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
