import Stripe from 'stripe';

/** Where a provider's webhooks go and how they are signed. */
export interface WebhookTarget {
  /** By the id of the payment that the event is about. */
  url(subject: string): string;
  /** Whether it wants events of this type; all if absent. */
  isEnabled?: ((type: string) => boolean) | undefined;
  /** Headers that prove the body's origin; called for every attempt, because signatures carry a time. */
  headers(body: string, now: number): Record<string, string>;
}

/** Where Stripe's events are posted, the `whsec_…` that signs them, and which types are; all if absent. */
export interface StripeEndpoint {
  url: string;
  secret: string;
  isEnabled?: (type: string) => boolean;
}

/** Stripe's `stripe-signature`: HMAC-SHA256 over `t.body`, made by the SDK's own helper. */
export function stripeTarget({ url, secret, isEnabled }: StripeEndpoint): WebhookTarget {
  return {
    url: () => url,
    isEnabled,
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
