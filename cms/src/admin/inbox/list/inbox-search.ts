/**
 * What the list is asked for. It lives in the page's address, so that it can be kept and handed on: the filters in its
 * query, what was typed behind '#', which no server sees, because addresses of people do not belong in logs.
 */
export interface InboxSearch {
  q: string;
  /** Key of KINDS; '' is every kind. */
  kind: string;
  /** Key of SHOWN. */
  show: string;
  /** '', 'me', 'nobody' or an account's id. */
  owner: string;
  sort: 'newest' | 'waiting';
  page: number;
}

export const SHOWN: Record<string, string> = {
  open: 'Unanswered',
  overdue: 'Overdue',
  new: 'New',
  'in-progress': 'In progress',
  answered: 'Answered',
  undelivered: 'Reply refused',
  spam: 'Spam',
  all: 'All',
};

interface Address {
  /** Both as `location` has them. */
  search: string;
  hash: string;
}

/** Reads a page's address; anything unexpected is left to the CMS, which leaves it out. */
export function readSearch({ search, hash }: Address): InboxSearch {
  const query = new URLSearchParams(search);
  const show = query.get('show') ?? '';
  const page = Number(query.get('page'));
  return {
    q: new URLSearchParams(hash.slice(1)).get('q') ?? '',
    kind: query.get('kind') ?? '',
    show: Object.hasOwn(SHOWN, show) ? show : 'open',
    owner: query.get('owner') ?? '',
    sort: query.get('sort') === 'waiting' ? 'waiting' : 'newest',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a search, without what it need not say. */
export function toAddress({ q, kind, show, owner, sort, page }: InboxSearch): Address {
  const query = new URLSearchParams({
    ...(show !== 'open' && { show }),
    ...(kind !== '' && { kind }),
    ...(owner !== '' && { owner }),
    ...(sort !== 'newest' && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return {
    search: query.size === 0 ? '' : `?${query}`,
    hash: q === '' ? '' : `#${new URLSearchParams({ q })}`,
  };
}

/** What the CMS is asked. */
export function toQuery({ q, kind, show, owner, sort, page }: InboxSearch): object {
  return {
    q,
    show,
    sort,
    page,
    ...(kind !== '' && { kind }),
    ...(owner !== '' && { owner: /^\d+$/.test(owner) ? Number(owner) : owner }),
  };
}
