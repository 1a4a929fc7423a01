import { readAddress, writeAddress, type ListAddress } from '../list-address';

/** What the list is asked for. */
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

const PLAIN = { show: 'upcoming' };

export function readSearch(address: ListAddress): BookingSearch {
  const { query, q, page } = readAddress(address);
  const show = query.get('show') ?? '';
  return { q, show: Object.hasOwn(SHOWN, show) ? show : PLAIN.show, page };
}

export function toAddress({ show, ...rest }: BookingSearch): ListAddress {
  return writeAddress({ show }, PLAIN, rest);
}
