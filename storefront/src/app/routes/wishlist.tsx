import { useCartActions, useCartIds } from '../../features/cart/use-cart';
import { WishlistScreen } from '../../features/wishlist/wishlist-screen';
import type { PageMeta } from '../route-module';

export const meta = (): PageMeta => ({ title: 'My Wishlist', robots: 'noindex' });

/** The wishlist meets the cart here. */
export function Component() {
  const cartIds = useCartIds();
  const { add } = useCartActions();
  return <WishlistScreen cartIds={cartIds} addToCart={add} />;
}
