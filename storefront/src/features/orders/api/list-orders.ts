import type { OrderSummary } from '@kiln/contracts/orders-api';
import useSWR from 'swr';
import { requestPayments } from '../../../lib/payments/request';

/** GET /api/payments/orders: the orders this browser made, newest first, known by its cookie. */
export function listOrders(): Promise<OrderSummary[]> {
  return requestPayments('/orders', { fallback: 'Your orders could not be loaded.' });
}

export function useOrders() {
  return useSWR<OrderSummary[], Error>('orders', listOrders, { shouldRetryOnError: false });
}
