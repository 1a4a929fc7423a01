import { formatUsd } from '@kiln/contracts/money';
import { DETAILS_MESSAGES } from '@kiln/contracts/payment-details';
import { Suspense } from 'react';
import { Button } from '../../components/ui/button';
import { Skeleton } from '../../components/ui/skeleton';
import type { CheckoutMethod, PayButtonProps as ProviderButtonProps } from './methods/checkout-method';
import type { PaymentStatus } from './use-checkout';

export interface PayButtonProps extends ProviderButtonProps {
  status: PaymentStatus;
  /** Undefined: nothing has to be paid. */
  method: CheckoutMethod | undefined;
  /** Whether to say what is missing; not while the error box speaks. */
  hinted: boolean;
}

const LABELS: Partial<Record<PaymentStatus, string>> = {
  processing: 'Processing payment…',
  checking: 'Checking your last payment…',
};

/** The pay button (S 2, S 5), or the provider's own in its place. */
export function PayButton({ status, method, hinted, ...button }: PayButtonProps) {
  const { amount, complete, busy } = button;
  const Provider = method?.PayButton;
  const hint = hinted && !complete && !busy;
  return (
    <div className="flex flex-col gap-3">
      {Provider ? (
        <div inert={!complete || busy} className="min-h-14 transition-opacity inert:opacity-40">
          <Suspense fallback={<Skeleton className="h-14" />}>
            <Provider {...button} />
          </Suspense>
        </div>
      ) : (
        <Button
          type="submit"
          wide
          icon="lock"
          busy={busy}
          disabled={!complete}
          aria-describedby={hint ? 'pay-hint' : undefined}
          className="figures min-h-14"
        >
          {LABELS[status] ?? (amount === 0 ? 'Get it for free' : `Pay ${formatUsd(amount)}`)}
        </Button>
      )}
      {Provider && busy && (
        <p role="status" className="label-type">
          {LABELS[status]}
        </p>
      )}
      {hint && (
        <p id="pay-hint" className="label-type">
          {DETAILS_MESSAGES.incomplete}
        </p>
      )}
    </div>
  );
}
