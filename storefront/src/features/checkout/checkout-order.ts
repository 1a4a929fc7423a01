import type { CatalogMedia } from '@kiln/contracts/catalog-api';
import type { MinorUnits } from '@kiln/contracts/money';
import type { TotalsChanged } from '@kiln/contracts/payments-api';
import type { PricedLine } from '@kiln/contracts/pricing';

/** A line to pay, in cents. */
export interface CheckoutLine extends PricedLine {
  id: number;
  title: string;
  cover: CatalogMedia | undefined;
}

/** What a line cost on the screen and what it costs now; null when it is no longer sold. Cents. */
export interface PriceChange {
  id: number;
  title: string;
  before: MinorUnits;
  after: MinorUnits | null;
}

/** The lines whose price the shop has changed since they were put into the cart (409 totals_changed). */
export function priceChanges(lines: readonly CheckoutLine[], { items }: TotalsChanged): PriceChange[] {
  return lines.flatMap(({ id, title, unitPrice }) => {
    const now = items.find((item) => item.id === id);
    const after = now?.available ? now.unitPrice : null;
    return after === unitPrice ? [] : [{ id, title, before: unitPrice, after }];
  });
}

/** 'once', 'twice', '3 times'. */
export function times(quantity: number): string {
  return { 1: 'once', 2: 'twice' }[quantity] ?? `${quantity} times`;
}
