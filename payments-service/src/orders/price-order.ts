import { toMinorUnits, type MinorUnits } from '@kiln/contracts/money';
import type { TotalsChanged } from '@kiln/contracts/payments-api';
import { totalsOf, type Totals } from '@kiln/contracts/pricing';
import type { PriceListEntry, PriceListFile } from '@kiln/contracts/catalog-api';
import type { PriceList } from '../catalog/price-list';
import { AppError } from '../lib/app-error';
import { newId } from '../lib/ids';
import type { OrderItem } from './order';

/** A payment on account: between $0.50 and $10,000, nothing to deliver. */
const ON_ACCOUNT_RANGE: readonly [MinorUnits, MinorUnits] = [50, 1_000_000];

export interface PricedOrder {
  items: OrderItem[];
  totals: Totals;
  /** The files that the items sell, as of now. */
  files: PriceListFile[];
}

export interface RequestedItem {
  id: number;
  quantity: number;
}

/**
 * Prices the items from the CMS. The client's `amount` (cents) is a check, never the price.
 * @throws AppError totals_changed with the current totals and items, when they differ or an item is gone
 */
export async function priceItems(
  priceList: PriceList,
  requested: readonly RequestedItem[],
  amount: MinorUnits,
): Promise<PricedOrder> {
  const lines = mergeDoubles(requested);
  const listed = await priceList.find(lines.map(({ id }) => id));
  // Without files there is nothing to deliver: not for sale.
  const entries = new Map(listed.filter(({ files }) => files.length > 0).map((entry) => [entry.id, entry]));
  const priced = lines.map(({ id, quantity }) => ({ id, quantity, entry: entries.get(id) }));
  const items = priced.flatMap(({ entry, quantity }) => (entry ? [toOrderItem(entry, quantity)] : []));
  const totals = totalsOf(items);
  if (items.length < priced.length || totals.total !== amount) throw totalsChanged(totals, priced);
  return { items, totals, files: [...entries.values()].flatMap((entry) => entry.files) };
}

/** @throws AppError on_account_disabled or invalid_request */
export function priceOnAccount(amount: MinorUnits, allowed: boolean): PricedOrder {
  if (!allowed)
    throw new AppError('on_account_disabled', 'Name the items to pay for: payments on account are not taken.');
  const [least, most] = ON_ACCOUNT_RANGE;
  if (amount < least || amount > most) {
    throw new AppError('invalid_request', 'A payment on account is between $0.50 and $10,000.', {
      fields: { amount: 'Between $0.50 and $10,000' },
    });
  }
  return { items: [], totals: { subtotal: amount, tax: 0, total: amount }, files: [] };
}

/** One line per product. */
export function mergeDoubles(requested: readonly RequestedItem[]): RequestedItem[] {
  const quantities = new Map<number, number>();
  for (const { id, quantity } of requested) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return [...quantities].map(([id, quantity]) => ({ id, quantity }));
}

function toOrderItem(entry: PriceListEntry, quantity: number): OrderItem {
  return {
    id: newId('itm'),
    productId: entry.id,
    title: entry.title,
    image: entry.image,
    unitPrice: toMinorUnits(entry.price),
    quantity,
    deliverableIds: entry.files.map((file) => file.deliverableId),
  };
}

function totalsChanged(
  totals: Totals,
  lines: readonly (RequestedItem & { entry: PriceListEntry | undefined })[],
): AppError {
  const data: TotalsChanged = {
    totals,
    items: lines.map(({ id, quantity, entry }) => ({
      id,
      title: entry?.title ?? '',
      unitPrice: entry ? toMinorUnits(entry.price) : 0,
      quantity,
      available: entry !== undefined,
    })),
  };
  const gone = data.items.some((item) => !item.available);
  const what = gone ? 'Something in your cart is no longer for sale' : 'A price has changed';
  return new AppError(
    'totals_changed',
    `${what} since you added it. Nothing was charged; please check the new total.`,
    {
      data,
    },
  );
}
