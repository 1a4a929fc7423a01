import type { CatalogProductDetail } from '@kiln/contracts/catalog-api';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/ui/button';
import { EmptyState } from '../../components/ui/empty-state';
import { Skeleton } from '../../components/ui/skeleton';
import { Unavailable } from '../../components/ui/unavailable';
import { paths } from '../../config/paths';
import { useNearViewport } from '../../hooks/use-near-viewport';
import { useProduct } from './api/get-product';
import { Gallery } from './gallery';
import { PAGE_PICTURE_SIZES, pageMedia } from './page-media';
import type { ProductActions } from './product-actions';
import { ProductCaption } from './product-caption';
import { forgetViewed, rememberViewed } from './recently-viewed';

const MoreAssets = lazy(() => import('./more-assets'));

/** The page of one product (S 2). */
export function ProductScreen({ id, ...actions }: ProductActions & { id: number }) {
  const { product, notFound, error, mutate } = useProduct(id);
  useEffect(() => {
    if (notFound) forgetViewed(id);
  }, [notFound, id]);
  if (notFound) return <ProductNotFound />;
  if (error && !product) {
    return (
      <div className="wrap flex min-h-[60vh] flex-col items-start gap-6 py-24">
        <h1 className="display-type text-headline">This asset did not load</h1>
        <Unavailable message={error.message} onRetry={() => void mutate()} />
      </div>
    );
  }
  if (!product) return <ProductSkeleton />;
  return (
    <>
      <ProductView product={product} {...actions} />
      <MoreBelow product={product} />
    </>
  );
}

function ProductView({ product, inCart, saved, ...on }: ProductActions & { product: CatalogProductDetail }) {
  const [added, setAdded] = useState(false);
  // Of a draft nothing is kept in this browser, and it cannot be bought.
  const isDraft = product.status === 'draft';
  useEffect(() => (isDraft ? undefined : rememberViewed(product)), [product, isDraft]);
  return (
    <article className="wrap pt-6">
      <nav aria-label="Breadcrumb" className="pb-5">
        <Link to={paths.shop} className="label-type text-link">
          Shop
        </Link>
        <span className="label-type"> / {product.title}</span>
      </nav>
      <div className="columns-12 gap-y-10">
        <div className="col-span-12 lg:col-span-8">
          <div className="lg:sticky lg:top-24">
            <Gallery
              media={pageMedia(product)}
              poster={product.images[0]}
              title={product.title}
              sizes={PAGE_PICTURE_SIZES}
            />
          </div>
        </div>
        <div className="col-span-12 lg:col-span-4">
          <ProductCaption
            product={product}
            view="page"
            level="h1"
            saved={saved}
            onToggleWishlist={() => on.onToggleWishlist(product)}
          >
            <div className="flex flex-col gap-3">
              <Button
                wide
                icon="cart"
                disabled={isDraft}
                onClick={() => {
                  on.onAddToCart(product);
                  setAdded(true);
                }}
              >
                Add to Cart
              </Button>
              <Button wide variant="outline" disabled={isDraft} onClick={() => on.onBuyNow(product)}>
                Buy Now
              </Button>
              <p role="status" className="text-small text-muted">
                {isDraft && 'A preview cannot be bought.'}
                {inCart && !isDraft && (
                  <>
                    {added ? 'Added. ' : 'Already in Cart. '}
                    <Link to={paths.cart} className="text-text text-link">
                      View Cart
                    </Link>
                  </>
                )}
              </p>
            </div>
          </ProductCaption>
        </div>
      </div>
    </article>
  );
}

/** What comes below is fetched when it is about to be seen; its place is kept. */
function MoreBelow({ product }: { product: CatalogProductDetail }) {
  const { ref, near } = useNearViewport<HTMLDivElement>(false);
  return (
    <div ref={ref} className="min-h-[60vh]">
      {near && (
        <Suspense>
          <MoreAssets product={product} />
        </Suspense>
      )}
    </div>
  );
}

/** An unknown number, or no number at all. */
export function ProductNotFound() {
  return (
    <div className="wrap pt-10">
      <EmptyState title="Product not found" level="h1">
        <p className="max-w-[44ch] text-muted">It may have been withdrawn. What you bought stays in your orders.</p>
        <ButtonLink to={paths.shop} icon="arrow-left">
          Back to Shop
        </ButtonLink>
      </EmptyState>
    </div>
  );
}

function ProductSkeleton() {
  return (
    <div role="status" aria-label="Loading product" className="wrap columns-12 gap-y-10 pt-16">
      <Skeleton className="col-span-12 aspect-4/3 lg:col-span-8" />
      <div className="col-span-12 flex flex-col gap-6 lg:col-span-4">
        <Skeleton className="h-24" />
        <Skeleton className="h-12" />
        <Skeleton className="h-48" />
      </div>
    </div>
  );
}
