import type { CatalogProduct } from '@kiln/contracts/catalog-api';
import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { wishlistActions, type WishlistState } from './wishlist-slice';

/** The part of the store's state that this feature reads. */
export interface WishlistRoot {
  wishlist: WishlistState;
}

export const selectWishlistItems = (state: WishlistRoot) => state.wishlist.items;
/** False until the browser's storage was read. */
export const selectWishlistRestored = (state: WishlistRoot) => state.wishlist.restored;
export const selectWishlistCount = (state: WishlistRoot) => state.wishlist.items.length;

export const useWishlistItems = () => useSelector(selectWishlistItems);
export const useWishlistRestored = () => useSelector(selectWishlistRestored);
export const useWishlistCount = () => useSelector(selectWishlistCount);
export const useIsInWishlist = (id: number) =>
  useSelector((state: WishlistRoot) => state.wishlist.items.some((item) => item.id === id));

export function useWishlistIds(): ReadonlySet<number> {
  const items = useWishlistItems();
  return useMemo(() => new Set(items.map(({ id }) => id)), [items]);
}

/** The wishlist's changes, bound to the store; stable between renders. */
export function useWishlistActions() {
  const dispatch = useDispatch();
  return useMemo(
    () => ({
      add: (product: CatalogProduct) => dispatch(wishlistActions.added(product)),
      toggle: (product: CatalogProduct) => dispatch(wishlistActions.toggled(product)),
      remove: (id: number) => dispatch(wishlistActions.removed(id)),
      clear: () => dispatch(wishlistActions.cleared()),
    }),
    [dispatch],
  );
}
