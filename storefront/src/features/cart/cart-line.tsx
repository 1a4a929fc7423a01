import { formatUsd } from '@kiln/contracts/money';
import { lineTotal } from '@kiln/contracts/pricing';
import { Link } from 'react-router-dom';
import { Cover } from '../../components/media/cover';
import { Button } from '../../components/ui/button';
import { paths } from '../../config/paths';
import { pricedLine, type CartItem } from './cart-item';

/** One line of the cart: picture, title, description, line total, 'Remove Item' (S 2). */
export function CartLine({ item, onRemove }: { item: CartItem; onRemove: () => void }) {
  const line = pricedLine(item);
  return (
    <li className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-5 py-8 sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-x-8">
      <Link to={paths.product(item.id)} tabIndex={-1} aria-hidden="true">
        <Cover
          media={item.images[0]}
          src={item.image}
          sizes="(min-width: 40rem) 14rem, 6.5rem"
          className="aspect-4/3"
        />
      </Link>
      <div className="flex min-w-0 flex-col">
        <div className="flex flex-col justify-between gap-x-6 gap-y-1 sm:flex-row sm:items-baseline">
          <h2 className="display-title text-title">
            <Link to={paths.product(item.id)} className="transition-colors hover:text-action">
              {item.title}
            </Link>
          </h2>
          <p className="figures text-lead">{formatUsd(lineTotal(line))}</p>
        </div>
        {line.quantity > 1 && (
          <p className="figures label-type mt-1">
            {line.quantity} × {formatUsd(line.unitPrice)}
          </p>
        )}
        <p className="mt-3 line-clamp-3 max-w-[56ch] text-small text-muted">{item.description}</p>
        <Button
          variant="quiet"
          onClick={onRemove}
          aria-label={`Remove Item: ${item.title}`}
          className="mt-auto self-start"
        >
          Remove Item
        </Button>
      </div>
    </li>
  );
}
