import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartActions } from '../../features/cart/cart-slice';
import { wishlistActions } from '../../features/wishlist/wishlist-slice';
import { aProduct } from '../../testing/a-product';
import { makeStore } from './store';

const CART = 'kiln:cart';
const stops: (() => void)[] = [];

/** A tab: its own store on the one localStorage, as it is after hydration. */
async function openTab() {
  const { store, startPersistence } = makeStore();
  stops.push(startPersistence());
  await vi.waitFor(() => expect(store.getState().cart.restored && store.getState().wishlist.restored).toBe(true));
  return store;
}

type Tab = Awaited<ReturnType<typeof openTab>>;
const cartOf = (tab: Tab) => tab.getState().cart.items.map(({ id, quantity }) => [id, quantity]);
const storedCart = () =>
  (JSON.parse(JSON.parse(localStorage.getItem(CART) ?? '{}').items ?? '[]') as { id: number }[]).map(({ id }) => id);

/** What the browser tells the other tabs; jsdom has only one window. */
const tellOtherTabs = (key: string | null = CART) => window.dispatchEvent(new StorageEvent('storage', { key }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('cart and wishlist in the browser', () => {
  it('start empty and unrestored, so that server and first render agree', () => {
    localStorage.setItem(CART, 'anything');
    expect(makeStore().store.getState()).toEqual({
      cart: { items: [], restored: false },
      wishlist: { items: [], restored: false },
    });
  });

  it('survive a reload', async () => {
    const before = await openTab();
    before.dispatch(cartActions.added(aProduct({ id: 1 })));
    before.dispatch(cartActions.added(aProduct({ id: 1 })));
    before.dispatch(wishlistActions.added(aProduct({ id: 9 })));
    await vi.waitFor(() => expect(storedCart()).toEqual([1]));
    await vi.waitFor(() => expect(localStorage.getItem('kiln:wishlist')).toContain('addedAt'));
    const afterReload = await openTab();
    expect(afterReload.getState().cart.items).toEqual(before.getState().cart.items);
    expect(afterReload.getState().wishlist.items).toEqual(before.getState().wishlist.items);
  });

  it('agree between two tabs', async () => {
    const [left, right] = [await openTab(), await openTab()];
    left.dispatch(cartActions.added(aProduct({ id: 1 })));
    await vi.waitFor(() => expect(storedCart()).toEqual([1]));
    tellOtherTabs();
    expect(cartOf(right)).toEqual([[1, 1]]);
    right.dispatch(cartActions.added(aProduct({ id: 2 })));
    await vi.waitFor(() => expect(storedCart()).toEqual([1, 2]));
    tellOtherTabs();
    expect(cartOf(left)).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it('empty when another tab empties or deletes them', async () => {
    const tab = await openTab();
    tab.dispatch(cartActions.added(aProduct()));
    await vi.waitFor(() => expect(storedCart()).toEqual([7]));
    localStorage.clear();
    tellOtherTabs(null);
    expect(cartOf(tab)).toEqual([]);
  });

  it('do not overwrite what another tab stored while this one was starting', async () => {
    const early = await openTab();
    const { store, startPersistence } = makeStore();
    stops.push(startPersistence());
    early.dispatch(cartActions.added(aProduct({ id: 4 })));
    await vi.waitFor(() => expect(storedCart()).toEqual([4]));
    await vi.waitFor(() => expect(store.getState().cart.restored).toBe(true));
    const before = localStorage.getItem(CART);
    store.dispatch(wishlistActions.added(aProduct()));
    await vi.waitFor(() => expect(localStorage.getItem('kiln:wishlist')).toContain('addedAt'));
    expect(localStorage.getItem(CART)).toBe(before);
  });

  it('catch up when the browser shows a page it had kept', async () => {
    const tab = await openTab();
    const other = await openTab();
    other.dispatch(cartActions.added(aProduct({ id: 3 })));
    await vi.waitFor(() => expect(storedCart()).toEqual([3]));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(cartOf(tab)).toEqual([[3, 1]]);
  });

  it('keep what was added before the storage was read', async () => {
    const earlier = await openTab();
    earlier.dispatch(cartActions.added(aProduct({ id: 1 })));
    await vi.waitFor(() => expect(storedCart()).toEqual([1]));
    const { store, startPersistence } = makeStore();
    store.dispatch(cartActions.added(aProduct({ id: 2 })));
    stops.push(startPersistence());
    await vi.waitFor(() =>
      expect(cartOf(store)).toEqual([
        [1, 1],
        [2, 1],
      ]),
    );
  });

  it.each([
    ['no JSON', '{"items":'],
    ['a number', '42'],
    ['null', 'null'],
    ['a list', '[1,2]'],
    ['items that are no JSON', JSON.stringify({ items: 'oops', _persist: '{}' })],
    ['items that are no list', JSON.stringify({ items: '{"a":1}' })],
    ['unwrapped items of another program', JSON.stringify({ items: [{ id: 1 }] })],
  ])('take %s in storage for an empty cart and go on working', async (_, text) => {
    localStorage.setItem(CART, text);
    const tab = await openTab();
    expect(cartOf(tab)).toEqual([]);
    tab.dispatch(cartActions.added(aProduct()));
    await vi.waitFor(() => expect(storedCart()).toEqual([7]));
  });

  it('drop bad and repeated items, keep the good', async () => {
    const good = { ...aProduct({ id: 5 }), image: null, quantity: 2 };
    localStorage.setItem(
      CART,
      JSON.stringify({ items: JSON.stringify([{ id: 'x' }, good, null, { ...good, quantity: 9 }]) }),
    );
    expect(cartOf(await openTab())).toEqual([[5, 2]]);
  });

  it('work for the visit where the browser forbids storage', async () => {
    const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const tab = await openTab();
    tab.dispatch(cartActions.added(aProduct()));
    await vi.waitFor(() => expect(forbidden).toHaveBeenCalled());
    expect(cartOf(tab)).toEqual([[7, 1]]);
  });
});
