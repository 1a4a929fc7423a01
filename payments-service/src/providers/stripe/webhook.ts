import Stripe from 'stripe';
import { z } from 'zod';
import type { ProviderEvent } from '../provider-contract';
import { PAYMENT_ID_KEY } from './metadata';

const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

/** Of an event's object only the ids are read: what has happened is asked of Stripe. */
const eventObject = z.object({
  id: z.string().optional(),
  object: z.string(),
  payment_intent: reference.nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  last_payment_error: z.object({ charge: z.string().nullish() }).nullish(),
});

/** Sent unless they are switched off in the dashboard. The PaymentIntent's own events tell what follows. */
const IDLE = new Set(['payment_intent.created', 'charge.pending', 'charge.succeeded', 'charge.failed']);

/** Checks Stripe's signature over the raw body (300 s tolerance). Null: not signed with this secret. */
export async function readStripeWebhook(
  stripe: Stripe,
  secret: string,
  rawBody: string,
  headers: Headers,
): Promise<ProviderEvent | null> {
  const signature = headers.get('stripe-signature');
  if (signature === null) return null;
  try {
    const event = await stripe.webhooks.constructEventAsync(rawBody, signature, secret);
    const object = eventObject.parse(event.data.object);
    const declineId = event.type === 'payment_intent.payment_failed' && object.last_payment_error?.charge;
    return {
      eventId: event.id,
      type: event.type,
      providerPaymentId: object.object === 'payment_intent' ? (object.id ?? null) : (object.payment_intent ?? null),
      paymentId: object.metadata?.[PAYMENT_ID_KEY] ?? null,
      ...(declineId ? { declineId } : {}),
      ...(IDLE.has(event.type) ? { idle: true } : {}),
    };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
    throw error;
  }
}
