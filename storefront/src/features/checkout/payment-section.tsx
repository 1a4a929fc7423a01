import { useState } from 'react';
import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import { Button } from '../../components/ui/button';
import { Notice } from '../../components/ui/notice';
import { Skeleton } from '../../components/ui/skeleton';
import { useMethods } from './api/get-methods';
import { MethodPicker, type MethodPickerProps } from './method-picker';
import type { MethodFieldsProps } from './methods/checkout-method';
import { checkoutMethod } from './methods/registry';

type PaymentSectionProps = Pick<MethodPickerProps, 'selected' | 'onSelect'> & MethodFieldsProps;

/** What the service offers and this checkout and browser can take, in the service's order. */
export function PaymentSection({ selected, onSelect, ...fields }: PaymentSectionProps) {
  const { amount, disabled } = fields;
  const { methods, failed, retry } = useMethods(amount);
  const [wallets] = useState<readonly PaymentMethodId[]>([]);
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
  if (!methods) return <Skeleton className="h-40" />;
  const known = methods.filter(({ id }) => checkoutMethod(id));
  const usable = known.filter(({ id }) => !checkoutMethod(id)?.isWallet || wallets.includes(id));
  const Fields = checkoutMethod(selected)?.Fields;
  if (known.length === 0) {
    return <Notice kind="info">We cannot take payments right now. Your cart is kept; please come back later.</Notice>;
  }
  return (
    <MethodPicker methods={usable} selected={selected} onSelect={onSelect} disabled={disabled}>
      {Fields && <Fields {...fields} />}
    </MethodPicker>
  );
}
