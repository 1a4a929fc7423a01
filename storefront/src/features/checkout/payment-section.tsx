import type { MinorUnits } from '@kiln/contracts/money';
import { Button } from '../../components/ui/button';
import { Notice } from '../../components/ui/notice';
import { Skeleton } from '../../components/ui/skeleton';
import { useMethods } from './api/get-methods';
import { MethodPicker, type MethodPickerProps } from './method-picker';
import type { MethodFieldsProps } from './methods/checkout-method';
import { CHECKOUT_METHODS } from './methods/registry';

type PaymentSectionProps = Pick<MethodPickerProps, 'selected' | 'onSelect' | 'disabled'> &
  MethodFieldsProps & { amount: MinorUnits };

/** What the service offers and this checkout can take, in the service's order. */
export function PaymentSection({ amount, selected, onSelect, disabled, onDetails, onConfirm }: PaymentSectionProps) {
  const { methods, failed, retry } = useMethods(amount);
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
  const usable = methods.filter(({ id }) => CHECKOUT_METHODS.some((method) => method.id === id));
  const Fields = CHECKOUT_METHODS.find(({ id }) => id === selected)?.Fields;
  if (usable.length === 0) {
    return <Notice kind="info">We cannot take payments right now. Your cart is kept; please come back later.</Notice>;
  }
  return (
    <MethodPicker methods={usable} selected={selected} onSelect={onSelect} disabled={disabled}>
      {Fields && <Fields onDetails={onDetails} onConfirm={onConfirm} disabled={disabled} />}
    </MethodPicker>
  );
}
