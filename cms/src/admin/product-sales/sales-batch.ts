/** What was sold of a product; null when payments-service did not tell. Revenue in US cents, for who may see money. */
export type Sales = { purchases: number; revenue?: number } | null;

type Load = (documentIds: string[]) => Promise<Record<string, Sales>>;

/** Asks for the products of a page in one call: all that ask within the same turn go together. */
export function batchSales(load: Load): (documentId: string) => Promise<Sales> {
  let waiting: { ids: Set<string>; answer: Promise<Record<string, Sales>> } | null = null;
  return async (documentId) => {
    if (!waiting) {
      const ids = new Set<string>();
      const answer = Promise.resolve().then(async () => {
        waiting = null;
        return load([...ids]);
      });
      waiting = { ids, answer };
    }
    waiting.ids.add(documentId);
    return waiting.answer.then((sales) => sales[documentId] ?? null).catch(() => null);
  };
}

/** '12 for $340.00', or '12' for who may not see money. */
export function salesWords({ purchases, revenue }: NonNullable<Sales>): string {
  if (purchases === 0) return 'None yet';
  if (revenue === undefined) return String(purchases);
  return `${purchases} for ${(revenue / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })}`;
}
