import { describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/a-product';
import { cartTotals, restoreCartItem } from './cart-item';
import { cartActions, cartReducer, type CartState } from './cart-slice';

const empty: CartState = { items: [], restored: true };
const after = (...actions: Parameters<typeof cartReducer>[1][]) => actions.reduce<CartState>(cartReducer, empty);

describe('cart', () => {
  it('adds the whole product with quantity 1', () => {
    const product = aProduct();
    const { items } = after(cartActions.added(product));
    expect(items).toEqual([{ ...product, image: '/uploads/cover-7.webp', quantity: 1 }]);
  });

  it('raises the quantity of a present item by one', () => {
    const { items } = after(cartActions.added(aProduct()), cartActions.added(aProduct()));
    expect(items.map(({ id, quantity }) => [id, quantity])).toEqual([[7, 2]]);
  });

  it('removes the item, not others', () => {
    const { items } = after(
      cartActions.added(aProduct({ id: 1 })),
      cartActions.added(aProduct({ id: 2 })),
      cartActions.removed(1),
    );
    expect(items.map(({ id }) => id)).toEqual([2]);
  });

  it.each([
    { quantity: 5, left: [5] },
    { quantity: 0, left: [] },
    { quantity: 1000, left: [99] },
    { quantity: 1.5, left: [1] },
    { quantity: Number.NaN, left: [1] },
  ])('sets the quantity directly: $quantity leaves $left', ({ quantity, left }) => {
    const { items } = after(cartActions.added(aProduct()), cartActions.quantitySet({ id: 7, quantity }));
    expect(items.map((item) => item.quantity)).toEqual(left);
  });

  it('takes over the prices of today and leaves other lines alone', () => {
    const { items } = after(
      cartActions.added(aProduct({ id: 1, price: 10 })),
      cartActions.added(aProduct({ id: 2, price: 20 })),
      cartActions.pricesUpdated([{ id: 2, price: 24.5 }]),
    );
    expect(items.map(({ price }) => price)).toEqual([10, 24.5]);
  });

  it('clears', () => {
    expect(after(cartActions.added(aProduct()), cartActions.cleared()).items).toEqual([]);
  });

  it('totals in cents: two of 24.99 and one of 0.05 cost 50.03, tax 5.00 (S 9)', () => {
    const { items } = after(
      cartActions.added(aProduct({ id: 1, price: 24.99 })),
      cartActions.added(aProduct({ id: 1, price: 24.99 })),
      cartActions.added(aProduct({ id: 2, price: 0.05 })),
    );
    expect(cartTotals(items)).toEqual({ subtotal: 5003, tax: 500, total: 5503 });
  });
});

describe('restoreCartItem', () => {
  const stored = { ...aProduct(), image: '/uploads/cover-7.webp', quantity: 2 };

  it('gives back what was stored', () => {
    expect(restoreCartItem(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  it.each([
    ['no object', 'seven'],
    ['null', null],
    ['no id', { ...stored, id: undefined }],
    ['a text id', { ...stored, id: '7' }],
    ['no title', { ...stored, title: '' }],
    ['a negative price', { ...stored, price: -1 }],
    ['a text price', { ...stored, price: '48' }],
    ['no quantity', { ...stored, quantity: undefined }],
    ['quantity 0', { ...stored, quantity: 0 }],
    ['half a piece', { ...stored, quantity: 0.5 }],
  ])('drops %s', (_, entry) => {
    expect(restoreCartItem(entry)).toBeUndefined();
  });

  it('mends lesser faults and refuses addresses that are none', () => {
    const item = restoreCartItem({
      id: 3,
      title: 'Soot',
      price: 5,
      quantity: 1,
      image: 'javascript:alert(1)',
      tags: 'x',
    });
    expect(item).toMatchObject({ image: null, description: '', tags: [], images: [], category: null });
  });
});
