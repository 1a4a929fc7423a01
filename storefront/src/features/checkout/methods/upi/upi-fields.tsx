import { upiIdMessage } from '@kiln/contracts/payment-details';
import { TextField } from '../../../../components/ui/text-field';
import type { MethodFieldsProps } from '../checkout-method';

/** The UPI ID with its inline message (S 2, S 5). It is kept with the payment; what is paid with is the code. */
export default function UpiFields({ details: { upiId }, onDetails, disabled }: MethodFieldsProps) {
  return (
    <TextField
      label="UPI ID"
      value={upiId}
      onChange={({ target }) => onDetails({ upiId: target.value.trim() })}
      error={upiIdMessage(upiId)}
      hint="You pay by scanning a code on the next screen, or in the UPI app on this phone. The amount is in rupees."
      placeholder="name@bank"
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      readOnly={disabled}
      required
    />
  );
}
