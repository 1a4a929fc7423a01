import type { Core } from '@strapi/strapi';
import { lastDays } from './days';
import { figuresOf, type Figures } from './figures';
import type { Reader } from './product-figures';
import { readCounts } from './read-counts';
import { readSales, recentOf } from './read-sales';

export interface ProductLine {
  number: number;
  documentId: string;
  title: string;
  status: 'draft' | 'published';
  last30Days: Figures;
  inAll: Figures;
}

export interface AllFigures {
  /** False: payments-service did not answer. */
  areSalesKnown: boolean;
  products: ProductLine[];
}

interface ProductRow {
  number: number;
  documentId: string;
  title: string;
  publishedAt: unknown;
}

/** Every product of the catalogue with its figures; three queries and one call, however many there are. */
export async function readAllFigures(strapi: Core.Strapi, { actor, seesMoney }: Reader): Promise<AllFigures> {
  const [since = ''] = lastDays();
  const [products, counts, sales] = await Promise.all([
    listProducts(strapi),
    readCounts(strapi, since),
    readSales(strapi, actor, { since }),
  ]);
  const areSalesKnown = sales !== null;
  const soldById = new Map(sales?.map((sold) => [sold.productId, sold]));
  return {
    areSalesKnown,
    products: products.map(({ number, documentId, title, publishedAt }) => {
      const counted = counts.get(number);
      const sold = soldById.get(number);
      const known = { areSalesKnown, seesMoney };
      return {
        number,
        documentId,
        title,
        status: publishedAt === null ? 'draft' : 'published',
        last30Days: figuresOf({ counts: counted?.recent, sales: sold && recentOf(sold), ...known }),
        inAll: figuresOf({ counts: counted?.inAll, sales: sold, ...known }),
      };
    }),
  };
}

/** Each product once: as it is published, or its draft. */
async function listProducts(strapi: Core.Strapi): Promise<ProductRow[]> {
  const rows: ProductRow[] = await strapi.db
    .connection('products as p')
    .join('product_numbers as n', 'n.product_document_id', 'p.document_id')
    .orderBy('n.number')
    .select('n.number as number', 'p.document_id as documentId', 'p.title as title', 'p.published_at as publishedAt');
  const products = new Map<number, ProductRow>();
  for (const row of rows) if (row.publishedAt !== null || !products.has(row.number)) products.set(row.number, row);
  return [...products.values()];
}
