import type { CatalogProduct } from '@kiln/contracts/catalog-api';
import { parseJson, readText, writeText } from '../../lib/json-storage';
import { restoreItems } from '../../lib/stored-items';
import { restoreProduct, toStoredProduct, type StoredProduct } from '../../lib/stored-product';

const STORAGE_KEY = 'recentlyViewed';
/** Shown beside the one on view. */
const MAX_VIEWED = 6;

/** The products that this browser looked at, the last one first. */
export function readViewed(): StoredProduct[] {
  return restoreItems(parseJson(readText(STORAGE_KEY)), restoreProduct);
}

/** Those of before, without the one on view; at most six. */
export function viewedBefore(id: number): StoredProduct[] {
  return readViewed()
    .filter((product) => product.id !== id)
    .slice(0, MAX_VIEWED);
}

export function rememberViewed(product: CatalogProduct): void {
  writeText(STORAGE_KEY, JSON.stringify([toStoredProduct(product), ...viewedBefore(product.id)]));
}

/** A product that is no longer there. */
export function forgetViewed(id: number): void {
  const viewed = readViewed();
  const kept = viewed.filter((product) => product.id !== id);
  if (kept.length < viewed.length) writeText(STORAGE_KEY, JSON.stringify(kept));
}
