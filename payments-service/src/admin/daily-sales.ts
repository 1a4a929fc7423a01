import type { DailySales } from '@kiln/contracts/admin-health-schema';
import { standingOf } from '../refunds/standing';
import type { AdminDeps } from './deps';

/** What all orders brought by the day (UTC) on which they were paid, and what of it is kept. */
export async function dailySales({ database }: AdminDeps, since: string): Promise<DailySales> {
  const days = new Map((await database.sales.untouchedByDay(since)).map((sum) => [sum.day, sum]));
  for (const { day, paid, refunds, disputes } of await database.sales.reversed({
    productIds: undefined,
    paidSince: since,
  })) {
    const sum = days.get(day) ?? { day, orders: 0, revenue: 0 };
    days.set(day, sum);
    const kept = paid - standingOf({ amount: paid }, refunds, disputes).returned;
    sum.revenue += kept;
    if (kept > 0) sum.orders += 1;
  }
  return { days: [...days.values()].toSorted((one, other) => one.day.localeCompare(other.day)) };
}
