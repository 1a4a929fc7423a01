import { lazy, Suspense } from 'react';
import { Button } from '../../components/ui/button';
import { Notice } from '../../components/ui/notice';
import { Skeleton } from '../../components/ui/skeleton';
import { useMethods } from './api/get-methods';
import { MethodPicker, type MethodPickerProps } from './method-picker';
import type { MethodFieldsProps } from './methods/checkout-method';
import { checkoutMethod } from './methods/registry';
import { useWallets } from './use-wallets';

const WalletProbe = lazy(() => import('./methods/wallets/wallet-probe'));

type PaymentSectionProps = Pick<MethodPickerProps, 'selected' | 'onSelect'> & MethodFieldsProps;

/** What the service offers and this checkout and browser can take, in the service's order. */
export function PaymentSection({ selected, onSelect, ...fields }: PaymentSectionProps) {
  const { amount, disabled } = fields;
  const { methods, failed, retry } = useMethods(amount);
  const known = methods?.filter(({ id }) => checkoutMethod(id));
  const asksForWallets = known?.some(({ id }) => checkoutMethod(id)?.isWallet) ?? false;
  const { wallets, onWallets } = useWallets(asksForWallets);

  if (failed) {
    return (
      <Notice kind="error">
        <p>The payment methods could not be loaded. Nothing is charged.</p>
        <Button variant="quiet" icon="refresh" onClick={retry}>
          Load them again
        </Button>
      </Notice>
    );
  }
  const usable = wallets && known?.filter(({ id }) => !checkoutMethod(id)?.isWallet || wallets.includes(id));
  if (usable?.length === 0) {
    return <Notice kind="info">We cannot take payments right now. Your cart is kept; please come back later.</Notice>;
  }
  const Fields = checkoutMethod(selected)?.Fields;
  return (
    <>
      {asksForWallets && (
        <Suspense>
          <WalletProbe amount={amount} onAnswer={onWallets} />
        </Suspense>
      )}
      {usable ? (
        <MethodPicker methods={usable} selected={selected} onSelect={onSelect} disabled={disabled}>
          {Fields && <Fields {...fields} />}
        </MethodPicker>
      ) : (
        <div role="status" aria-label="Loading the payment methods">
          <Skeleton className="h-160" />
        </div>
      )}
    </>
  );
}
