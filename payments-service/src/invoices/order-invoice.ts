import { invoicePath } from '@kiln/contracts/order-links';
import type { OrderInvoice } from '@kiln/contracts/orders-api';
import { buyerOf, type Invoice } from './invoice';

const CORRECTABLE_DAYS = 30;

/** A typing error is put right once or twice; more than this is for support. */
const MOST_CORRECTIONS = 5;

/** Until when the buyer may correct company and tax id; null: no longer. */
export function correctableUntil(invoice: Invoice, now: Date): string | null {
  const end = new Date(Date.parse(invoice.issuedAt) + CORRECTABLE_DAYS * 86_400_000);
  return end > now && invoice.corrections.length < MOST_CORRECTIONS ? end.toISOString() : null;
}

/** What the order page tells of its invoice. */
export function toOrderInvoice(invoice: Invoice, token: string, now: Date): OrderInvoice {
  const { company, taxId } = buyerOf(invoice);
  return {
    number: invoice.printedNumber,
    issuedAt: invoice.issuedAt,
    path: invoicePath(token),
    originalPath: invoice.corrections.length > 0 ? invoicePath(token, 0) : null,
    company,
    taxId,
    correctableUntil: correctableUntil(invoice, now),
  };
}
