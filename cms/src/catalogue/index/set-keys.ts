import type { TermKind } from './index-tables';
import { SEPARATOR } from './search-index';

/** Every published product. */
export const PUBLISHED = 'published';
export const FEATURED = 'featured';

/** What decides in which sets a product's number stands. */
export interface SetMember {
  featured: number;
  /** Dollars; PostgreSQL's decimals are texts. */
  price: number | string;
  search: string;
  /** Keys of its terms, as JSON. */
  terms: string;
}

/** A set for each binary digit of the price in cents ('bit-sliced index'), lowest first; ten decimal digits fit. */
export const PRICE_DIGITS = Array.from({ length: 34 }, (_, digit) => priceKey(digit));

export function priceKey(digit: number): string {
  return `price:${digit}`;
}

/** The set of a term, by the id of its row. */
export function termKey(kind: TermKind, id: number): string {
  return `${kind}:${id}`;
}

/** The set of products whose search text has these one or two letters, side by side. */
export function lettersKey(letters: string): string {
  return `letters:${letters}`;
}

/** The keys of all sets that a product's number stands in. */
export function keysOf({ featured, price, search, terms }: SetMember): Set<string> {
  const ofTerms: string[] = JSON.parse(terms);
  const cents = Math.round(Number(price) * 100);
  return new Set([
    PUBLISHED,
    ...(featured === 1 ? [FEATURED] : []),
    ...ofTerms,
    ...PRICE_DIGITS.filter((_, digit) => hasDigit(cents, digit)),
    ...lettersOf(search),
  ]);
}

/** Whether a binary digit is 1; JavaScript's own operators end at 32 of them. */
export function hasDigit(cents: number, digit: number): boolean {
  return Math.floor(cents / 2 ** digit) % 2 === 1;
}

function lettersOf(search: string): Set<string> {
  const keys = new Set<string>();
  for (const text of search.split(SEPARATOR)) {
    let before = '';
    for (const letter of text) {
      keys.add(lettersKey(letter));
      if (before !== '') keys.add(lettersKey(before + letter));
      before = letter;
    }
  }
  return keys;
}
