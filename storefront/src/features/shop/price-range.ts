import { PRICE_SLIDER_MAX } from '@kiln/contracts/catalog-api';

/** Dollars; `max` at the slider's upper end means no upper bound (S 5). */
export interface PriceRange {
  min: number;
  max: number;
}

export const FULL_RANGE: PriceRange = { min: 0, max: PRICE_SLIDER_MAX };

/** What somebody typed as dollars: non-numeric counts as 0 (S 5). */
export function typedPrice(text: string): number {
  const value = Number(text.trim().replace(',', '.'));
  return Number.isFinite(value) ? value : 0;
}

/** S 5: min is at least 0 and never above max. */
export function withMin(range: PriceRange, min: number): PriceRange {
  return { ...range, min: Math.min(Math.max(min, 0), range.max) };
}

/** S 5: max is never below min; the slider ends at 1000. */
export function withMax(range: PriceRange, max: number): PriceRange {
  return { ...range, max: Math.max(Math.min(max, PRICE_SLIDER_MAX), range.min) };
}
