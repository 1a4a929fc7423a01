import { Link } from 'react-router-dom';
import { paths } from '../../config/paths';
import { Icon, type IconName } from '../ui/icon';
import { CountBadge } from '../ui/icon-button';

/** The cart's button: the count is this browser's, so it appears after hydration. */
export function CartLink({ count }: { count: number }) {
  return <CountLink to={paths.cart} icon="cart" name="Cart" count={count} />;
}

export function WishlistLink({ count }: { count: number }) {
  return <CountLink to={paths.wishlist} icon="heart" name="Wishlist" count={count} />;
}

function CountLink({ to, icon, name, count }: { to: string; icon: IconName; name: string; count: number }) {
  return (
    <Link
      to={to}
      aria-label={`${name}, ${count} ${count === 1 ? 'item' : 'items'}`}
      className="relative inline-grid size-11 place-items-center transition-colors hover:text-action"
    >
      <Icon name={icon} size={22} />
      <CountBadge count={count} />
    </Link>
  );
}
