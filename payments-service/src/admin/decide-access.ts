import { AppError } from '../lib/app-error';
import { setAccess } from '../refunds/apply-reversals';
import { payingPaymentOf } from '../refunds/paying-payment';
import { returnedItems } from '../refunds/standing';
import type { AdminDeps } from './deps';
import { findOrder } from './get-order';

export interface AccessCommand {
  orderId: string;
  itemId: string;
  decision: 'granted' | 'revoked';
  reason: string;
  actor: string;
}

/**
 * Takes one item's access, or gives it back, refunded or not; the other items keep theirs. Asking twice changes
 * nothing. @throws AppError order_not_found, item_not_found, order_unpaid
 */
export async function decideAccess(deps: AdminDeps, command: AccessCommand): Promise<void> {
  const order = await findOrder(deps, command.orderId);
  const items = await deps.database.orders.items(order.id);
  if (!items.some(({ id }) => id === command.itemId)) {
    throw new AppError('item_not_found', `The order has no item ${command.itemId}.`);
  }
  const at = deps.now().toISOString();
  await deps.database.transaction(async (stores) => {
    const payment = await payingPaymentOf(stores, order.id);
    if (payment) await stores.refunds.lockPayment(payment.id);
    const entitlement = (await stores.entitlements.listByOrder(order.id)).find(
      ({ orderItemId }) => orderItemId === command.itemId,
    );
    if (!entitlement) throw new AppError('order_unpaid', 'This order is not paid: nobody has access yet.');
    const refunds = payment ? await stores.refunds.listByPayment(payment.id) : [];
    const disputes = payment ? await stores.disputes.listByPayment(payment.id) : [];
    const gone = payment ? returnedItems(payment, items, refunds, disputes).has(command.itemId) : false;
    // Giving back what only support took needs no decision: access follows the money again.
    const decision = command.decision === 'granted' && !gone ? null : command.decision;
    const cause = { actor: command.actor, at, reason: command.reason };
    await setAccess(stores, order, items, entitlement, decision, gone, cause);
  });
}
