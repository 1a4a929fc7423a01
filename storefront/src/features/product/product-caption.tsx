import type { CatalogProductDetail } from '@kiln/contracts/catalog-api';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '../../components/ui/icon-button';
import { Price } from '../../components/ui/price';
import { paths } from '../../config/paths';
import { ProductTabs } from './product-tabs';
import type { ProductView } from './specifications';

interface ProductCaptionProps {
  product: CatalogProductDetail;
  view: ProductView;
  /** The title's level: the page's own, or below the dialog's. */
  level: 'h1' | 'h2';
  saved: boolean;
  onToggleWishlist: () => void;
  /** What can be done with it: the buttons. */
  children: ReactNode;
}

/** The text beside the picture, like a museum's caption: where it belongs, its name, its price, its facts. */
export function ProductCaption({ product, view, level, saved, onToggleWishlist, children }: ProductCaptionProps) {
  const Title = level;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-center justify-between gap-4">
        <p className="label-type">
          {product.category && (
            <Link to={`${paths.shop}?category=${product.category.slug}`} className="text-link">
              {product.category.name}
            </Link>
          )}
          {product.subCategory && <span> / {product.subCategory.name}</span>}
        </p>
        {level === 'h1' && product.status === 'published' && (
          <IconButton
            icon="heart"
            label={saved ? 'Remove from wishlist' : 'Add to wishlist'}
            aria-pressed={saved}
            filled={saved}
            onClick={onToggleWishlist}
            className={saved ? '-mr-3 text-action' : '-mr-3'}
          />
        )}
      </div>
      <Title className="display-type text-headline">{product.title}</Title>
      <p className="border-y border-hairline py-4 text-title">
        <Price price={product.price} originalPrice={product.originalPrice} />
      </p>
      {children}
      {product.tags.length > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-x-4 gap-y-1">
          {product.tags.map(({ slug, name }) => (
            <li key={slug}>
              <Link
                to={`${paths.shop}?tags=${slug}`}
                className="inline-flex min-h-8 items-center text-caption text-link"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ProductTabs product={product} view={view} />
    </div>
  );
}
