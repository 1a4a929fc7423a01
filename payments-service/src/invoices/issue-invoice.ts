import { TAX_PERCENT } from '@kiln/contracts/pricing';
import { newId } from '../lib/ids';
import type { Order, OrderItem, Payment } from '../orders/order';
import type { InvoiceSeller } from './invoice';
import type { InvoiceStore } from './ports';

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
export async function issueInvoice(invoices: InvoiceStore, settings: InvoiceSettings, sale: Sale): Promise<void> {
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
  await invoices.issue(invoice, settings.prefix);
}
