import { isPaymentMethodId } from '@kiln/contracts/payment-methods';
import type { VerifyPaymentRequest } from '@kiln/contracts/payments-api';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCartActions } from '../../features/cart/use-cart';
import { SuccessScreen } from '../../features/payment-result/success-screen';
import { closeSettledCheckout } from '../../lib/payments/settled-checkout';
import type { PageMeta } from '../route-module';

export const meta = (): PageMeta => ({ title: 'Payment', robots: 'noindex' });

/** The payment's result meets the cart here. */
export function Component() {
  const [query] = useSearchParams();
  const { remove } = useCartActions();
  const request = useMemo(() => verificationOf(query), [query]);
  return <SuccessScreen request={request} onSettled={(payment) => closeSettledCheckout(payment).forEach(remove)} />;
}

/** S 7's query; a redirect of the card provider names its own id instead of ours. */
function verificationOf(query: URLSearchParams): VerifyPaymentRequest {
  const paymentId = query.get('payment_id') ?? query.get('payment_intent');
  const sessionId = query.get('session_id');
  const method = query.get('payment_method');
  return {
    ...(paymentId && { payment_id: paymentId }),
    ...(sessionId && { session_id: sessionId }),
    payment_method: isPaymentMethodId(method) ? method : 'card',
  };
}
