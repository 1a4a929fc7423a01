import type { AdminOrderSummary, orderSearchSchema } from '@kiln/contracts/admin-schema';
import type { z } from 'zod';
import type { AdminDeps } from './deps';

const DAY_MS = 86_400_000;

export interface OrderPageOfSearch {
  orders: AdminOrderSummary[];
  page: number;
  limit: number;
  total: number;
}

/** Orders as support looks for them, newest first. A bare date in `to` includes its day (UTC). */
export async function searchOrders(
  deps: AdminDeps,
  query: z.infer<typeof orderSearchSchema>,
): Promise<OrderPageOfSearch> {
  const { page, limit, q, state, method, from, to, list } = query;
  const { orders, total } = await deps.database.support.search({
    text: q || undefined,
    state,
    method,
    from: from === undefined ? undefined : new Date(from).toISOString(),
    before: to === undefined ? undefined : endOf(to),
    neverOpenedSince: list === 'never_opened' ? new Date(deps.now().getTime() - DAY_MS).toISOString() : undefined,
    undeliverable: list === 'undeliverable',
    underpaid: list === 'underpaid',
    limit,
    offset: (page - 1) * limit,
  });
  return { orders, page, limit, total };
}

function endOf(to: string): string {
  const isDay = !to.includes('T');
  return new Date(Date.parse(to) + (isDay ? DAY_MS : 0)).toISOString();
}
