import type { Figures } from './wire';

const counts = new Intl.NumberFormat('en-US');
const percents = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });
const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

type Column = keyof Figures;

export const COLUMNS: { key: Column; label: string }[] = [
  { key: 'views', label: 'Views' },
  { key: 'cartAdds', label: 'Cart adds' },
  { key: 'wishlistAdds', label: 'Wishlist adds' },
  { key: 'purchases', label: 'Purchases' },
  { key: 'revenue', label: 'Revenue' },
  { key: 'conversion', label: 'Conversion' },
];

/** '1,204', '$26.40' of cents, '2.5%'; '–' for what nobody knows. */
export function figureText(key: Column, value: number | null | undefined): string {
  if (value === null || value === undefined) return '–';
  if (key === 'revenue') return usd.format(value / 100);
  return key === 'conversion' ? percents.format(value) : counts.format(value);
}
