import type { CatalogProduct } from '@kiln/contracts/catalog-api';
import { memo, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { LazyImage } from '../../components/media/lazy-image';
import { classNames } from '../../components/ui/class-names';
import { Icon } from '../../components/ui/icon';
import { Price } from '../../components/ui/price';
import { paths } from '../../config/paths';
import { excerpt } from '../../lib/excerpt';
import { CARD_SIZES, LEAD_SIZES } from './card-sizes';
import type { ShopActions } from './shop-actions';

export interface ProductCardProps extends Omit<ShopActions, 'cartIds' | 'wishlistIds'> {
  product: CatalogProduct;
  inCart: boolean;
  saved: boolean;
  /** Among the first four: loaded at once (S 9). */
  priority: boolean;
  /** The first of an unfiltered list: twice as wide and high. */
  lead: boolean;
}

/** A picture and a line of type; the whole card leads to the product. Drawn anew only when something of it changed. */
export const ProductCard = memo(function ProductCard({
  product,
  priority,
  lead,
  onOpen,
  ...actions
}: ProductCardProps) {
  const { id, title, description, price, originalPrice, category } = product;
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(product);
  };
  return (
    <article
      className={classNames(
        'group relative flex flex-col',
        !priority && 'later',
        lead && 'sm:col-span-2 xl:row-span-2',
      )}
    >
      <div className={classNames('relative overflow-hidden', lead && 'grow')}>
        <LazyImage
          media={product.images[0]}
          alt=""
          sizes={lead ? LEAD_SIZES : CARD_SIZES}
          priority={priority}
          className={classNames(
            '[filter:brightness(90%)] transition-[filter] duration-200 group-hover:[filter:brightness(110%)]',
            lead ? 'aspect-4/3 xl:h-full' : 'aspect-4/3',
          )}
        />
        {category && (
          <span className="absolute top-3 left-3 bg-page px-2.5 py-1 text-caption text-text">{category.name}</span>
        )}
        <CardActions product={product} {...actions} />
      </div>
      <div className="flex items-baseline justify-between gap-4 pt-4">
        <h3 className={lead ? 'text-headline' : 'text-title'}>
          <Link
            to={paths.product(id)}
            onClick={open}
            className="after:absolute after:inset-0 focus-visible:after:outline-2"
          >
            {title}
          </Link>
        </h3>
        <Price price={price} originalPrice={originalPrice} className={lead ? 'text-lead' : 'text-body'} />
      </div>
      <p className="mt-1.5 line-clamp-2 max-w-[60ch] text-small text-muted">{excerpt(description)}</p>
    </article>
  );
});

type CardActionsProps = Omit<ProductCardProps, 'onOpen' | 'priority' | 'lead'>;

/** Shown on hover and focus; always where there is no hover. */
function CardActions({ product, inCart, saved, onToggleCart, onToggleWishlist }: CardActionsProps) {
  const button =
    'inline-flex min-h-11 items-center justify-center gap-2 px-3 text-caption font-semibold transition-colors';
  return (
    <div
      className={classNames(
        'absolute right-3 bottom-3 z-10 flex transition-[opacity,transform] duration-200',
        'pointer-fine:translate-y-2 pointer-fine:opacity-0 pointer-fine:group-hover:translate-y-0',
        'pointer-fine:group-hover:opacity-100 group-focus-within:translate-y-0! group-focus-within:opacity-100!',
      )}
    >
      <button
        type="button"
        aria-pressed={saved}
        aria-label={`${saved ? 'Remove from' : 'Add to'} wishlist: ${product.title}`}
        onClick={() => onToggleWishlist(product)}
        className={classNames(button, 'w-11 bg-page hover:text-action', saved && 'text-action')}
      >
        <Icon name="heart" filled={saved} />
      </button>
      <button
        type="button"
        aria-pressed={inCart}
        aria-label={`${inCart ? 'Remove from' : 'Add to'} cart: ${product.title}`}
        onClick={() => onToggleCart(product)}
        className={classNames(
          button,
          inCart ? 'bg-page text-action' : 'bg-action text-on-action hover:bg-action-strong',
        )}
      >
        <Icon name={inCart ? 'check' : 'plus'} size={18} />
        {inCart ? 'In cart' : 'Add'}
      </button>
    </div>
  );
}
