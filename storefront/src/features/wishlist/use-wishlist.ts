import type { CatalogProduct } from '@kiln/contracts/catalog-api';
import { createSelector } from '@reduxjs/toolkit';
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
export const selectWishlistIds = createSelector([selectWishlistItems], (items) => new Set(items.map(({ id }) => id)));

export const useWishlistItems = () => useSelector(selectWishlistItems);
export const useWishlistRestored = () => useSelector(selectWishlistRestored);
export const useWishlistCount = () => useSelector(selectWishlistCount);
export const useWishlistIds = (): ReadonlySet<number> => useSelector(selectWishlistIds);
export const useIsInWishlist = (id: number) => useSelector((state: WishlistRoot) => selectWishlistIds(state).has(id));

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
