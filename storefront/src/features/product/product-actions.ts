import type { CatalogProduct } from '@kiln/contracts/catalog-api';

/** What the product's views know of cart and wishlist: handed in by the route, where features meet. */
export interface ProductActions {
  inCart: boolean;
  saved: boolean;
  onAddToCart: (product: CatalogProduct) => void;
  onToggleWishlist: (product: CatalogProduct) => void;
  /** Adds it unless it is in the cart, and goes to the checkout. */
  onBuyNow: (product: CatalogProduct) => void;
}
