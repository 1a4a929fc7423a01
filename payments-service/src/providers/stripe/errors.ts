import Stripe from 'stripe';
import { ProviderUnavailableError, SpentKeyError } from '../provider-contract';

export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

export function isUnexpectedState(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'payment_intent_unexpected_state';
}

/** A refusal of what we asked, not of the asking: the card's, or the request's own fault. */
export function isRefusal(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Stripe.errors.StripeCardError || error instanceof Stripe.errors.StripeInvalidRequestError;
}

/** Everything else of Stripe's leaves the truth unknown; what is not Stripe's is a fault of ours. */
export function toUnavailable(error: unknown): unknown {
  return error instanceof Stripe.errors.StripeError ? new ProviderUnavailableError('stripe', error) : error;
}

/** Of a create call. Stripe keeps the first answer under a key for a day: a failure of its own, or one for other details. */
export function toCreateFailure(error: unknown): unknown {
  const isSpent =
    error instanceof Stripe.errors.StripeIdempotencyError ||
    (error instanceof Stripe.errors.StripeAPIError && error.statusCode === 500);
  return isSpent ? new SpentKeyError('stripe', error) : toUnavailable(error);
}
