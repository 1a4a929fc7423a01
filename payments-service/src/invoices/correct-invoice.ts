import type { OrderInvoice } from '@kiln/contracts/orders-api';
import type { InvoiceDetails } from '@kiln/contracts/payments-api';
import type { DeliveryDeps } from '../delivery/deps';
import { AppError } from '../lib/app-error';
import { findLinkedInvoice } from './find-invoice';
import { buyerOf } from './invoice';
import { correctableUntil, toOrderInvoice } from './order-invoice';

/**
 * Adds or puts right the company name and tax id: a correction that refers to the invoice, which itself stays as it
 * was issued. The details that it has already make no new one.
 * @throws AppError order_not_found, link_expired, invoice_not_found, invoice_closed, invoice_conflict
 */
export async function correctInvoice(
  deps: DeliveryDeps,
  token: string,
  details: InvoiceDetails,
): Promise<OrderInvoice> {
  const { order, invoice } = await findLinkedInvoice(deps, token);
  const now = deps.now();
  const company = details.company || null;
  const taxId = details.tax_id || null;
  const buyer = buyerOf(invoice);
  if (buyer.company === company && buyer.taxId === taxId) return toOrderInvoice(invoice, token, now);
  if (correctableUntil(invoice, now) === null) {
    const message = 'This invoice can no longer be changed here. Please write to us, and we put it right.';
    throw new AppError('invoice_closed', message);
  }

  const correction = { revision: invoice.corrections.length + 1, issuedAt: now.toISOString(), company, taxId };
  await deps.database.transaction(async (stores) => {
    if (!(await stores.invoices.correct(invoice.id, correction))) {
      throw new AppError(
        'invoice_conflict',
        'This invoice has just been changed elsewhere. Please load the page again.',
      );
    }
    const detail = { number: invoice.printedNumber, revision: correction.revision };
    const at = correction.issuedAt;
    await stores.orderEvents.add({ orderId: order.id, at, kind: 'invoice_corrected', actor: 'buyer', detail });
  });
  return toOrderInvoice({ ...invoice, corrections: [...invoice.corrections, correction] }, token, now);
}
