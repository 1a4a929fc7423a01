import { orderPagePath } from '@kiln/contracts/order-links';
import type { OrderSummary } from '@kiln/contracts/orders-api';
import type { DeliveryDeps } from './deps';

const MOST_ORDERS = 100;

/** The orders that a browser made, newest first; none without its cookie. */
export async function listBrowserOrders(deps: DeliveryDeps, browserKey: string | undefined): Promise<OrderSummary[]> {
  if (browserKey === undefined) return [];
  const orders = await deps.database.orders.listByBrowser(browserKey, MOST_ORDERS);
  const counts = await deps.database.orders.countItems(orders.map((order) => order.id));
  return orders.map((order) => ({
    orderId: order.id,
    number: order.number,
    status: order.state,
    createdAt: order.createdAt,
    total: order.totals.total,
    itemCount: counts.get(order.id) ?? 0,
    path: orderPagePath(deps.links.orderToken(order)),
  }));
}
