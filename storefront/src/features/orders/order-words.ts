import type { PaymentState } from '@kiln/contracts/payments-api';

/** What an order's state is called on paper. */
const STATUS: Record<PaymentState, string> = {
  created: 'Awaiting payment',
  requires_action: 'Awaiting payment',
  processing: 'Processing',
  paid: 'Paid',
  partially_refunded: 'Partly refunded',
  refunded: 'Refunded',
  disputed: 'Disputed',
  failed: 'Not paid',
  cancelled: 'Cancelled',
  expired: 'Not paid',
};

export const statusName = (state: PaymentState): string => STATUS[state];

/** 'November 20, 2026' */
export function longDate(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });
}

/** '4.8 MB'; decimal units, as download pages and shops use them. */
export function fileSize(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB'];
  let size = bytes;
  let unit = 0;
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  return `${unit === 0 || size >= 100 ? Math.round(size) : size.toFixed(1)} ${units[unit]}`;
}
