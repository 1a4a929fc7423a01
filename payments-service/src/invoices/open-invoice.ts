import type { DeliveryDeps } from '../delivery/deps';
import { AppError } from '../lib/app-error';
import type { ByteCache } from './byte-cache';
import { findLinkedInvoice } from './find-invoice';
import type { renderInvoice } from './pdf/render-invoice';

/**
 * The invoice as a PDF, made from what was kept. Nothing is consumed.
 * @param rendered PDFs made lately: drawing one holds the process up for a tenth of a second and more
 * @param revision corrections to take in; all of them unless told
 * @throws AppError order_not_found, link_expired, invoice_not_found
 */
export async function openInvoice(
  deps: DeliveryDeps,
  rendered: ByteCache,
  token: string,
  revision?: number,
): Promise<{ fileName: string; bytes: Buffer }> {
  const { order, invoice } = await findLinkedInvoice(deps, token);
  const newest = invoice.corrections.length;
  const wanted = revision ?? newest;
  if (wanted > newest) throw new AppError('invoice_not_found', 'This invoice has no such correction.');
  const suffix = wanted > 0 ? `-correction-${wanted}` : '';
  return {
    fileName: `${invoice.printedNumber}${suffix}.pdf`,
    bytes: await rendered.get(`${invoice.id}-${wanted}`, () => draw(invoice, order.number, wanted)),
  };
}

/** Loaded with the first invoice that somebody opens: its libraries take a tenth of the service's memory. */
async function draw(...invoice: Parameters<typeof renderInvoice>): Promise<Buffer> {
  const { renderInvoice } = await import('./pdf/render-invoice');
  return renderInvoice(...invoice);
}
