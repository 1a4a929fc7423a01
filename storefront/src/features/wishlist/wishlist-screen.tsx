import type { CatalogProduct } from '@kiln/contracts/catalog-api';
import { formatUsd, toMinorUnits } from '@kiln/contracts/money';
import { PageHeader } from '../../components/layout/page-header';
import { Button, ButtonLink } from '../../components/ui/button';
import { EmptyState } from '../../components/ui/empty-state';
import { NeedsScript } from '../../components/ui/needs-script';
import { Skeleton } from '../../components/ui/skeleton';
import { paths } from '../../config/paths';
import { useAddAll } from './use-add-all';
import { useWishlistActions, useWishlistItems, useWishlistRestored } from './use-wishlist';
import { WishlistCard } from './wishlist-card';
import type { WishlistItem } from './wishlist-slice';

export interface CartAccess {
  cartIds: ReadonlySet<number>;
  addToCart: (product: CatalogProduct) => void;
}

/** 'My Wishlist' in all its states (S 2, S 4). */
export function WishlistScreen(cart: CartAccess) {
  const items = useWishlistItems();
  const restored = useWishlistRestored();
  const { remove, clear } = useWishlistActions();
  const filled = items.length > 0;
  return (
    <>
      <PageHeader title="My Wishlist" aside={<BackToShop />}>
        Your saved digital assets
      </PageHeader>
      <div className="wrap pb-24">
        {!restored && <WishlistSkeleton />}
        {restored && !filled && <EmptyWishlist />}
        {restored && filled && (
          <>
            <WishlistBar items={items} onClear={clear} {...cart} />
            <ul className="columns-12 gap-y-14 pt-10">
              {items.map((item) => (
                <WishlistCard
                  key={item.id}
                  item={item}
                  inCart={cart.cartIds.has(item.id)}
                  onAdd={() => cart.addToCart(withoutDate(item))}
                  onRemove={() => remove(item.id)}
                />
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}

function WishlistBar({
  items,
  cartIds,
  addToCart,
  onClear,
}: CartAccess & { items: WishlistItem[]; onClear: () => void }) {
  const { state, start } = useAddAll(items, cartIds, (item) => addToCart(withoutDate(item)));
  const value = items.reduce((sum, { price }) => sum + toMinorUnits(price), 0);
  const allInCart = items.every(({ id }) => cartIds.has(id));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-b border-hairline py-6">
      <p className="figures text-lead">
        {items.length} saved {items.length === 1 ? 'item' : 'items'}
        <span className="text-muted"> · Total value {formatUsd(value)}</span>
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p role="status" className="order-last w-full text-small text-success sm:order-none sm:w-auto">
          {state.kind === 'success' && state.message}
        </p>
        <Button variant="quiet" onClick={onClear}>
          Clear All
        </Button>
        {allInCart && state.kind === 'idle' ? (
          <ButtonLink to={paths.cart} iconEnd="arrow">
            View Cart
          </ButtonLink>
        ) : (
          <Button icon="cart" busy={state.kind === 'loading'} disabled={state.kind === 'success'} onClick={start}>
            Add All to Cart
          </Button>
        )}
      </div>
    </div>
  );
}

function BackToShop() {
  return (
    <ButtonLink to={paths.shop} variant="quiet" icon="arrow-left">
      Back to Shop
    </ButtonLink>
  );
}

function EmptyWishlist() {
  return (
    <EmptyState title="Your wishlist is empty">
      <p className="max-w-[48ch] text-lead text-muted">
        Press the heart on anything in the shop. It is kept here, in this browser.
      </p>
      <ButtonLink to={paths.shop} iconEnd="arrow">
        Discover Products
      </ButtonLink>
    </EmptyState>
  );
}

function WishlistSkeleton() {
  return (
    <div role="status" aria-label="Loading your wishlist" className="columns-12 pt-10">
      <NeedsScript>Your wishlist is kept in this browser, by JavaScript.</NeedsScript>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="col-span-12 aspect-4/3 sm:col-span-6 lg:col-span-4" />
      ))}
    </div>
  );
}

/** The product without what only the wishlist knows of it. */
function withoutDate({ addedAt: _, ...product }: WishlistItem): CatalogProduct {
  return product;
}
