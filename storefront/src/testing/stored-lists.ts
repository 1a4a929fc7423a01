import type { CatalogProduct } from '@kiln/contracts/catalog-api';

/** A cart that an earlier visit left in this browser. */
export function storeCart(...items: (CatalogProduct & { quantity?: number })[]): void {
  store(
    'kiln:cart',
    items.map((item) => ({ quantity: 1, ...withImage(item) })),
  );
}

/** A wishlist that an earlier visit left in this browser. */
export function storeWishlist(...items: CatalogProduct[]): void {
  store(
    'kiln:wishlist',
    items.map((item) => ({ ...withImage(item), addedAt: '2026-11-02T08:00:00.000Z' })),
  );
}

const withImage = <Item extends CatalogProduct>(item: Item) => ({ ...item, image: item.images[0]?.url ?? null });

function store(key: string, items: unknown[]): void {
  localStorage.setItem(
    key,
    JSON.stringify({ items: JSON.stringify(items), _persist: '{"version":1,"rehydrated":true}' }),
  );
}
