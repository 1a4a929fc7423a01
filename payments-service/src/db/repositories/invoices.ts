import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import { printedNumber, type Invoice } from '../../invoices/invoice';
import type { InvoiceStore } from '../../invoices/ports';
import type { InvoiceCorrectionsTable, InvoicesTable, Schema } from '../schema';
import { nextNumber } from './counters';

const FIRST_INVOICE_NUMBER = 1;

export function createInvoiceRepository(db: Kysely<Schema>): InvoiceStore {
  return {
    async issue(invoice, prefix) {
      const { id, orderId, issuedAt, totals, local } = invoice;
      const number = await nextNumber(db, 'invoice_number', FIRST_INVOICE_NUMBER);
      const printed = printedNumber(prefix, issuedAt, number);
      await db
        .insertInto('invoices')
        .values({
          id,
          number,
          printed_number: printed,
          order_id: orderId,
          issued_at: issuedAt,
          seller: JSON.stringify(invoice.seller),
          buyer: JSON.stringify(invoice.buyer),
          lines: JSON.stringify(invoice.lines),
          currency: invoice.currency,
          ...totals,
          tax_percent: invoice.taxPercent,
          payment_method: invoice.paymentMethod,
          local_currency: local?.currency ?? null,
          local_amount: local?.amount ?? null,
          local_rate: local?.rate ?? null,
        })
        .execute();
      return printed;
    },

    async findByOrder(orderId) {
      const row = await db.selectFrom('invoices').selectAll().where('order_id', '=', orderId).executeTakeFirst();
      if (!row) return undefined;
      const corrections = await db
        .selectFrom('invoice_corrections')
        .selectAll()
        .where('invoice_id', '=', row.id)
        .orderBy('revision')
        .execute();
      return toInvoice(row, corrections);
    },

    async correct(invoiceId, { revision, issuedAt, company, taxId }) {
      const inserted = await db
        .insertInto('invoice_corrections')
        .values({ invoice_id: invoiceId, revision, issued_at: issuedAt, company, tax_id: taxId })
        .onConflict((conflict) => conflict.columns(['invoice_id', 'revision']).doNothing())
        .executeTakeFirst();
      return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
  };
}

const text = z.string();
const nullable = text.nullable();
const sellerSchema = z.object({ name: text, address: text, email: text, taxId: nullable });
const buyerSchema = z.object({ name: text, email: text, phone: text, company: nullable, taxId: nullable });
const linesSchema = z.array(z.object({ title: text, quantity: z.int(), unitPrice: z.int() }));

function toInvoice(row: Selectable<InvoicesTable>, corrections: Selectable<InvoiceCorrectionsTable>[]): Invoice {
  const { local_currency: currency, local_amount: amount, local_rate: rate } = row;
  return {
    id: row.id,
    number: row.number,
    printedNumber: row.printed_number,
    orderId: row.order_id,
    issuedAt: row.issued_at,
    seller: sellerSchema.parse(JSON.parse(row.seller)),
    buyer: buyerSchema.parse(JSON.parse(row.buyer)),
    lines: linesSchema.parse(JSON.parse(row.lines)),
    currency: row.currency,
    totals: { subtotal: row.subtotal, tax: row.tax, total: row.total },
    taxPercent: row.tax_percent,
    paymentMethod: row.payment_method,
    local: currency !== null && amount !== null && rate !== null ? { currency, amount, rate } : null,
    corrections: corrections.map((one) => ({
      revision: one.revision,
      issuedAt: one.issued_at,
      company: one.company,
      taxId: one.tax_id,
    })),
  };
}
