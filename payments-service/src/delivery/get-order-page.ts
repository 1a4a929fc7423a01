import type { OrderFile, OrderPage } from '@kiln/contracts/orders-api';
import { toOrderInvoice } from '../invoices/order-invoice';
import { maskEmail } from '../lib/mask-email';
import type { Entitlement, OrderItem } from '../orders/order';
import type { DeliverableVersion } from '../orders/ports';
import type { DeliveryDeps } from './deps';
import { findLinkedOrder } from './find-order';

/**
 * The order page's data. An expired link still says whose order it was, masked, so that a new one can be sent;
 * it lists no files. @throws AppError order_not_found
 */
export async function getOrderPage(deps: DeliveryDeps, token: string): Promise<OrderPage> {
  const { order, expired } = await findLinkedOrder(deps, token);
  if (order.paidAt !== null && !expired) await deps.database.orders.markOpened(order.id, deps.now().toISOString());
  const items = await deps.database.orders.items(order.id);
  const entitlements = await deps.database.entitlements.listByOrder(order.id);
  const sold = expired ? [] : entitled(entitlements);
  await rememberNewVersions(deps, sold);
  const files = await deps.database.deliverables.newestOf(sold);
  const invoice = expired ? undefined : await deps.database.invoices.findByOrder(order.id);
  return {
    orderId: order.id,
    number: order.number,
    status: order.state,
    createdAt: order.createdAt,
    paidAt: order.paidAt,
    expiresAt: order.accessExpiresAt,
    expired,
    email: expired ? maskEmail(order.billing.email) : order.billing.email,
    name: expired ? '' : order.billing.name,
    paymentMethod: order.paymentMethod,
    totals: order.totals,
    invoice: invoice ? toOrderInvoice(invoice, token, deps.now()) : null,
    items: items.map((item) => toPageItem(item, entitlements, files)),
  };
}

/** 'Lifetime updates': new versions of sold files reach earlier buyers. An outage of the CMS leaves the known ones. */
async function rememberNewVersions(deps: DeliveryDeps, deliverableIds: readonly string[]): Promise<void> {
  if (deliverableIds.length === 0) return;
  try {
    const newest = await deps.priceList.newestFiles(deliverableIds);
    await deps.database.deliverables.remember(newest, deps.now().toISOString());
  } catch (error) {
    deps.log.warn({ err: error }, 'new file versions not asked for');
  }
}

function entitled(entitlements: readonly Entitlement[]): string[] {
  return entitlements.filter((one) => one.revokedAt === null).flatMap((one) => one.deliverableIds);
}

function toPageItem(
  item: OrderItem,
  entitlements: readonly Entitlement[],
  files: readonly DeliverableVersion[],
): OrderPage['items'][number] {
  const entitlement = entitlements.find((one) => one.orderItemId === item.id);
  const access = !entitlement ? 'pending' : entitlement.revokedAt === null ? 'granted' : 'revoked';
  const { productId, title, image, quantity, unitPrice } = item;
  const sold = access === 'granted' ? (entitlement?.deliverableIds ?? []) : [];
  return {
    productId,
    title,
    image,
    quantity,
    unitPrice,
    access,
    files: files.filter((file) => sold.includes(file.deliverableId)).map(toOrderFile),
  };
}

function toOrderFile(file: DeliverableVersion): OrderFile {
  const { deliverableId: id, fileName, size, sha256, version, note } = file;
  return { id, fileName, size, sha256, version, note: version > 1 ? note : null };
}
