import { VERIFICATION_MESSAGES } from '@kiln/contracts/api-error';
import type { PaymentVerification, VerifyPaymentRequest } from '@kiln/contracts/payments-api';
import { useEffect, useState } from 'react';
import { RefusedError } from '../../lib/request';
import { verifyPayment } from '../../lib/payments/verify-payment';

export type Verification =
  | { kind: 'verifying' }
  | { kind: 'settled'; payment: PaymentVerification }
  /** `known` is false when nobody could be asked: such a payment may well have gone through. */
  | { kind: 'failed'; message: string; known: boolean };

/** Waits before asking again about a payment under way, milliseconds; then it is left to the mail. */
const BACK_OFF_MS: readonly number[] = [2_000, 3_000, 5_000, 8_000, 13_000, 21_000, 34_000, 55_000, 60_000, 60_000];

/**
 * Asks what became of a payment, and again with growing pauses while it is processing.
 * Without a `payment_id` or `session_id` it fails with 'Missing payment information' (S 5) and asks nobody.
 */
export function useVerification(request: VerifyPaymentRequest, backOff = BACK_OFF_MS) {
  const { payment_id, session_id, payment_method } = request;
  const [verification, setVerification] = useState<Verification>({ kind: 'verifying' });
  const [attempt, setAttempt] = useState(0);
  const missing = !payment_id && !session_id;

  useEffect(() => {
    if (missing) return undefined;
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (round: number) => {
      const next = await verify(
        {
          ...(payment_id && { payment_id }),
          ...(session_id && { session_id }),
          ...(payment_method && { payment_method }),
        },
        ended.signal,
      );
      if (ended.signal.aborted) return;
      // A payment known to be under way stays so through a question that nobody answered.
      setVerification((last) => (last.kind === 'settled' && isUnknown(next) ? last : next));
      const open = next.kind === 'settled' ? next.payment.status === 'processing' : round > 0 && isUnknown(next);
      const pause = backOff[round];
      if (open && pause !== undefined) timer = setTimeout(() => void ask(round + 1), pause);
    };
    void ask(0);
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, [missing, payment_id, session_id, payment_method, backOff, attempt]);

  const again = () => {
    setVerification({ kind: 'verifying' });
    setAttempt((count) => count + 1);
  };
  return { verification: missing ? MISSING : verification, again };
}

const MISSING: Verification = { kind: 'failed', message: VERIFICATION_MESSAGES.missing, known: true };

const isUnknown = (verification: Verification) => verification.kind === 'failed' && !verification.known;

async function verify(request: VerifyPaymentRequest, signal: AbortSignal): Promise<Verification> {
  try {
    return {
      kind: 'settled',
      payment: await verifyPayment(request, { signal, fallback: VERIFICATION_MESSAGES.notPaid }),
    };
  } catch (error) {
    if (error instanceof RefusedError && error.status < 500)
      return { kind: 'failed', message: error.message, known: true };
    return { kind: 'failed', message: VERIFICATION_MESSAGES.unreachable, known: false };
  }
}
