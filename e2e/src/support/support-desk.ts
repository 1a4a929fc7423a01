import type { AdminOrder } from '@kiln/contracts/admin-schema';
import { setting } from './settings';

/** A call of support's API, as another service makes it. @throws Error with the service's words unless it answers 2xx */
async function asSupport<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(`${setting('PAYMENTS_URL')}/api/payments/admin${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${setting('SERVICE_SECRET')}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
}

export function orderAtSupport(orderId: string): Promise<AdminOrder> {
  return asSupport(`/orders/${orderId}`);
}

/** Sends money back for one item as a whole. */
export function refundItem(orderId: string, itemId: string): Promise<unknown> {
  return asSupport(`/orders/${orderId}/refunds`, { items: [itemId], reason: 'Asked for', refund_id: `e2e-${itemId}` });
}
