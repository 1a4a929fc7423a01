import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { SelectField, TextField } from '../../../../components/ui/text-field';
import type { MethodFieldsProps } from '../checkout-method';
import { WithStripe } from '../stripe/with-stripe';
import { confirmBankTransfer, type HolderType } from './confirm-bank-transfer';

/** Account number, routing number and holder (S 2). They stay in this page's memory until the provider takes them. */
export default function BankTransferFields(props: MethodFieldsProps) {
  return <WithStripe what="the bank form">{(stripe) => <BankInputs stripe={stripe} {...props} />}</WithStripe>;
}

const HOLDERS = [
  { value: 'individual', label: 'A person' },
  { value: 'company', label: 'A company' },
];

function BankInputs({ stripe, details, onDetails, onHandle, disabled }: MethodFieldsProps & { stripe: Stripe }) {
  const { bankDetails } = details;
  const [holderType, setHolderType] = useState<HolderType>('individual');

  useEffect(() => {
    onHandle({ confirm: (next, billing) => confirmBankTransfer(stripe, bankDetails, holderType, next, billing) });
    return () => onHandle(null);
  }, [stripe, bankDetails, holderType, onHandle]);

  const change = (field: keyof typeof bankDetails, value: string) =>
    onDetails({ bankDetails: { ...bankDetails, [field]: value } });
  const digits = (field: 'accountNumber' | 'routingNumber', maxLength: number) => ({
    value: bankDetails[field],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      change(field, target.value.replace(/\D/g, '').slice(0, maxLength)),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    spellCheck: false,
    readOnly: disabled,
    required: true,
    className: 'figures',
  });

  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField
        label="Account holder name"
        value={bankDetails.accountHolderName}
        onChange={({ target }) => change('accountHolderName', target.value)}
        autoComplete="name"
        readOnly={disabled}
        required
      />
      <SelectField
        label="The account belongs to"
        options={HOLDERS}
        value={holderType}
        onChange={({ target }) => setHolderType(target.value as HolderType)}
        disabled={disabled}
      />
      <TextField
        label="Routing number"
        hint="9 digits, at the bottom left of a check."
        {...digits('routingNumber', 9)}
      />
      <TextField label="Account number" {...digits('accountNumber', 17)} />
      <p className="label-type sm:col-span-2">
        The money takes up to four business days. You get the files by e-mail once it is there.
      </p>
    </div>
  );
}
