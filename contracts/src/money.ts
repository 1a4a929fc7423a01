/** An amount in minor units (US cents unless a currency is named). Always a safe integer. */
export type MinorUnits = number;

/** Where a decimal amount cannot be money: not finite, negative, or too large to stay exact. */
export class InvalidAmountError extends RangeError {
  constructor(value: unknown) {
    super(`Not an amount of money: ${String(value)}`);
    this.name = 'InvalidAmountError';
  }
}

/**
 * Dollars (as the CMS and some calls of S 7 carry them) to cents, rounded half up.
 * The decimal text is rounded, not the binary product: 1.005 is 101 cents.
 * @throws InvalidAmountError
 */
export function toMinorUnits(dollars: number): MinorUnits {
  if (!Number.isFinite(dollars) || dollars < 0 || dollars > 90_000_000_000) throw new InvalidAmountError(dollars);
  const [whole = '0', fraction = ''] = decimalText(dollars).split('.');
  const cents = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  return cents + (Number(fraction[2] ?? '0') >= 5 ? 1 : 0);
}

/** Cents to dollars, for the edges of S 7 that carry dollars. */
export function toDollars(cents: MinorUnits): number {
  return cents / 100;
}

/** '1234.50': two decimals, no grouping, as PayPal and form fields want it. */
export function toDecimalString(cents: MinorUnits): string {
  return (cents / 100).toFixed(2);
}

/** '$1,234.50' for people. Not by `Intl`: its first formatter takes a browser 20 ms, before the shop has come alive. */
export function formatUsd(cents: MinorUnits): string {
  return `$${toDecimalString(cents).replace(/\B(?=(?:\d{3})+\.)/g, ',')}`;
}

/** A share of an amount in whole percent or tenths of it, rounded half up to the minor unit. */
export function percentOf(cents: MinorUnits, percent: number): MinorUnits {
  return Math.floor((cents * Math.round(percent * 100) + 5_000) / 10_000);
}

function decimalText(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(12) : text;
}
