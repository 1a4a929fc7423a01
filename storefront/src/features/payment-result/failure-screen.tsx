import type { PaymentVerification, VerifyPaymentRequest } from '@kiln/contracts/payments-api';
import { useEffect, useEffectEvent } from 'react';
import { DEFAULT_FAILURE_CODE } from './failure-codes';
import { FailureReport } from './failure-report';
import { useVerification } from './use-verification';
import { Verifying } from './verifying';

export interface FailureScreenProps {
  /** The query of S 7. */
  query: { error: string | null; errorMessage: string | null; paymentMethod: string | null };
  /** The payment to ask about before anything is called failed; undefined when the address names none. */
  request: VerifyPaymentRequest | undefined;
  /** It was paid, or is under way, after all. */
  onSettled: (payment: PaymentVerification) => void;
  cartCount: number;
}

/** The failure screen (S 2): it asks what became of the payment first, because a lost answer is no failure. */
export function FailureScreen({ request, onSettled, ...report }: FailureScreenProps) {
  if (!request) return <Report {...report} />;
  return <VerifiedFirst request={request} onSettled={onSettled} {...report} />;
}

type ReportInput = Pick<FailureScreenProps, 'query' | 'cartCount'>;

function VerifiedFirst({ request, onSettled, ...report }: FailureScreenProps & { request: VerifyPaymentRequest }) {
  const { verification } = useVerification(request);
  const payment = verification.kind === 'settled' ? verification.payment : undefined;
  const settled = useEffectEvent(() => payment && onSettled(payment));
  useEffect(() => void settled(), [payment?.orderId]);
  return verification.kind === 'failed' ? <Report {...report} /> : <Verifying />;
}

function Report({ query, cartCount }: ReportInput) {
  return (
    <FailureReport
      code={query.error || DEFAULT_FAILURE_CODE}
      message={query.errorMessage}
      paymentMethod={query.paymentMethod}
      cartCount={cartCount}
    />
  );
}
