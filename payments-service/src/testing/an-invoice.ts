import { totalsOf } from '@kiln/contracts/pricing';
import type { Invoice, InvoiceLine } from '../invoices/invoice';

/** An invoice of one line, with what a test says differently. Its totals follow from its lines. */
export function anInvoice(differences: Partial<Invoice> = {}): Invoice {
  const lines = differences.lines ?? [invoiceLine()];
  return {
    id: 'inv_1',
    number: 42,
    printedNumber: 'KILN-2026-000042',
    orderId: 'ord_1',
    issuedAt: '2026-11-20T10:00:00.000Z',
    seller: { name: 'Kiln', address: '1 Lane, Bristol', email: 'support@kiln.example', taxId: null },
    buyer: { email: 'ada@buyer.example', name: 'Ada Byron', phone: '+1 555 0100', company: null, taxId: null },
    lines,
    currency: 'usd',
    totals: totalsOf(lines),
    taxPercent: 10,
    paymentMethod: 'card',
    local: null,
    corrections: [],
    ...differences,
  };
}

export function invoiceLine(differences: Partial<InvoiceLine> = {}): InvoiceLine {
  return { title: 'Thirty glazed primitives', quantity: 1, unitPrice: 2400, ...differences };
}
