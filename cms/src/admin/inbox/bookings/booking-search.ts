/** What the list is asked for; in the page's address, with what was typed behind '#', as the inbox has it. */
export interface BookingSearch {
  q: string;
  /** Key of SHOWN. */
  show: string;
  page: number;
}

export const SHOWN: Record<string, string> = {
  upcoming: 'To come',
  past: 'Past',
  cancelled: 'Cancelled',
  spam: 'Spam',
  all: 'All',
};

interface Address {
  search: string;
  hash: string;
}

export function readSearch({ search, hash }: Address): BookingSearch {
  const query = new URLSearchParams(search);
  const show = query.get('show') ?? '';
  const page = Number(query.get('page'));
  return {
    q: new URLSearchParams(hash.slice(1)).get('q') ?? '',
    show: Object.hasOwn(SHOWN, show) ? show : 'upcoming',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

export function toAddress({ q, show, page }: BookingSearch): Address {
  const query = new URLSearchParams({
    ...(show !== 'upcoming' && { show }),
    ...(page > 1 && { page: String(page) }),
  });
  return { search: query.size === 0 ? '' : `?${query}`, hash: q === '' ? '' : `#${new URLSearchParams({ q })}` };
}
