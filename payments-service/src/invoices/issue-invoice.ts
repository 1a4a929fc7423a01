import { TAX_PERCENT } from '@kiln/contracts/pricing';
import { newId } from '../lib/ids';
import type { Stores } from '../orders/deps';
import type { Order, OrderItem, Payment } from '../orders/order';
import type { InvoiceSeller } from './invoice';

export interface InvoiceSettings {
  seller: InvoiceSeller;
  /** What printed numbers begin with. */
  prefix: string;
}

export interface Sale {
  /** As it was paid. */
  order: Order;
  items: readonly OrderItem[];
  payment: Pick<Payment, 'local'>;
  paidAt: string;
}

/** Issues the invoice of an order in the transaction that makes it paid: one cannot be there without the other. */
export async function issueInvoice(
  stores: Pick<Stores, 'invoices' | 'orderEvents'>,
  settings: InvoiceSettings,
  sale: Sale,
): Promise<void> {
  const { order, items, payment, paidAt } = sale;
  const invoice = {
    id: newId('inv'),
    orderId: order.id,
    issuedAt: paidAt,
    seller: settings.seller,
    buyer: { ...order.billing, company: order.company, taxId: order.taxId },
    lines: items.map(({ title, quantity, unitPrice }) => ({ title, quantity, unitPrice })),
    currency: 'usd' as const,
    totals: order.totals,
    taxPercent: items.length > 0 ? TAX_PERCENT : 0,
    paymentMethod: order.paymentMethod,
    local: payment.local,
  };
  const number = await stores.invoices.issue(invoice, settings.prefix);
  await stores.orderEvents.add({
    orderId: order.id,
    at: paidAt,
    kind: 'invoice_issued',
    actor: 'system',
    detail: { number },
  });
}
