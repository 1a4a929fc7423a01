import { DETAILS_MESSAGES } from '@kiln/contracts/payment-details';
import { formatUsd } from '@kiln/contracts/money';
import type { BillingDetails } from '@kiln/contracts/payments-api';
import type { Totals } from '@kiln/contracts/pricing';
import { useEffect, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '../../components/ui/button';
import type { CheckoutLine } from './checkout-order';
import { CheckoutProblemBox } from './checkout-problem-box';
import { writeContactDraft } from './contact-details';
import { ContactFields } from './contact-fields';
import { OrderReview } from './order-review';
import { PaymentSection } from './payment-section';
import type { useCheckout } from './use-checkout';

export interface CheckoutFormProps {
  form: UseFormReturn<BillingDetails>;
  checkout: ReturnType<typeof useCheckout>;
  lines: readonly CheckoutLine[];
  totals: Totals;
}

/** Left what the buyer fills in, right what it costs and the pay button (S 2). */
export function CheckoutForm({ form, checkout, lines, totals }: CheckoutFormProps) {
  const { subscribe, handleSubmit, trigger, formState } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => writeContactDraft(values) }),
    [subscribe],
  );

  const busy = checkout.status === 'processing' || checkout.status === 'checking';
  const complete = formState.isValid && checkout.detailsValid;

  // A disabled button keeps the browser from submitting: Enter still has to say what is missing.
  const onEnter = () => {
    if (complete || busy) return;
    void trigger();
    checkout.refuse();
  };

  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(checkout.pay, checkout.refuse)(event)}
      className="columns-12 gap-y-16 pt-12"
    >
      <div className="col-span-12 flex flex-col gap-16 lg:col-span-7">
        <Part id="contact" title="Contact information">
          <ContactFields form={form} disabled={busy} onEnter={onEnter} />
        </Part>
        <Part id="payment" title="Payment method">
          {checkout.isFree ? (
            <p className="text-lead text-muted">Nothing to pay, so no card is needed.</p>
          ) : (
            <PaymentSection
              amount={totals.total}
              selected={checkout.method}
              onSelect={checkout.selectMethod}
              onDetails={checkout.onDetails}
              onConfirm={checkout.onConfirm}
              disabled={busy}
            />
          )}
        </Part>
      </div>
      <section
        aria-labelledby="order"
        className="col-span-12 flex flex-col gap-6 lg:sticky lg:top-26 lg:col-span-5 lg:self-start xl:col-span-4 xl:col-start-9"
      >
        <h2 id="order" className="display-title text-title">
          Order summary
        </h2>
        <OrderReview lines={lines} totals={totals} />
        <p className="text-small text-muted">You will receive purchased files in your email</p>
        <CheckoutProblemBox problem={checkout.problem} />
        <PayButton total={totals.total} status={checkout.status} complete={complete} hinted={!checkout.problem} />
      </section>
    </form>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display-title mb-6 text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface PayButtonProps {
  total: number;
  status: CheckoutFormProps['checkout']['status'];
  complete: boolean;
  hinted: boolean;
}

function PayButton({ total, status, complete, hinted }: PayButtonProps) {
  const busy = status === 'processing' || status === 'checking';
  const label = { processing: 'Processing payment…', checking: 'Checking your last payment…' }[status as string];
  const hint = hinted && !complete && !busy;
  return (
    <div className="flex flex-col gap-3">
      <Button
        type="submit"
        wide
        icon="lock"
        busy={busy}
        disabled={!complete}
        aria-describedby={hint ? 'pay-hint' : undefined}
        className="figures min-h-14"
      >
        {label ?? (total === 0 ? 'Get it for free' : `Pay ${formatUsd(total)}`)}
      </Button>
      {hint && (
        <p id="pay-hint" className="label-type">
          {DETAILS_MESSAGES.incomplete}
        </p>
      )}
    </div>
  );
}
