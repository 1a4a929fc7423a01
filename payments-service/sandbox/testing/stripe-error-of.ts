import Stripe from 'stripe';

/** The error that a call of the SDK ends with; fails if it does not end with one of Stripe's. */
export async function stripeErrorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const outcome = await call.then(
    () => new Error('the call succeeded'),
    (error: unknown) => error,
  );
  if (outcome instanceof Stripe.errors.StripeError) return outcome;
  throw outcome;
}
