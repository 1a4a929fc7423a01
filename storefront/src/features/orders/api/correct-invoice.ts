import type { OrderInvoice } from '@kiln/contracts/orders-api';
import type { InvoiceDetails } from '@kiln/contracts/payments-api';
import { requestPayments } from '../../../lib/payments/request';

/** POST /api/payments/orders/{token}/invoice-details: company and tax id of the invoice, as it is then. */
export function correctInvoice(token: string, details: InvoiceDetails): Promise<OrderInvoice> {
  return requestPayments(`/orders/${encodeURIComponent(token)}/invoice-details`, {
    method: 'POST',
    body: details,
    fallback: 'The invoice could not be changed. Please try again.',
  });
}
