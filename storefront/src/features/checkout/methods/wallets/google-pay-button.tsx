import type { PayButtonProps } from '../checkout-method';
import { WalletButton } from './wallet-button';

export default function GooglePayButton(props: PayButtonProps) {
  return <WalletButton wallet="googlePay" {...props} />;
}
