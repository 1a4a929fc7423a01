import type { CatalogProduct } from '@kiln/contracts/catalog-api';
import type { Totals } from '@kiln/contracts/pricing';
import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { cartTotals, type CartItem } from './cart-item';
import { cartActions, type CartState } from './cart-slice';

/** The part of the store's state that this feature reads. */
export interface CartRoot {
  cart: CartState;
}

export const selectCartItems = (state: CartRoot) => state.cart.items;
/** False until the browser's storage was read. */
export const selectCartRestored = (state: CartRoot) => state.cart.restored;
/** Pieces, not lines: two of one asset count as two. */
export const selectCartCount = (state: CartRoot) => state.cart.items.reduce((sum, item) => sum + item.quantity, 0);

export const useCartItems = () => useSelector(selectCartItems);
export const useCartRestored = () => useSelector(selectCartRestored);
export const useCartCount = () => useSelector(selectCartCount);
export const useIsInCart = (id: number) =>
  useSelector((state: CartRoot) => state.cart.items.some((item) => item.id === id));

export function useCartIds(): ReadonlySet<number> {
  const items = useCartItems();
  return useMemo(() => new Set(items.map(({ id }) => id)), [items]);
}

/** Cents. */
export function useCartTotals(): Totals {
  const items = useCartItems();
  return useMemo(() => cartTotals(items), [items]);
}

/** The cart's changes, bound to the store; stable between renders. */
export function useCartActions() {
  const dispatch = useDispatch();
  return useMemo(
    () => ({
      add: (product: CatalogProduct) => dispatch(cartActions.added(product)),
      remove: (id: number) => dispatch(cartActions.removed(id)),
      setQuantity: (id: number, quantity: number) => dispatch(cartActions.quantitySet({ id, quantity })),
      /** Dollars. */
      updatePrices: (prices: { id: number; price: number }[]) => dispatch(cartActions.pricesUpdated(prices)),
      putBack: (items: CartItem[]) => dispatch(cartActions.putBack(items)),
      clear: () => dispatch(cartActions.cleared()),
    }),
    [dispatch],
  );
}
