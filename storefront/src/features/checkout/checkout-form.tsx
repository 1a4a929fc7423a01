import type { Totals } from '@kiln/contracts/pricing';
import { useEffect, useRef, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLatestCallback } from '../../hooks/use-latest-callback';
import { buyerOf, writeBuyerDraft, type BuyerFields } from './buyer-details';
import type { CheckoutLine } from './checkout-order';
import { CheckoutProblemBox } from './checkout-problem-box';
import { CompanyFields } from './company-fields';
import { ConsentField, useConsent } from './consent-field';
import { ContactFields } from './contact-fields';
import type { MethodHandle } from './methods/checkout-method';
import { checkoutMethod } from './methods/registry';
import { OrderReview } from './order-review';
import { PayButton } from './pay-button';
import { PaymentSection } from './payment-section';
import type { useCheckout } from './use-checkout';

export interface CheckoutFormProps {
  form: UseFormReturn<BuyerFields>;
  checkout: ReturnType<typeof useCheckout>;
  lines: readonly CheckoutLine[];
  totals: Totals;
}

/** Left what the buyer fills in, right what it costs and the pay button (S 2). */
export function CheckoutForm({ form, checkout, lines, totals }: CheckoutFormProps) {
  const { subscribe, handleSubmit, trigger, getValues, formState } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => writeBuyerDraft(values) }),
    [subscribe],
  );
  const consent = useConsent();
  const element = useRef<HTMLFormElement>(null);

  const busy = checkout.status === 'processing' || checkout.status === 'checking';
  const complete = formState.isValid && checkout.detailsValid;
  const method = checkout.isFree ? undefined : checkoutMethod(checkout.method);

  const ready = useLatestCallback(async () => {
    if (busy) return false;
    if (!(await trigger(undefined, { shouldFocus: true })) || !checkout.detailsValid) {
      checkout.refuse();
      return false;
    }
    return consent.ensure();
  });
  const pay = useLatestCallback((handle: MethodHandle) => checkout.pay(buyerOf(getValues()), handle));

  // A disabled button keeps the browser from submitting: Enter still has to say what is missing.
  const onEnter = () => {
    if (complete || busy) return;
    void trigger();
    checkout.refuse();
  };
  const onBuyAgain = () => {
    checkout.allowBuyingAgain();
    if (!method?.PayButton) element.current?.requestSubmit();
  };
  const submit = (fields: BuyerFields) => {
    if (!method?.PayButton && consent.ensure()) void checkout.pay(buyerOf(fields));
  };

  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => void handleSubmit(submit, checkout.refuse)(event)}
      className="columns-12 gap-y-16 pt-12"
    >
      <div className="col-span-12 flex flex-col gap-16 lg:col-span-7">
        <Part id="contact" title="Contact information">
          <ContactFields form={form} disabled={busy} onEnter={onEnter} />
          <CompanyFields form={form} disabled={busy} />
        </Part>
        <Part id="payment" title="Payment method">
          {checkout.isFree ? (
            <p className="text-lead text-muted">Nothing to pay, so no card is needed.</p>
          ) : (
            <PaymentSection
              amount={totals.total}
              selected={checkout.method}
              onSelect={checkout.selectMethod}
              details={checkout.details}
              onDetails={checkout.onDetails}
              onHandle={checkout.onHandle}
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
        <ConsentField {...consent.field} disabled={busy} />
        {method?.Terms && <method.Terms />}
        <CheckoutProblemBox problem={checkout.problem} onBuyAgain={onBuyAgain} />
        <PayButton
          amount={totals.total}
          status={checkout.status}
          method={method}
          complete={complete}
          busy={busy}
          hinted={!checkout.problem}
          ready={ready}
          pay={pay}
        />
      </section>
    </form>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className="display-title mb-6 text-title outline-none">
        {title}
      </h2>
      {children}
    </section>
  );
}
