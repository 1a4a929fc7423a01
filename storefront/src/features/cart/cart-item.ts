import type { CatalogProduct } from '@kiln/contracts/catalog-api';
import { toMinorUnits } from '@kiln/contracts/money';
import { MAX_QUANTITY, totalsOf, type PricedLine, type Totals } from '@kiln/contracts/pricing';
import {
  isPositiveInteger,
  isRecord,
  restoreProduct,
  toStoredProduct,
  type StoredProduct,
} from '../../lib/stored-product';

/** A line of the cart: the whole product and how often it is taken (S 3). Price in dollars, as the catalogue has it. */
export type CartItem = StoredProduct & { quantity: number };

/** A line for a product not yet in the cart: quantity starts at 1 (S 3). */
export function newCartItem(product: CatalogProduct): CartItem {
  return { ...toStoredProduct(product), quantity: 1 };
}

/** A line from foreign JSON; undefined when it cannot be trusted. */
export function restoreCartItem(value: unknown): CartItem | undefined {
  const product = restoreProduct(value);
  if (!product || !isRecord(value) || !isPositiveInteger(value.quantity)) return undefined;
  return { ...product, quantity: Math.min(value.quantity, MAX_QUANTITY) };
}

/** The line as pricing takes it, in cents. */
export function pricedLine(item: Pick<CartItem, 'price' | 'quantity'>): PricedLine {
  return { unitPrice: toMinorUnits(item.price), quantity: item.quantity };
}

/** Subtotal, tax and total of the cart, in cents (S 9). */
export function cartTotals(items: readonly CartItem[]): Totals {
  return totalsOf(items.map(pricedLine));
}
