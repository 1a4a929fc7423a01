import type { DeliveryDeps } from '../delivery/deps';
import { findLinkedOrder } from '../delivery/find-order';
import { AppError } from '../lib/app-error';
import type { Order } from '../orders/order';
import type { Invoice } from './invoice';

/** @throws AppError order_not_found, link_expired, invoice_not_found */
export async function findLinkedInvoice(
  deps: DeliveryDeps,
  token: string,
): Promise<{ order: Order; invoice: Invoice }> {
  const { order, expired } = await findLinkedOrder(deps, token);
  if (expired) throw new AppError('link_expired', 'This link has expired. Ask for a new one on the order’s page.');
  const invoice = await deps.database.invoices.findByOrder(order.id);
  if (!invoice)
    throw new AppError('invoice_not_found', 'There is no invoice yet: it comes once the payment has arrived.');
  return { order, invoice };
}
