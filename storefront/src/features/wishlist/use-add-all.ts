import type { CatalogProduct } from '@kiln/contracts/catalog-api';
import { useEffect, useEffectEvent, useState } from 'react';

/** S 4, S 9. */
const LOADING_MS = 500;
const SUCCESS_MS = 3_000;

export type AddAllState = { kind: 'idle' } | { kind: 'loading' } | { kind: 'success'; message: string };

/** 'Add All to Cart' (S 4): loading for 500 ms, the result for 3 s, then idle; only what is not in the cart is added. */
export function useAddAll<Item extends CatalogProduct>(
  items: readonly Item[],
  cartIds: ReadonlySet<number>,
  addToCart: (item: Item) => void,
) {
  const [state, setState] = useState<AddAllState>({ kind: 'idle' });
  const { kind } = state;

  const proceed = useEffectEvent(() => {
    if (kind === 'success') return setState({ kind: 'idle' });
    const missing = items.filter(({ id }) => !cartIds.has(id));
    missing.forEach((item) => addToCart(item));
    setState({ kind: 'success', message: messageFor(missing.length) });
  });

  useEffect(() => {
    if (kind === 'idle') return undefined;
    const timer = setTimeout(() => proceed(), kind === 'loading' ? LOADING_MS : SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [kind]);

  return { state, start: () => kind === 'idle' && setState({ kind: 'loading' }) };
}

const messageFor = (added: number) => (added === 0 ? 'All items already in cart!' : `Added ${added} item(s)!`);
