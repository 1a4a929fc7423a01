import type { CatalogProduct } from '@kiln/contracts/catalog-api';

/** What the shop knows of cart and wishlist: handed in by the route, where features meet. */
export interface ShopActions {
  cartIds: ReadonlySet<number>;
  wishlistIds: ReadonlySet<number>;
  onToggleCart: (product: CatalogProduct) => void;
  onToggleWishlist: (product: CatalogProduct) => void;
  /** Opens the product's modal. */
  onOpen: (product: CatalogProduct) => void;
}
