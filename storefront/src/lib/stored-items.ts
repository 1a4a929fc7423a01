/** A list that this browser keeps: the cart's lines or the wishlist. */
export interface StoredItems<Item extends { id: number }> {
  items: Item[];
  /** False on the server and until the browser's storage was read: show neither 'empty' nor a count before. */
  restored: boolean;
}

/** Foreign JSON to items: what is broken or a repetition is dropped, the rest is kept. */
export function restoreItems<Item extends { id: number }>(
  value: unknown,
  restoreItem: (entry: unknown) => Item | undefined,
): Item[] {
  if (!Array.isArray(value)) return [];
  const byId = new Map<number, Item>();
  for (const entry of value) {
    const item = restoreItem(entry);
    if (item && !byId.has(item.id)) byId.set(item.id, item);
  }
  return [...byId.values()];
}
