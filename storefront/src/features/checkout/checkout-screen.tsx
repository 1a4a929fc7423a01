import { useForm } from 'react-hook-form';
import { PageHeader } from '../../components/layout/page-header';
import { ButtonLink, Spinner } from '../../components/ui/button';
import { EmptyState } from '../../components/ui/empty-state';
import { NeedsScript } from '../../components/ui/needs-script';
import { Skeleton } from '../../components/ui/skeleton';
import { paths } from '../../config/paths';
import { AwaitedPayment } from './awaited-payment';
import { CheckoutForm } from './checkout-form';
import { CheckoutProblemBox } from './checkout-problem-box';
import { readBuyerDraft, type BuyerFields } from './buyer-details';
import { useCheckout, type CheckoutInput } from './use-checkout';

export type CheckoutScreenProps = Omit<CheckoutInput, 'onRejectedFields'> & {
  /** False until the browser's cart is known. */
  restored: boolean;
};

/** 'Checkout' (S 2). */
export function CheckoutScreen({ restored, ...order }: CheckoutScreenProps) {
  return (
    <>
      <PageHeader title="Checkout">Complete your purchase securely</PageHeader>
      <div className="wrap pb-24">{restored ? <Checkout {...order} /> : <CheckoutSkeleton />}</div>
    </>
  );
}

function Checkout(order: Omit<CheckoutInput, 'onRejectedFields'>) {
  const form = useForm<BuyerFields>({ mode: 'onTouched', defaultValues: readBuyerDraft() });
  const onRejectedFields = (fields: Record<string, string>) => {
    for (const field of ['email', 'name', 'phone'] as const) {
      const message = fields[`billing_details.${field}`] ?? fields[field];
      if (message) form.setError(field, { message });
    }
    if (fields['invoice.company']) form.setError('company', { message: fields['invoice.company'] });
    if (fields['invoice.tax_id']) form.setError('taxId', { message: fields['invoice.tax_id'] });
  };
  const checkout = useCheckout({ ...order, onRejectedFields });
  if (checkout.status === 'success') return <Paid />;
  if (checkout.waiting) return <AwaitedPayment waiting={checkout.waiting} lines={order.lines} totals={order.totals} />;
  if (order.lines.length === 0) {
    return (
      <div className="pt-10">
        <CheckoutProblemBox problem={checkout.problem} onBuyAgain={checkout.allowBuyingAgain} />
        <EmptyCheckout />
      </div>
    );
  }
  return <CheckoutForm form={form} checkout={checkout} lines={order.lines} totals={order.totals} />;
}

function Paid() {
  return (
    <p role="status" className="flex items-center gap-3 py-16 text-lead">
      <Spinner />
      Payment received. Fetching your receipt…
    </p>
  );
}

function EmptyCheckout() {
  return (
    <EmptyState title="Your cart is empty">
      <p className="max-w-[48ch] text-lead text-muted">There is nothing to pay for. Put something in the cart first.</p>
      <ButtonLink to={paths.shop} iconEnd="arrow">
        Continue Shopping
      </ButtonLink>
    </EmptyState>
  );
}

function CheckoutSkeleton() {
  return (
    <div role="status" aria-label="Loading your order" className="columns-12 pt-12">
      <NeedsScript>Paying needs JavaScript: your card goes straight from the browser to the provider.</NeedsScript>
      <Skeleton className="col-span-12 h-96 lg:col-span-7" />
      <Skeleton className="col-span-12 mt-10 h-80 lg:col-span-5 lg:mt-0 xl:col-span-4 xl:col-start-9" />
    </div>
  );
}
