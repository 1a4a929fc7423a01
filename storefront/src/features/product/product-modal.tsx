import { Button } from '../../components/ui/button';
import { Dialog } from '../../components/ui/dialog';
import { Skeleton } from '../../components/ui/skeleton';
import { Unavailable } from '../../components/ui/unavailable';
import { useProduct } from './api/get-product';
import { Gallery } from './gallery';
import type { ProductActions } from './product-actions';
import { ProductCaption } from './product-caption';

interface ProductModalProps extends ProductActions {
  id: number;
  onClose: () => void;
}

/** The product over the shop (S 2). */
export function ProductModal({ id, onClose, ...actions }: ProductModalProps) {
  const { product, notFound, error, mutate } = useProduct(id);
  return (
    <Dialog open onClose={onClose} title={product?.title ?? 'Product'} hideTitle>
      {product && (
        <div className="columns-12 gap-y-8 p-4 pt-14 md:p-8 md:pt-14">
          <div className="col-span-12 md:col-span-7">
            <Gallery
              media={[...product.images, ...product.previewMedia]}
              poster={product.images[0]}
              title={product.title}
              sizes="(min-width: 52rem) 42rem, 94vw"
            />
          </div>
          <div className="col-span-12 md:col-span-5">
            <ProductCaption
              product={product}
              view="modal"
              level="h2"
              saved={actions.saved}
              onToggleWishlist={() => actions.onToggleWishlist(product)}
            >
              <div className="grid grid-cols-2 gap-3">
                <Button onClick={() => actions.onBuyNow(product)}>Buy Now</Button>
                <Button variant="outline" disabled={actions.inCart} onClick={() => actions.onAddToCart(product)}>
                  {actions.inCart ? 'Already in Cart' : 'Add to Cart'}
                </Button>
              </div>
            </ProductCaption>
          </div>
        </div>
      )}
      {!product && !notFound && !error && <ModalSkeleton />}
      {notFound && <p className="display-type p-8 pr-20 text-headline">Product not found</p>}
      {error && <Unavailable message={error.message} onRetry={() => void mutate()} className="p-8 pt-16" />}
    </Dialog>
  );
}

function ModalSkeleton() {
  return (
    <div role="status" aria-label="Loading product" className="columns-12 gap-y-8 p-4 pt-14 md:p-8 md:pt-14">
      <Skeleton className="col-span-12 aspect-4/3 md:col-span-7" />
      <div className="col-span-12 flex flex-col gap-6 md:col-span-5">
        <Skeleton className="h-16" />
        <Skeleton className="h-12" />
        <Skeleton className="h-40" />
      </div>
    </div>
  );
}
