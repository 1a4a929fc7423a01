import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '../../components/ui/text-field';
import type { BuyerFields } from './buyer-details';

/** Company and tax id of the invoice, for those who want them. */
export function CompanyFields({ form, disabled }: { form: UseFormReturn<BuyerFields>; disabled: boolean }) {
  const { register, formState, getValues, setValue } = form;
  const [open, setOpen] = useState(() => Boolean(getValues('company') || getValues('taxId')));
  const toggle = (wanted: boolean) => {
    setOpen(wanted);
    // What is not shown is not sent.
    if (!wanted) {
      setValue('company', '');
      setValue('taxId', '');
    }
  };
  return (
    <div className="mt-6">
      <label className="inline-flex items-baseline gap-3 text-small">
        <input
          type="checkbox"
          checked={open}
          disabled={disabled}
          onChange={(event) => toggle(event.target.checked)}
          className="size-4.5 translate-y-0.5 accent-action"
        />
        I need an invoice for a company
      </label>
      {open && (
        <div className="mt-5 grid gap-6 sm:grid-cols-2">
          <TextField
            {...register('company')}
            label="Company name (optional)"
            autoComplete="organization"
            maxLength={200}
            readOnly={disabled}
            error={formState.errors.company?.message}
          />
          <TextField
            {...register('taxId')}
            label="Tax ID (optional)"
            autoComplete="off"
            maxLength={50}
            readOnly={disabled}
            error={formState.errors.taxId?.message}
          />
        </div>
      )}
    </div>
  );
}
