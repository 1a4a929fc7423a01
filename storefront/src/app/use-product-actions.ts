import type { CatalogProduct } from '@kiln/contracts/catalog-api';
import { useNavigate } from 'react-router-dom';
import { paths } from '../config/paths';
import { useCartActions, useIsInCart } from '../features/cart/use-cart';
import type { ProductActions } from '../features/product/product-actions';
import { useIsInWishlist, useWishlistActions } from '../features/wishlist/use-wishlist';

/** What a product's page and modal do with cart and wishlist. */
export function useProductActions(id: number): ProductActions {
  const navigate = useNavigate();
  const cart = useCartActions();
  const wishlist = useWishlistActions();
  const inCart = useIsInCart(id);
  return {
    inCart,
    saved: useIsInWishlist(id),
    onAddToCart: cart.add,
    onToggleWishlist: wishlist.toggle,
    onBuyNow: (product: CatalogProduct) => {
      if (!inCart) cart.add(product);
      void navigate(paths.checkout);
    },
  };
}
