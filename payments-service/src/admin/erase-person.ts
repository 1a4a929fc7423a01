import type { Erasure } from '@kiln/contracts/admin-schema';
import { AppError } from '../lib/app-error';
import type { AdminDeps } from './deps';

/** The orders that an erasure would empty, and what stands in its way. Changes nothing. */
export async function previewErasure({ database }: AdminDeps, email: string): Promise<Erasure> {
  return { orders: await database.personalData.listOrders(email) };
}

/**
 * Erases a person's data from all orders of an address, all or none. Issued invoices are kept: bookkeeping law wants
 * them for years (GDPR, article 17 (3) b). Asking again finds nothing. @throws AppError erasure_blocked
 */
export async function erasePerson(deps: AdminDeps, email: string, actor: string): Promise<Erasure> {
  const at = deps.now().toISOString();
  const orders = await deps.database.transaction(async (stores) => {
    const found = await stores.personalData.listOrders(email);
    const blocked = found.filter(({ blockedBy }) => blockedBy !== null);
    if (blocked.length > 0) throw erasureBlocked(blocked.map(({ number }) => number));
    await stores.personalData.erase(
      found.map(({ id }) => id),
      email,
      at,
    );
    for (const { id: orderId } of found) {
      await stores.orderEvents.add({ orderId, at, kind: 'personal_data_erased', actor, detail: {} });
    }
    return found;
  });
  deps.log.info({ orders: orders.length, actor }, 'personal data erased');
  return { orders };
}

function erasureBlocked(numbers: number[]): AppError {
  const message =
    `Nothing was erased: money or mail of order ${numbers.join(', ')} is still on its way. ` +
    'Settle it, or wait until it has ended (an unpaid payment ends within a day), and try again.';
  return new AppError('erasure_blocked', message);
}
