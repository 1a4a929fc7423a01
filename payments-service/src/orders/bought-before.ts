import { orderPagePath } from '@kiln/contracts/order-links';
import type { BoughtBefore } from '@kiln/contracts/payments-api';
import type { LinkSigner } from '../delivery/links';
import { AppError } from '../lib/app-error';
import type { OrderDeps } from './deps';
import type { Order, OrderItem } from './order';

export interface Purchase {
  /** The order of this very checkout is no other one. */
  orderId: string | undefined;
  browserKey: string;
  productIds: readonly number[];
}

const OWNED: readonly Order['state'][] = ['paid', 'partially_refunded', 'disputed'];
/** How far back it is looked. */
const MOST_ORDERS = 50;

/**
 * Nobody pays twice for the same by mistake. Told only to the browser that bought: by e-mail address it would tell
 * strangers who bought what. @throws AppError payment_settling or already_owned, with BoughtBefore
 */
export async function refuseDoublePurchase(deps: OrderDeps & { links: LinkSigner }, purchase: Purchase): Promise<void> {
  const orders = await deps.database.orders.listByBrowser(purchase.browserKey, MOST_ORDERS);
  const others = orders.filter(({ id }) => id !== purchase.orderId);
  for (const order of others.filter(({ state }) => state === 'processing')) {
    const products = await overlap(deps, order, purchase);
    if (products.length > 0) throw await stillSettling(deps, order, products);
  }
  for (const order of others.filter(({ state }) => OWNED.includes(state))) {
    const products = await overlap(deps, order, purchase);
    if (products.length > 0) throw alreadyOwned(deps, order, products);
  }
}

/** What of the purchase the order sells, and has not been given back. */
async function overlap(deps: OrderDeps, order: Order, { productIds }: Purchase): Promise<BoughtBefore['products']> {
  const items = await deps.database.orders.items(order.id);
  const same = items.filter(({ productId }) => productIds.includes(productId));
  if (same.length === 0) return [];
  const revoked = new Set(
    (await deps.database.entitlements.listByOrder(order.id))
      .filter(({ revokedAt }) => revokedAt !== null)
      .map(({ orderItemId }) => orderItemId),
  );
  return same.filter(({ id }) => !revoked.has(id)).map(({ productId, title }) => ({ id: productId, title }));
}

async function stillSettling(deps: OrderDeps, order: Order, products: BoughtBefore['products']): Promise<AppError> {
  const payment = await deps.database.payments.latestOf(order.id);
  const data: BoughtBefore = {
    products,
    ...(payment ? { paymentId: payment.id, paymentMethod: payment.method } : {}),
  };
  return new AppError(
    'payment_settling',
    `Your payment for ${titlesOf(products)} is still being settled. Nothing was charged now.`,
    { data },
  );
}

function alreadyOwned(deps: { links: LinkSigner }, order: Order, products: BoughtBefore['products']): AppError {
  const data: BoughtBefore = { products, orderPath: orderPagePath(deps.links.orderToken(order)) };
  return new AppError('already_owned', `You own ${titlesOf(products)} already. Nothing was charged now.`, { data });
}

function titlesOf(products: readonly Pick<OrderItem, 'title'>[]): string {
  return products.map(({ title }) => title).join(', ');
}
