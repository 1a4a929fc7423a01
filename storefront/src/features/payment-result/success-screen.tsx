import type { PaymentVerification, VerifyPaymentRequest } from '@kiln/contracts/payments-api';
import { useEffect, useEffectEvent } from 'react';
import { PaymentFailed } from './payment-failed';
import { PaymentReceipt } from './payment-receipt';
import { useVerification } from './use-verification';
import { Verifying } from './verifying';

export interface SuccessScreenProps {
  request: VerifyPaymentRequest;
  /** The payment is made or under way; called again when that changes. */
  onSettled: (payment: PaymentVerification) => void;
  /** It is known to have failed. */
  onFailed: () => void;
  /** Pieces in the cart. */
  cartCount: number;
  /** Milliseconds between the questions about a payment under way. */
  backOff?: readonly number[];
}

/** Verifying, then success, processing or failure (S 2, S 4). */
export function SuccessScreen({ request, onSettled, onFailed, cartCount, backOff }: SuccessScreenProps) {
  const { verification, again } = useVerification(request, backOff);
  const payment = verification.kind === 'settled' ? verification.payment : undefined;
  const settled = useEffectEvent(() => payment && onSettled(payment));
  useEffect(() => void settled(), [payment?.orderId, payment?.status]);
  const isFailed = verification.kind === 'failed' && verification.known;
  const failed = useEffectEvent(onFailed);
  useEffect(() => {
    if (isFailed) failed();
  }, [isFailed]);

  return (
    <>
      <p role="status" className="sr-only">
        {payment && (payment.status === 'paid' ? 'Your payment is complete.' : 'Your payment is under way.')}
      </p>
      {verification.kind === 'verifying' && <Verifying />}
      {payment && <PaymentReceipt payment={payment} />}
      {verification.kind === 'failed' && (
        <PaymentFailed
          message={verification.message}
          cartCount={cartCount}
          {...(!verification.known && { onAgain: again })}
        />
      )}
    </>
  );
}
