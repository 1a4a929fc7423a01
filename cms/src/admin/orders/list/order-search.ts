/** What the list is asked for. It lives in the history entry, not in the URL: addresses of buyers do not belong in logs. */
export interface OrderSearch {
  q: string;
  /** Key of SHOWN. */
  show: string;
  page: number;
}

export const SHOWN = {
  all: { label: 'All orders', query: {} },
  paid: { label: 'Paid', query: { state: 'paid' } },
  never_opened: { label: 'Paid, never opened', query: { list: 'never_opened' } },
  undeliverable: { label: 'Receipt refused', query: { list: 'undeliverable' } },
  processing: { label: 'Payment under way', query: { state: 'processing' } },
  underpaid: { label: 'Too few coins', query: { list: 'underpaid' } },
  partially_refunded: { label: 'Partly refunded', query: { state: 'partially_refunded' } },
  refunded: { label: 'Refunded', query: { state: 'refunded' } },
  disputed: { label: 'Disputed', query: { state: 'disputed' } },
} as const;

const ALL: OrderSearch = { q: '', show: 'all', page: 1 };

/** Reads a history entry's state; anything unexpected is the plain list. */
export function readSearch(state: unknown): OrderSearch {
  if (typeof state !== 'object' || state === null || !('search' in state)) return ALL;
  const { search } = state;
  if (typeof search !== 'object' || search === null) return ALL;
  const { q, show, page } = { ...ALL, ...search };
  return typeof q === 'string' && typeof page === 'number' && isShown(show) ? { q, show, page } : ALL;
}

/** What the CMS is asked. */
export function toQuery({ q, show, page }: OrderSearch): object {
  return { ...(q !== '' && { q }), page, ...(isShown(show) && SHOWN[show].query) };
}

function isShown(key: unknown): key is keyof typeof SHOWN {
  return typeof key === 'string' && Object.hasOwn(SHOWN, key);
}
