import type { OrderDeps } from './deps';

/** Payments, newest first. @param customer e-mail address of the buyer or id of an order; amounts in cents */
export async function listHistory(
  deps: OrderDeps,
  query: { customer: string | undefined; page: number; limit: number },
) {
  const { customer, page, limit } = query;
  const rows = await deps.database.payments.history({ customer, limit, offset: (page - 1) * limit });
  return rows.map(({ id: paymentId, method: paymentMethod, state: status, ...row }) => ({
    paymentId,
    paymentMethod,
    status,
    ...row,
  }));
}
