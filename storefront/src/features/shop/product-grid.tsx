import type { CatalogProduct } from '@kiln/contracts/catalog-api';
import { Skeleton } from '../../components/ui/skeleton';
import { useLatestCallback } from '../../hooks/use-latest-callback';
import { PRIORITY_COUNT } from './card-sizes';
import { ProductCard } from './product-card';
import type { ShopActions } from './shop-actions';

const GRID = 'grid grid-cols-1 gap-x-6 gap-y-12 sm:grid-cols-2 xl:grid-cols-3';

interface ProductGridProps extends ShopActions {
  products: readonly CatalogProduct[];
  /** The first product is set large. */
  withLead: boolean;
}

export function ProductGrid({ products, withLead, cartIds, wishlistIds, ...on }: ProductGridProps) {
  // The same for every render, so that one card's change draws no other.
  const onToggleCart = useLatestCallback(on.onToggleCart);
  const onToggleWishlist = useLatestCallback(on.onToggleWishlist);
  const onOpen = useLatestCallback(on.onOpen);
  return (
    <ul className={`${GRID} [&>li]:contents`}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            onToggleCart={onToggleCart}
            onToggleWishlist={onToggleWishlist}
            onOpen={onOpen}
            inCart={cartIds.has(product.id)}
            saved={wishlistIds.has(product.id)}
            product={product}
            priority={index < PRIORITY_COUNT}
            lead={withLead && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}

/** Cards to come: the same places, nothing in them. */
export function SkeletonGrid() {
  return (
    <div role="status" aria-label="Loading products" className={GRID}>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index}>
          <Skeleton className="aspect-4/3" />
          <Skeleton className="mt-4 h-6 w-2/3" />
          <Skeleton className="mt-3 h-4 w-full" />
        </div>
      ))}
    </div>
  );
}
