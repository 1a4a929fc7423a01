import type { Totals } from '@kiln/contracts/pricing';
import { Suspense, useEffect } from 'react';
import { Skeleton } from '../../components/ui/skeleton';
import type { CheckoutLine } from './checkout-order';
import type { WaitingProps } from './methods/checkout-method';
import { checkoutMethod } from './methods/registry';
import { OrderReview } from './order-review';

export interface AwaitedPaymentProps {
  waiting: WaitingProps;
  lines: readonly CheckoutLine[];
  totals: Totals;
}

/** In the form's place while the buyer has to act elsewhere. */
export function AwaitedPayment({ waiting, lines, totals }: AwaitedPaymentProps) {
  const Waiting = checkoutMethod(waiting.payment.method)?.Waiting;
  // Back in the form, where the focus was is gone; the error box takes it after this, if there is one.
  useEffect(() => () => document.getElementById('payment')?.focus(), []);
  // The cart may have changed since: then it says nothing about this payment.
  const isThisOrder = lines.map(({ id }) => id).join() === waiting.payment.itemIds.join();
  return (
    <div className="columns-12 gap-y-16">
      <div className="col-span-12 lg:col-span-7">
        <Suspense fallback={<Skeleton className="h-96" />}>{Waiting && <Waiting {...waiting} />}</Suspense>
      </div>
      {isThisOrder && (
        <section
          aria-labelledby="order"
          className="col-span-12 flex flex-col gap-6 pt-12 lg:col-span-5 xl:col-span-4 xl:col-start-9"
        >
          <h2 id="order" className="display-title text-title">
            Order summary
          </h2>
          <OrderReview lines={lines} totals={totals} />
        </section>
      )}
    </div>
  );
}
