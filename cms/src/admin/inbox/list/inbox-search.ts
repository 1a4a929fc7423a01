import { readAddress, writeAddress, type ListAddress } from '../list-address';

/** What the list is asked for. */
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

const PLAIN = { show: 'open', kind: '', owner: '', sort: 'newest' };

/** Reads a page's address; anything unexpected is left to the CMS, which leaves it out. */
export function readSearch(address: ListAddress): InboxSearch {
  const { query, q, page } = readAddress(address);
  const show = query.get('show') ?? '';
  return {
    q,
    show: Object.hasOwn(SHOWN, show) ? show : PLAIN.show,
    kind: query.get('kind') ?? '',
    owner: query.get('owner') ?? '',
    sort: query.get('sort') === 'waiting' ? 'waiting' : 'newest',
    page,
  };
}

export function toAddress({ show, kind, owner, sort, ...rest }: InboxSearch): ListAddress {
  return writeAddress({ show, kind, owner, sort }, PLAIN, rest);
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
