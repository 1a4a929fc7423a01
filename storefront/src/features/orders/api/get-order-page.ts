import type { OrderPage } from '@kiln/contracts/orders-api';
import useSWR from 'swr';
import { requestPayments } from '../../../lib/payments/request';
import type { RefusedError, UnansweredError } from '../../../lib/request';

/** GET /api/payments/orders/{token}: the order, its files and how far access to them goes. */
export function getOrderPage(token: string): Promise<OrderPage> {
  return requestPayments(`/orders/${encodeURIComponent(token)}`, { fallback: 'This order could not be loaded.' });
}

/** Milliseconds between looks at an order whose payment is not through yet. */
const PENDING_REFRESH_MS = 5_000;

export function useOrderPage(token: string) {
  return useSWR<OrderPage, RefusedError | UnansweredError>(['order', token], () => getOrderPage(token), {
    refreshInterval: (order) => (order?.items.some(({ access }) => access === 'pending') ? PENDING_REFRESH_MS : 0),
    shouldRetryOnError: false,
  });
}
