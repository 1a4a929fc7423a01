import { CHECKOUT_MESSAGES } from '@kiln/contracts/api-error';
import { RefusedError, UnansweredError } from '../../lib/request';

/** Messages that send the buyer to the failure screen whatever threw them (S 8). */
const UNREACHABLE = /network|timeout/i;

/** A payment that did not go through: told in the box, or by the failure screen when nobody answered. */
export interface PaymentFailure {
  kind: 'failed' | 'unreachable';
  message: string;
}

/** What the buyer is told of an error: its own message, else S 8's default. */
export function failureOf(error: unknown): PaymentFailure {
  const message = (error instanceof Error && error.message) || CHECKOUT_MESSAGES.failed;
  const tooLate = error instanceof RefusedError && error.code === 'timeout';
  return failure(message, error instanceof UnansweredError || tooLate);
}

/** A failure by a message that somebody else worded, e.g. the card provider's. */
export function failure(message: string | undefined, unreachable = false): PaymentFailure {
  const text = message || CHECKOUT_MESSAGES.failed;
  return { kind: unreachable || UNREACHABLE.test(text) ? 'unreachable' : 'failed', message: text };
}
