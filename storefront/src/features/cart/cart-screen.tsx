import { useRef } from 'react';
import { PageHeader } from '../../components/layout/page-header';
import { ButtonLink } from '../../components/ui/button';
import { EmptyState } from '../../components/ui/empty-state';
import { NeedsScript } from '../../components/ui/needs-script';
import { OrderTotals } from '../../components/ui/order-totals';
import { Skeleton } from '../../components/ui/skeleton';
import { paths } from '../../config/paths';
import { CartLine } from './cart-line';
import { useCartActions, useCartCount, useCartItems, useCartRestored, useCartTotals } from './use-cart';

/** The cart (S 2): its items without a quantity control, the order summary, the way to pay. */
export function CartScreen() {
  const restored = useCartRestored();
  const count = useCartCount();
  if (!restored) return <CartSkeleton />;
  if (count === 0) return <EmptyCart />;
  return (
    <>
      <PageHeader title="Cart" aside={<p className="figures text-lead text-muted">{pieces(count)}</p>} />
      <div className="wrap columns-12 gap-y-14 pb-24">
        <CartLines />
        <CartSummary />
      </div>
    </>
  );
}

function CartLines() {
  const items = useCartItems();
  const { remove } = useCartActions();
  const section = useRef<HTMLElement>(null);
  const removeItem = (id: number) => {
    remove(id);
    // The pressed button is gone: the focus stays in the list instead of starting the page over.
    section.current?.focus();
  };
  return (
    <section ref={section} tabIndex={-1} aria-label="Items" className="col-span-12 outline-none lg:col-span-7">
      <ul className="divide-y divide-hairline">
        {items.map((item) => (
          <CartLine key={item.id} item={item} onRemove={() => removeItem(item.id)} />
        ))}
      </ul>
    </section>
  );
}

function CartSummary() {
  const totals = useCartTotals();
  return (
    <section
      aria-labelledby="cart-summary"
      className="col-span-12 lg:sticky lg:top-26 lg:col-span-5 lg:self-start lg:pt-8 xl:col-span-4 xl:col-start-9"
    >
      <h2 id="cart-summary" className="display-title mb-6 text-title">
        Order Summary
      </h2>
      <OrderTotals totals={totals} />
      <div className="mt-8 flex flex-col gap-3">
        <ButtonLink to={paths.checkout} iconEnd="arrow" wide>
          Proceed to Checkout
        </ButtonLink>
        <ButtonLink to={paths.shop} variant="outline" wide>
          Continue Shopping
        </ButtonLink>
      </div>
      <p className="label-type mt-6">
        Files come by e-mail as soon as the payment is through. Commercial licence included.
      </p>
    </section>
  );
}

function EmptyCart() {
  return (
    <div className="wrap pt-14 md:pt-24">
      <EmptyState title="Your cart is empty" level="h1">
        <p className="max-w-[48ch] text-lead text-muted">Nothing waits to be paid. The shelves are one page away.</p>
        <ButtonLink to={paths.shop} iconEnd="arrow">
          Continue Shopping
        </ButtonLink>
      </EmptyState>
    </div>
  );
}

function CartSkeleton() {
  return (
    <>
      <PageHeader title="Cart" />
      <div className="wrap columns-12 pt-8 pb-24" role="status" aria-label="Loading your cart">
        <NeedsScript>Your cart is kept in this browser, by JavaScript.</NeedsScript>
        <Skeleton className="col-span-12 h-48 lg:col-span-7" />
        <Skeleton className="col-span-12 mt-8 h-48 lg:col-span-5 lg:mt-0 xl:col-span-4 xl:col-start-9" />
      </div>
    </>
  );
}

const pieces = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;
