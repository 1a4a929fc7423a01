import type { KeyboardEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '../../components/ui/text-field';
import { CONTACT_RULES, type BuyerFields } from './buyer-details';

export interface ContactFieldsProps {
  form: UseFormReturn<BuyerFields>;
  disabled: boolean;
  /** Enter in a field, whether or not the form can be sent. */
  onEnter: () => void;
}

/** E-mail, name and phone (S 2). The e-mail is where the files go, so it stands first and alone. */
export function ContactFields({ form, disabled, onEnter }: ContactFieldsProps) {
  const { register, formState } = form;
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Enter' && onEnter();
  const error = (field: keyof BuyerFields) => formState.errors[field]?.message;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField
        {...register('email', CONTACT_RULES.email)}
        label="Email address"
        type="email"
        autoComplete="email"
        required
        readOnly={disabled}
        onKeyDown={onKeyDown}
        hint="The files and the receipt go here."
        error={error('email')}
        className="sm:col-span-2"
      />
      <TextField
        {...register('name', CONTACT_RULES.name)}
        label="Full name"
        autoComplete="name"
        required
        readOnly={disabled}
        onKeyDown={onKeyDown}
        error={error('name')}
      />
      <TextField
        {...register('phone', CONTACT_RULES.phone)}
        label="Phone number"
        type="tel"
        autoComplete="tel"
        required
        readOnly={disabled}
        onKeyDown={onKeyDown}
        error={error('phone')}
      />
    </div>
  );
}
