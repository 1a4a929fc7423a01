import type { ProductSales, SalesRequest } from '@kiln/contracts/admin-sales-schema';
import type { AdminDeps } from './deps';
import { keptOfItems } from './kept-money';
import type { Sale } from './ports';

/** No day: before those that are told apart. */
const EARLIER = '';

/** What was sold of products, and what of the money is kept; the cost grows with what went back, not with what was sold. */
export async function productSales({ database }: Pick<AdminDeps, 'database'>, request: SalesRequest) {
  const { productIds, since = '9999-12-31' } = request;
  const query = { productIds, since };
  const wanted = productIds && new Set(productIds);
  const sales: Sale[] = [...(await database.sales.untouched(query))];
  for (const order of await database.sales.reversed(query)) {
    for (const { item, kept, isReturned } of keptOfItems(order)) {
      const day = order.day < since ? EARLIER : order.day;
      sales.push({ productId: item.productId, day, purchases: isReturned ? 0 : 1, revenue: kept });
    }
  }
  return { products: byProduct(sales.filter(({ productId }) => !wanted || wanted.has(productId))) };
}

function byProduct(sales: readonly Sale[]): ProductSales[] {
  const products = new Map<number, ProductSales>();
  for (const { productId, day, purchases, revenue } of sales.toSorted((a, b) => a.day.localeCompare(b.day))) {
    const product = products.get(productId) ?? { productId, purchases: 0, revenue: 0, days: [] };
    products.set(productId, product);
    add(product, purchases, revenue);
    if (day === EARLIER) continue;
    if (product.days.at(-1)?.day !== day) product.days.push({ day, purchases: 0, revenue: 0 });
    add(product.days.at(-1), purchases, revenue);
  }
  return [...products.values()];
}

function add(sum: { purchases: number; revenue: number } | undefined, purchases: number, revenue: number): void {
  if (!sum) return;
  sum.purchases += purchases;
  sum.revenue += revenue;
}
