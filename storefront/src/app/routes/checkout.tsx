import { toDollars } from '@kiln/contracts/money';
import { useMemo } from 'react';
import { pricedLine } from '../../features/cart/cart-item';
import { setAside } from '../../features/cart/set-aside';
import { useCartActions, useCartItems, useCartRestored, useCartTotals } from '../../features/cart/use-cart';
import type { PriceChange } from '../../features/checkout/checkout-order';
import { CheckoutScreen } from '../../features/checkout/checkout-screen';
import type { PageMeta } from '../route-module';

export const meta = (): PageMeta => ({ title: 'Checkout', robots: 'noindex' });

/** The cart meets the checkout here: its lines in cents go in, what was paid or has another price comes back. */
export function Component() {
  const items = useCartItems();
  const restored = useCartRestored();
  const totals = useCartTotals();
  const { remove, updatePrices } = useCartActions();
  const lines = useMemo(
    () => items.map((item) => ({ id: item.id, title: item.title, cover: item.images[0], ...pricedLine(item) })),
    [items],
  );
  const onPricesChanged = (changes: PriceChange[]) => {
    updatePrices(changes.flatMap(({ id, after }) => (after === null ? [] : [{ id, price: toDollars(after) }])));
    for (const { id, after } of changes) if (after === null) remove(id);
  };
  return (
    <CheckoutScreen
      restored={restored}
      lines={lines}
      totals={totals}
      onPaid={({ paymentId, itemIds }) => {
        setAside(
          paymentId,
          items.filter(({ id }) => itemIds.includes(id)),
        );
        itemIds.forEach(remove);
      }}
      onPricesChanged={onPricesChanged}
    />
  );
}
