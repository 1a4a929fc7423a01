import type { NextStep, PaymentIncomplete, PaymentVerification } from '@kiln/contracts/payments-api';
import { RefusedError } from '../../../lib/request';

/** What one question about a payment brought. */
export type Sighting =
  /** The buyer still has to act. */
  | { kind: 'open'; next: NextStep | null }
  /** Under way; `progress` where the provider tells. Also the answer while the provider cannot be asked. */
  | { kind: 'under-way'; payment: PaymentVerification }
  | { kind: 'paid'; payment: PaymentVerification }
  /** The time is over. Money that was sent in it may still come. */
  | { kind: 'expired'; message: string }
  /** Refused, cancelled or unknown: nothing more comes of it. */
  | { kind: 'refused'; message: string }
  /** Nobody answered: nothing is known. */
  | { kind: 'unanswered' };

/** Asks once, by a verify call; whatever it answers is a value. */
export async function sight(ask: () => Promise<PaymentVerification>): Promise<Sighting> {
  try {
    const payment = await ask();
    return { kind: payment.status === 'paid' ? 'paid' : 'under-way', payment };
  } catch (error) {
    return ofRefusal(error);
  }
}

function ofRefusal(error: unknown): Sighting {
  // A service in trouble or too busy has said nothing about the payment.
  if (!(error instanceof RefusedError) || error.status >= 500 || error.status === 429) return { kind: 'unanswered' };
  const { code, message, data } = error;
  if (code === 'payment_incomplete')
    return { kind: 'open', next: (data as PaymentIncomplete | undefined)?.next ?? null };
  return { kind: code === 'payment_expired' ? 'expired' : 'refused', message };
}

/** Whether more can come of it. */
export function isOver({ kind }: Sighting): boolean {
  return kind === 'paid' || kind === 'refused';
}
