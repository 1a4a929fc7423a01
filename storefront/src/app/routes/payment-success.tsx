import type { PaymentVerification } from '@kiln/contracts/payments-api';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { setAside, takeBack } from '../../features/cart/set-aside';
import { useCartActions, useCartCount, useCartItems } from '../../features/cart/use-cart';
import { clearBuyerDraft } from '../../features/checkout/buyer-details';
import { verificationOf, withoutProviderFields } from '../../features/payment-result/result-query';
import { SuccessScreen } from '../../features/payment-result/success-screen';
import { closeSettledCheckout } from '../../lib/payments/settled-checkout';
import type { PageMeta } from '../route-module';

export const meta = (): PageMeta => ({ title: 'Payment', robots: 'noindex' });

/** The payment's result meets the cart here. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const { remove, putBack } = useCartActions();
  const items = useCartItems();
  const cartCount = useCartCount();
  const request = useMemo(() => verificationOf(query), [query]);
  const paymentId = request.payment_id ?? '';

  // Out of the address bar, the history and what is copied from them.
  useEffect(() => {
    const cleaned = withoutProviderFields(query);
    if (cleaned) setQuery(cleaned, { replace: true, preventScrollReset: true });
  }, [query, setQuery]);

  const onSettled = (payment: PaymentVerification) => {
    const paidFor = closeSettledCheckout(payment);
    if (paidFor.length > 0) clearBuyerDraft();
    // A payment under way can still fail, days later.
    if (payment.status === 'paid') takeBack(paymentId);
    else
      setAside(
        paymentId,
        items.filter(({ id }) => paidFor.includes(id)),
      );
    paidFor.forEach(remove);
  };
  const onFailed = () => void putBack(takeBack(paymentId));
  return <SuccessScreen request={request} cartCount={cartCount} onSettled={onSettled} onFailed={onFailed} />;
}
