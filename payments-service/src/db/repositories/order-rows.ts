import type { Insertable, Selectable } from 'kysely';
import type { Order, OrderItem } from '../../orders/order';
import type { Buyer, NewOrder } from '../../orders/ports';
import type { OrderItemsTable, OrdersTable } from '../schema';

export function toOrder(row: Selectable<OrdersTable>): Order {
  return {
    id: row.id,
    number: row.number,
    checkoutId: row.checkout_id,
    billing: { email: row.email, name: row.name, phone: row.phone },
    company: row.company,
    taxId: row.tax_id,
    consent: toConsent(row),
    state: row.state,
    totals: { subtotal: row.subtotal, tax: row.tax, total: row.total },
    paymentMethod: row.payment_method,
    browserKey: row.browser_key,
    revision: row.revision,
    linkVersion: row.link_version,
    createdAt: row.created_at,
    paidAt: row.paid_at,
    accessExpiresAt: row.access_expires_at,
    erasedAt: row.erased_at,
  };
}

function toConsent({ consent_version: version, consent_text: text, consent_at: at }: Selectable<OrdersTable>) {
  return version === null || text === null || at === null ? null : { version, text, at };
}

export function fromNewOrder(order: NewOrder, number: number): Insertable<OrdersTable> {
  return {
    id: order.id,
    number,
    checkout_id: order.checkoutId,
    ...fromBuyer(order),
    state: order.state,
    currency: 'usd',
    ...order.totals,
    payment_method: order.paymentMethod,
    browser_key: order.browserKey,
    revision: 1,
    link_version: 1,
    created_at: order.createdAt,
    paid_at: null,
    access_expires_at: null,
  };
}

export function fromBuyer({ billing, company, taxId, consent }: Buyer) {
  return {
    email: billing.email,
    email_key: emailKey(billing.email),
    name: billing.name,
    phone: billing.phone,
    company,
    tax_id: taxId,
    consent_version: consent?.version ?? null,
    consent_text: consent?.text ?? null,
    consent_at: consent?.at ?? null,
    // Somebody who goes on with an unpaid checkout gives their data anew.
    erased_at: null,
  };
}

/** Addresses are compared without case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

export function toOrderItem(row: Selectable<OrderItemsTable>): OrderItem {
  return {
    id: row.id,
    productId: row.product_id,
    title: row.title,
    image: row.image,
    unitPrice: row.unit_price,
    quantity: row.quantity,
    deliverableIds: toIds(row.deliverable_ids),
  };
}

export function fromOrderItems(orderId: string, items: readonly OrderItem[]): Insertable<OrderItemsTable>[] {
  return items.map((item, position) => ({
    id: item.id,
    order_id: orderId,
    position,
    product_id: item.productId,
    title: item.title,
    image: item.image,
    unit_price: item.unitPrice,
    quantity: item.quantity,
    deliverable_ids: JSON.stringify(item.deliverableIds),
  }));
}

/** A list of ids as we wrote it. */
export function toIds(json: string): string[] {
  const ids: unknown = JSON.parse(json);
  return Array.isArray(ids) ? ids.map(String) : [];
}
