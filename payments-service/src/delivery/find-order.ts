import { AppError } from '../lib/app-error';
import type { Order } from '../orders/order';
import type { DeliveryDeps } from './deps';

export interface LinkedOrder {
  order: Order;
  /** The link is genuine, but its 30 days are over or a newer one replaced it. */
  expired: boolean;
}

/** The order of an order-page token. @throws AppError order_not_found for a token that we did not make */
export async function findLinkedOrder(deps: DeliveryDeps, token: string): Promise<LinkedOrder> {
  const read = deps.links.readOrderToken(token);
  const order = read && (await deps.database.orders.find(read.orderId));
  if (!order)
    throw new AppError('order_not_found', 'This link is not one of ours. Please use the link in your e-mail.');
  const over = order.accessExpiresAt !== null && order.accessExpiresAt <= deps.now().toISOString();
  return { order, expired: over || read.linkVersion !== order.linkVersion };
}
