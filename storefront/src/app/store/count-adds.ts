import type { Middleware } from '@reduxjs/toolkit';
import { cartActions } from '../../features/cart/cart-slice';
import { wishlistActions, type WishlistState } from '../../features/wishlist/wishlist-slice';
import { countProduct } from '../../lib/count';

/** Counts what is put into the cart or saved, whoever does it; taking out again is not counted. */
export const countAdds: Middleware<object, { wishlist: WishlistState }> = (store) => (next) => (action) => {
  const before = store.getState().wishlist.items.length;
  const result = next(action);
  if (cartActions.added.match(action)) countProduct(action.payload.id, 'cart');
  if (wishlistActions.added.match(action) || wishlistActions.toggled.match(action)) {
    if (store.getState().wishlist.items.length > before) countProduct(action.payload.product.id, 'wishlist');
  }
  return result;
};
