import { AppError } from '../lib/app-error';
import type { OrderDeps } from './deps';
import type { Payment } from './order';

/** A payment by our id or by any provider's id. @throws AppError payment_not_found */
export async function findPayment(deps: OrderDeps, id: string): Promise<Payment> {
  const payment = id.startsWith('pay_') ? await deps.database.payments.find(id) : await findByProviderId(deps, id);
  if (!payment) throw new AppError('payment_not_found', 'We know no payment with this id.');
  return payment;
}

async function findByProviderId(deps: OrderDeps, id: string): Promise<Payment | undefined> {
  for (const provider of deps.providers.all()) {
    const payment = await deps.database.payments.findByProviderId(provider.id, id);
    if (payment) return payment;
  }
  return undefined;
}
