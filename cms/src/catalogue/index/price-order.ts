import { NumberSet } from './number-set';
import type { Page } from './page';
import { hasDigit, PRICE_DIGITS, priceKey } from './set-keys';

type Sets = ReadonlyMap<string, NumberSet>;

/**
 * Those of `numbers` whose price is in the range, bounds included.
 * @param sets those of `PRICE_DIGITS`
 * @param range dollars
 */
export function pricedBetween(
  numbers: NumberSet,
  sets: Sets,
  { minPrice, maxPrice }: { minPrice: number | null; maxPrice: number | null },
): NumberSet {
  let found = numbers;
  if (minPrice !== null) found = pricedFrom(found, sets, Math.ceil(exactCents(minPrice)));
  if (maxPrice !== null) found = found.without(pricedFrom(found, sets, Math.floor(exactCents(maxPrice)) + 1));
  return found;
}

/** Without the error of binary fractions: 1.1 * 100 is more than 110. */
function exactCents(dollars: number): number {
  return Number((dollars * 100).toFixed(6));
}

function pricedFrom(numbers: NumberSet, sets: Sets, cents: number): NumberSet {
  if (cents >= 2 ** PRICE_DIGITS.length) return NumberSet.EMPTY;
  let same = numbers;
  let more = NumberSet.EMPTY;
  for (let digit = PRICE_DIGITS.length - 1; digit >= 0; digit -= 1) {
    const ones = same.and(sets.get(priceKey(digit)) ?? NumberSet.EMPTY);
    if (hasDigit(cents, digit)) {
      same = ones;
    } else {
      more = more.or(ones);
      same = same.without(ones);
    }
  }
  return more.or(same);
}

/**
 * Puts products on a page by their price: each digit, from the highest, parts what the digits before it left together.
 * @param sets those of `PRICE_DIGITS`
 */
export function offerByPrice(page: Page, numbers: NumberSet, sets: Sets, { descending = false } = {}): void {
  const digits = PRICE_DIGITS.flatMap((key) => sets.get(key) ?? []);
  const offer = (group: NumberSet, left: number): void => {
    if (page.isFull || page.passes(group)) return;
    const digit = digits[left - 1];
    if (!digit) return page.offer(group);
    const ones = group.and(digit);
    const zeros = group.without(ones);
    for (const half of descending ? [ones, zeros] : [zeros, ones]) offer(half, left - 1);
  };
  offer(numbers, digits.length);
}
