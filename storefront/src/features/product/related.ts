import type { CatalogProduct } from '@kiln/contracts/catalog-api';

const MAX_RELATED = 4;

/** The candidates nearest to a product: by sub-category, category and shared tags; itself left out; at most four. */
export function relatedTo(product: CatalogProduct, candidates: readonly CatalogProduct[]): CatalogProduct[] {
  const others = new Map(candidates.filter(({ id }) => id !== product.id).map((other) => [other.id, other]));
  return [...others.values()].toSorted((a, b) => nearness(product, b) - nearness(product, a)).slice(0, MAX_RELATED);
}

function nearness(product: CatalogProduct, other: CatalogProduct): number {
  const tags = new Set(product.tags.map(({ slug }) => slug));
  const shared = other.tags.filter(({ slug }) => tags.has(slug)).length;
  const same = (term: 'category' | 'subCategory') => product[term] !== null && product[term].slug === other[term]?.slug;
  return shared + (same('category') ? 10 : 0) + (same('subCategory') ? 5 : 0);
}
