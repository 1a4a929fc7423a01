import type { CatalogProduct } from '@kiln/contracts/catalog-api';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StoredItems } from '../../lib/stored-items';
import { isRecord, restoreProduct, toStoredProduct, type StoredProduct } from '../../lib/stored-product';

/** A saved product; `addedAt` is ISO 8601 (S 3). Price in dollars. */
export type WishlistItem = StoredProduct & { addedAt: string };
export type WishlistState = StoredItems<WishlistItem>;

const initialState: WishlistState = { items: [], restored: false };

const stamped = (product: CatalogProduct) => ({ payload: { product, addedAt: new Date().toISOString() } });
type Stamped = PayloadAction<ReturnType<typeof stamped>['payload']>;

const has = (state: WishlistState, id: number) => state.items.some((item) => item.id === id);
const without = (state: WishlistState, id: number) => state.items.filter((item) => item.id !== id);
const itemOf = ({ payload }: Stamped) => ({ ...toStoredProduct(payload.product), addedAt: payload.addedAt });

/** The wishlist (S 4): adding an existing item does nothing, toggling adds or removes. */
const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    added: {
      prepare: stamped,
      reducer(state, action: Stamped) {
        if (!has(state, action.payload.product.id)) state.items.push(itemOf(action));
      },
    },
    toggled: {
      prepare: stamped,
      reducer(state, action: Stamped) {
        const { id } = action.payload.product;
        if (has(state, id)) state.items = without(state, id);
        else state.items.push(itemOf(action));
      },
    },
    removed(state, { payload: id }: PayloadAction<number>) {
      state.items = without(state, id);
    },
    cleared(state) {
      state.items = [];
    },
    /** Another tab changed the stored wishlist: this is now the wishlist. */
    synced(state, { payload }: PayloadAction<WishlistItem[]>) {
      state.items = payload;
    },
  },
});

export const wishlistReducer = wishlistSlice.reducer;
export const wishlistActions = wishlistSlice.actions;

/** An item from foreign JSON; undefined when it cannot be trusted. */
export function restoreWishlistItem(value: unknown): WishlistItem | undefined {
  const product = restoreProduct(value);
  if (!product || !isRecord(value)) return undefined;
  const { addedAt } = value;
  const known = typeof addedAt === 'string' && !Number.isNaN(Date.parse(addedAt));
  return { ...product, addedAt: known ? addedAt : new Date().toISOString() };
}
