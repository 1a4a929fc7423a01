import type { CatalogProduct } from '@kiln/contracts/catalog-api';
import { MAX_QUANTITY } from '@kiln/contracts/pricing';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StoredItems } from '../../lib/stored-items';
import { newCartItem, type CartItem } from './cart-item';

export type CartState = StoredItems<CartItem>;

const initialState: CartState = { items: [], restored: false };

/** The cart (S 4): adding a present item raises its quantity by one; quantity has no control on the page. */
const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    added(state, { payload }: PayloadAction<CatalogProduct>) {
      const present = state.items.find((item) => item.id === payload.id);
      if (present) present.quantity = Math.min(present.quantity + 1, MAX_QUANTITY);
      else state.items.push(newCartItem(payload));
    },
    removed(state, { payload: id }: PayloadAction<number>) {
      state.items = state.items.filter((item) => item.id !== id);
    },
    /** A quantity below one removes the line, one above the most counts as the most; a fraction changes nothing. */
    quantitySet(state, { payload }: PayloadAction<{ id: number; quantity: number }>) {
      if (!Number.isSafeInteger(payload.quantity)) return;
      if (payload.quantity < 1) state.items = state.items.filter((item) => item.id !== payload.id);
      for (const item of state.items)
        if (item.id === payload.id) item.quantity = Math.min(payload.quantity, MAX_QUANTITY);
    },
    /** Prices (dollars) as the shop has them now: what checkout learned when the totals had changed. */
    pricesUpdated(state, { payload }: PayloadAction<{ id: number; price: number }[]>) {
      const prices = new Map(payload.map(({ id, price }) => [id, price]));
      for (const item of state.items) item.price = prices.get(item.id) ?? item.price;
    },
    /** What a failed payment gives back; a line that is there stays as it is. */
    putBack(state, { payload }: PayloadAction<CartItem[]>) {
      const present = new Set(state.items.map(({ id }) => id));
      state.items.push(...payload.filter(({ id }) => !present.has(id)));
    },
    cleared(state) {
      state.items = [];
    },
    /** Another tab changed the stored cart: this is now the cart. */
    synced(state, { payload }: PayloadAction<CartItem[]>) {
      state.items = payload;
    },
  },
});

export const cartReducer = cartSlice.reducer;
export const cartActions = cartSlice.actions;
