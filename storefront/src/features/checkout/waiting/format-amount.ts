import type { MinorUnits } from '@kiln/contracts/money';

/** '₹4,400.00': an amount in minor units of a currency with two decimals, as its people write it. */
export function formatAmount({ currency, amount }: { currency: string; amount: MinorUnits }): string {
  const locale = currency === 'inr' ? 'en-IN' : 'en-US';
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100);
}
