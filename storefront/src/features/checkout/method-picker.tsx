import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type { OfferedMethod } from '@kiln/contracts/payments-api';
import { Suspense, type ReactNode } from 'react';
import { Skeleton } from '../../components/ui/skeleton';

export interface MethodPickerProps {
  methods: readonly OfferedMethod[];
  selected: PaymentMethodId;
  onSelect: (method: PaymentMethodId) => void;
  disabled: boolean;
  /** The selected method's own inputs; null for one without. */
  children: ReactNode;
}

/** The offered methods by priority, with what the provider takes and which suit the amount (S 9). */
export function MethodPicker({ methods, selected, onSelect, disabled, children }: MethodPickerProps) {
  return (
    <fieldset disabled={disabled}>
      <legend className="sr-only">Payment method</legend>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {methods.map((method) => (
          <li key={method.id} className="py-5">
            <MethodOption method={method} checked={method.id === selected} onSelect={() => onSelect(method.id)} />
            {method.id === selected && children && (
              <div className="mt-5 sm:pl-9">
                <Suspense fallback={<Skeleton className="h-20" />}>{children}</Suspense>
              </div>
            )}
          </li>
        ))}
      </ul>
      <p className="label-type mt-4">The fee is what the provider takes from us. Your total stays as it is.</p>
    </fieldset>
  );
}

function MethodOption({
  method,
  checked,
  onSelect,
}: {
  method: OfferedMethod;
  checked: boolean;
  onSelect: () => void;
}) {
  return (
    <label className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <input
        type="radio"
        name="payment-method"
        value={method.id}
        checked={checked}
        onChange={onSelect}
        className="size-4.5 translate-y-0.5 accent-action"
      />
      <span>
        <span className="display-title text-lead">{method.name}</span>
        {method.recommended && <span className="ml-3 text-caption text-muted">Recommended</span>}
        <span className="block text-small text-muted">{method.description}</span>
      </span>
      <span className="figures label-type max-sm:col-start-2 max-sm:mt-1 sm:text-right">
        <span className="sr-only">Fee: </span>
        {method.fees.label}
      </span>
    </label>
  );
}
