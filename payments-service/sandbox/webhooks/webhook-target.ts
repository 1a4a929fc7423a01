import Stripe from 'stripe';

/** Where a provider's webhooks go and how they are signed. */
export interface WebhookTarget {
  /** By the id of the payment that the event is about. */
  url(subject: string): string;
  /** Headers that prove the body's origin; called for every attempt, because signatures carry a time. */
  headers(body: string, now: number): Record<string, string>;
}

/** Stripe's `stripe-signature`: HMAC-SHA256 over `t.body`, made by the SDK's own helper. */
export function stripeTarget(url: string, secret: string): WebhookTarget {
  return {
    url: () => url,
    headers: (payload, now) => ({
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({
        payload,
        secret,
        timestamp: Math.floor(now / 1000),
      }),
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    }),
  };
}
