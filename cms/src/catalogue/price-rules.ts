import { fault, type Fault } from '../content/faults';

/** The least a paid asset may cost, dollars: providers take no smaller charge. */
export const MIN_PRICE = 0.5;

/** Dollars, as the panel, the API or the database give them. */
export interface Prices {
  price?: number | string | null | undefined;
  originalPrice?: number | string | null | undefined;
}

/** Whether an asset may cost this much: nothing, or at least the least charge. */
export function isSellablePrice(price: number): boolean {
  return price === 0 || price >= MIN_PRICE;
}

/** What is wrong with a product's prices; what is not given yet is not wrong. */
export function priceFaults(prices: Prices): Fault[] {
  const price = toDollars(prices.price);
  const originalPrice = toDollars(prices.originalPrice);
  const faults: Fault[] = [];
  if (price !== null && !isSellablePrice(price)) {
    faults.push(fault('price', 'The price must be 0 (free) or at least 0.50.'));
  } else if (price !== null && !isWholeCents(price)) {
    faults.push(fault('price', 'The price may have two digits after the point, for example 12.50.'));
  }
  if (originalPrice !== null && !isWholeCents(originalPrice)) {
    faults.push(fault('originalPrice', 'The original price may have two digits after the point, for example 18.00.'));
  } else if (price !== null && originalPrice !== null && originalPrice <= price) {
    const than = price.toFixed(2);
    faults.push(
      fault('originalPrice', `The original price must be more than ${than}, or empty: it is struck through.`),
    );
  }
  return faults;
}

function toDollars(value: number | string | null | undefined): number | null {
  return value === null || value === undefined || value === '' || Number.isNaN(Number(value)) ? null : Number(value);
}

function isWholeCents(dollars: number): boolean {
  return Math.round(dollars * 100) / 100 === dollars;
}
