import type { OrderDeps } from './deps';
import type { PaymentHistoryRow } from './ports';

/** Payments, newest first. @param customer e-mail address of the buyer or id of an order; amounts in cents */
export function listHistory(
  deps: OrderDeps,
  { customer, page, limit }: { customer: string | undefined; page: number; limit: number },
): Promise<PaymentHistoryRow[]> {
  return deps.database.payments.history({ customer, limit, offset: (page - 1) * limit });
}
