import { PayPalButtons, type PayPalButtonsComponentProps } from '@paypal/react-paypal-js';
import type { PayButtonProps } from '../checkout-method';
import { usePayPalApproval } from './use-paypal-approval';

/** S 2. */
const STYLE = {
  layout: 'vertical',
  color: 'gold',
  shape: 'rect',
  label: 'paypal',
  height: 45,
} satisfies PayPalButtonsComponentProps['style'];

export function PayPalButton({ busy, ready, pay }: PayButtonProps) {
  const { callbacks, open } = usePayPalApproval({ ready, pay });
  return (
    <div data-testid="paypal-button">
      {/* Not while its own window is open: taking the button away would close that. */}
      <PayPalButtons style={STYLE} disabled={busy && !open} {...callbacks} />
    </div>
  );
}
