import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { restoreCartItem } from '../../features/cart/cart-item';
import { cartActions, cartReducer } from '../../features/cart/cart-slice';
import { restoreWishlistItem, wishlistActions, wishlistReducer } from '../../features/wishlist/wishlist-slice';
import { countAdds } from './count-adds';
import { PERSISTENCE_ACTIONS, persisted, startPersistence } from './persistence';

/** A store for one page: one per request on the server, one per tab in the browser. Both start empty. */
export function makeStore() {
  const cart = persisted({
    key: 'cart',
    reducer: cartReducer,
    restoreItem: restoreCartItem,
    synced: cartActions.synced,
  });
  const wishlist = persisted({
    key: 'wishlist',
    reducer: wishlistReducer,
    restoreItem: restoreWishlistItem,
    synced: wishlistActions.synced,
  });
  const store = configureStore({
    reducer: combineReducers({ cart: cart.reducer, wishlist: wishlist.reducer }),
    middleware: (defaults) =>
      defaults({ serializableCheck: { ignoredActions: PERSISTENCE_ACTIONS } }).concat(countAdds),
  });
  return { store, startPersistence: () => startPersistence(store, [cart, wishlist]) };
}

export type AppStore = ReturnType<typeof makeStore>['store'];
