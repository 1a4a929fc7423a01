import { isPaymentMethodId } from '@kiln/contracts/payment-methods';
import type { PaymentVerification } from '@kiln/contracts/payments-api';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../config/paths';
import { useCartCount } from '../../features/cart/use-cart';
import { FailureScreen } from '../../features/payment-result/failure-screen';
import type { PageMeta } from '../route-module';

export const meta = (): PageMeta => ({ title: 'Payment failed', robots: 'noindex' });

/** The failed payment meets the cart here; one that went through after all is led to the success screen. */
export function Component() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const cartCount = useCartCount();
  const paymentId = query.get('payment_id');
  const method = query.get('payment_method');
  const request = useMemo(
    () =>
      paymentId ? { payment_id: paymentId, ...(isPaymentMethodId(method) && { payment_method: method }) } : undefined,
    [paymentId, method],
  );
  const onSettled = ({ paymentMethod }: PaymentVerification) => {
    const result = new URLSearchParams({ payment_id: paymentId ?? '', payment_method: paymentMethod });
    void navigate(`${paths.paymentSuccess}?${result}`, { replace: true });
  };
  return (
    <FailureScreen
      query={{ error: query.get('error'), errorMessage: query.get('error_message'), paymentMethod: method }}
      request={request}
      onSettled={onSettled}
      cartCount={cartCount}
    />
  );
}
