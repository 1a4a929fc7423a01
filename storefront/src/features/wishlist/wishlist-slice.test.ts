import { describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/a-product';
import { restoreWishlistItem, wishlistActions, wishlistReducer, type WishlistState } from './wishlist-slice';

const empty: WishlistState = { items: [], restored: true };
const after = (...actions: Parameters<typeof wishlistReducer>[1][]) =>
  actions.reduce<WishlistState>(wishlistReducer, empty);
const ids = ({ items }: WishlistState) => items.map(({ id }) => id);

describe('wishlist', () => {
  it('adds the product with the time of adding', () => {
    const before = Date.now();
    const [item] = after(wishlistActions.added(aProduct())).items;
    expect(item).toMatchObject({ ...aProduct(), image: '/uploads/cover-7.webp' });
    expect(item?.addedAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(Date.parse(item?.addedAt ?? '')).toBeGreaterThanOrEqual(before);
  });

  it('does nothing when the item is there', () => {
    const once = after(wishlistActions.added(aProduct()));
    expect(wishlistReducer(once, wishlistActions.added(aProduct({ price: 1 })))).toBe(once);
  });

  it('toggles', () => {
    const one = after(wishlistActions.toggled(aProduct({ id: 1 })), wishlistActions.toggled(aProduct({ id: 2 })));
    expect(ids(one)).toEqual([1, 2]);
    expect(ids(wishlistReducer(one, wishlistActions.toggled(aProduct({ id: 1 }))))).toEqual([2]);
  });

  it('removes and clears', () => {
    const two = [wishlistActions.added(aProduct({ id: 1 })), wishlistActions.added(aProduct({ id: 2 }))];
    expect(ids(after(...two, wishlistActions.removed(2)))).toEqual([1]);
    expect(ids(after(...two, wishlistActions.cleared()))).toEqual([]);
  });
});

describe('restoreWishlistItem', () => {
  it('gives back what was stored, and dates what has no date', () => {
    const stored = { ...aProduct(), image: '/uploads/cover-7.webp', addedAt: '2026-11-02T08:00:00.000Z' };
    expect(restoreWishlistItem(stored)).toEqual(stored);
    expect(Date.parse(restoreWishlistItem({ ...stored, addedAt: 'soon' })?.addedAt ?? '')).not.toBeNaN();
  });

  it('drops what is no product', () => {
    expect(restoreWishlistItem({ id: 4, title: 'Priceless' })).toBeUndefined();
  });
});
