import type { PayButtonProps } from '../checkout-method';
import { WalletButton } from './wallet-button';

export default function ApplePayButton(props: PayButtonProps) {
  return <WalletButton wallet="applePay" {...props} />;
}
