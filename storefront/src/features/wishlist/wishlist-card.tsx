import { Link } from 'react-router-dom';
import { Cover } from '../../components/media/cover';
import { Button } from '../../components/ui/button';
import { IconButton } from '../../components/ui/icon-button';
import { Price } from '../../components/ui/price';
import { paths } from '../../config/paths';
import type { WishlistItem } from './wishlist-slice';

export interface WishlistCardProps {
  item: WishlistItem;
  inCart: boolean;
  onAdd: () => void;
  onRemove: () => void;
}

/** One saved asset: picture and title lead to it; category, price, remove, add to cart or in cart (S 2). */
export function WishlistCard({ item, inCart, onAdd, onRemove }: WishlistCardProps) {
  return (
    <li className="group col-span-12 sm:col-span-6 lg:col-span-4">
      <Link to={paths.product(item.id)} className="block">
        <span className="block overflow-hidden">
          <Cover
            media={item.images[0]}
            src={item.image}
            sizes="(min-width: 68rem) 33vw, (min-width: 40rem) 50vw, 100vw"
            className="aspect-4/3 transition-transform duration-250 group-hover:scale-[1.015]"
          />
        </span>
        <span className="mt-4 flex items-baseline justify-between gap-4">
          <span className="display-title text-title transition-colors group-hover:text-action">{item.title}</span>
          <Price price={item.price} originalPrice={item.originalPrice} className="text-lead" />
        </span>
      </Link>
      <div className="mt-1 flex items-center justify-between gap-4">
        <p className="label-type">{item.category?.name ?? 'Asset'}</p>
        <div className="flex items-center gap-1">
          {inCart ? (
            <p className="inline-flex min-h-12 items-center text-small text-muted">In Cart</p>
          ) : (
            <Button variant="quiet" onClick={onAdd} aria-label={`Add to Cart: ${item.title}`}>
              Add to Cart
            </Button>
          )}
          <IconButton icon="trash" label={`Remove ${item.title}`} onClick={onRemove} className="-mr-3" />
        </div>
      </div>
    </li>
  );
}
