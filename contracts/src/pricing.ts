import { percentOf, type MinorUnits } from './money';

/** Tax is 10 % of the subtotal (S 9). */
export const TAX_PERCENT = 10;

/** The most of one asset in one order. */
export const MAX_QUANTITY = 99;

export interface PricedLine {
  /** Unit price in cents. */
  unitPrice: MinorUnits;
  /** Whole number, at least 1. */
  quantity: number;
}

/** All in cents; `total = subtotal + tax` (S 9). */
export interface Totals {
  subtotal: MinorUnits;
  tax: MinorUnits;
  total: MinorUnits;
}

/** Line total in cents. */
export function lineTotal(line: PricedLine): MinorUnits {
  return line.unitPrice * line.quantity;
}

/** Totals of an order or cart (S 9): tax on the subtotal, rounded half up to the cent once. */
export function totalsOf(lines: readonly PricedLine[]): Totals {
  const subtotal = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const tax = percentOf(subtotal, TAX_PERCENT);
  return { subtotal, tax, total: subtotal + tax };
}
