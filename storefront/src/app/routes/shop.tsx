import type { CatalogProduct, ProductList } from '@kiln/contracts/catalog-api';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { CartLink, WishlistLink } from '../../components/layout/cart-link';
import { imageSources } from '../../components/media/image-sources';
import { paths } from '../../config/paths';
import { useCartActions, useCartCount, useCartIds } from '../../features/cart/use-cart';
import { CARD_SIZES, LEAD_SIZES } from '../../features/shop/card-sizes';
import { ProductGrid } from '../../features/shop/product-grid';
import { filtersSearch, hasLead, productsKey, readFilters, type ShopFilters } from '../../features/shop/shop-filters';
import { ShopScreen } from '../../features/shop/shop-screen';
import { useWishlistActions, useWishlistCount, useWishlistIds } from '../../features/wishlist/use-wishlist';
import { useHydrated } from '../../hooks/use-hydrated';
import { VERSION_KEY } from '../../lib/content-version-key';
import type { PageContext, PageMeta } from '../route-module';

const ProductModal = lazy(() => import('./shop-product-modal'));

export function keys(_params: PageContext['params'], { searchParams }: URL): string[] {
  return [productsKey(readFilters(searchParams)), VERSION_KEY];
}

export function meta({ url, site, data, failure }: PageContext): PageMeta {
  const filters = readFilters(url.searchParams);
  const key = productsKey(filters);
  const list = data<ProductList>(key);
  const category = list?.facets?.categories.find(({ slug }) => slug === filters.category);
  const first = list?.products[0]?.images[0];
  return {
    title: category ? `${category.name} — Digital Assets` : 'Digital Assets',
    description: category
      ? `${category.name} from the ${site.name} workshop: ${category.count} assets, made in-house, licensed for commercial use.`
      : `Models, textures, icons, UI kits, motion and print templates from the ${site.name} workshop. Commercial licence, lifetime updates, instant download.`,
    canonical: category ? `${paths.shop}?category=${category.slug}` : paths.shop,
    ...(first && { image: first.url, preloadImage: imageSources(first, hasLead(filters) ? LEAD_SIZES : CARD_SIZES) }),
    ...(failure(key) && { status: 503 }),
    jsonLd: list ? [itemList(list.products, url.origin)] : [],
  };
}

/** Addresses are enough where every product has a page of its own (Google, 'Carousel', summary page). */
function itemList(products: readonly CatalogProduct[], origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: products.map(({ id }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: new URL(paths.product(id), origin).href,
    })),
  };
}

export function Component() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { state } = useLocation();
  const filters = readFilters(params);
  const onFilters = (next: ShopFilters, { replace = false } = {}) =>
    void navigate(`${paths.shop}${filtersSearch(next)}`, { replace });
  const hydrated = useHydrated();
  const opened = Number(params.get('product'));

  return (
    <>
      <ShopScreen
        filters={filters}
        onFilters={onFilters}
        links={<CartAndWishlist />}
        grid={(products) => <Products products={products} withLead={hasLead(filters)} />}
      />
      {hydrated && Number.isSafeInteger(opened) && opened > 0 && (
        <Suspense>
          <ProductModal
            id={opened}
            // Back where the modal was opened from; a shared link has no step before it.
            onClose={() =>
              isFromShop(state)
                ? void navigate(-1)
                : void navigate(`${paths.shop}${filtersSearch(filters)}`, { replace: true })
            }
          />
        </Suspense>
      )}
    </>
  );
}

function CartAndWishlist() {
  return (
    <>
      <WishlistLink count={useWishlistCount()} />
      <CartLink count={useCartCount()} />
    </>
  );
}

/** The shop's cards, where cart and wishlist meet them. */
function Products({ products, withLead }: { products: readonly CatalogProduct[]; withLead: boolean }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const cart = useCartActions();
  const cartIds = useCartIds();
  const wishlist = useWishlistActions();
  return (
    <ProductGrid
      products={products}
      withLead={withLead}
      cartIds={cartIds}
      wishlistIds={useWishlistIds()}
      onToggleCart={(product) => (cartIds.has(product.id) ? cart.remove(product.id) : cart.add(product))}
      onToggleWishlist={wishlist.toggle}
      onOpen={({ id }) => void navigate(withProduct(params, id), { state: { fromShop: true } })}
    />
  );
}

function withProduct(params: URLSearchParams, id: number): string {
  const next = new URLSearchParams(params);
  next.set('product', String(id));
  return `${paths.shop}?${next.toString()}`;
}

function isFromShop(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromShop' in state;
}
