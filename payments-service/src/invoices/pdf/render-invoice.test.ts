import { formatUsd } from '@kiln/contracts/money';
import { expect, test } from 'vitest';
import { anInvoice, invoiceLine } from '../../testing/an-invoice';
import { readPdf } from '../../testing/read-pdf';
import type { Invoice } from '../invoice';
import { renderInvoice } from './render-invoice';

async function read(invoice: Invoice, revision = invoice.corrections.length) {
  return readPdf(await renderInvoice(invoice, 1042, revision));
}

function expectAll(text: string | undefined, parts: readonly string[]): void {
  for (const part of parts) expect(text).toContain(part);
}

test('says who sold what to whom, for how much, and when it was paid', async () => {
  const lines = [invoiceLine(), invoiceLine({ title: 'Soot textures', quantity: 2, unitPrice: 1050 })];
  const seller = { name: 'Kiln', address: '1 Lane, Bristol', email: 'support@kiln.example', taxId: 'GB 123' };
  const buyer = { ...anInvoice().buyer, company: 'Byron Ltd', taxId: 'GB 987' };
  const { pages, info } = await read(anInvoice({ lines, seller, buyer }));
  expect(pages).toHaveLength(1);
  expectAll(pages[0], ['Invoice number KILN-2026-000042', 'Date of issue November 20, 2026', 'Order 1042']);
  expectAll(pages[0], ['1 Lane Bristol support@kiln.example Tax ID GB 123']);
  expectAll(pages[0], ['Billed to Byron Ltd Ada Byron ada@buyer.example +1 555 0100 Tax ID GB 987']);
  expectAll(pages[0], ['Item Quantity Unit price Total Thirty glazed primitives 1 $24.00 $24.00']);
  expectAll(pages[0], ['Soot textures 2 $10.50 $21.00', 'Subtotal $45.00', 'Tax (10%) $4.50', 'Total (USD) $49.50']);
  expectAll(pages[0], ['Payment method Credit or debit card', 'Paid on November 20, 2026', 'Page 1 of 1']);
  expectAll(pages[0], ['A quantity above 1 is charged that many times. It entitles to the files once']);
  expect(info).toMatchObject({ Title: 'Invoice KILN-2026-000042', Author: 'Kiln', Language: 'en-US' });
});

test('the same invoice has the same bytes, another revision has others', async () => {
  const corrections = [{ revision: 1, issuedAt: '2026-11-21T00:00:00.000Z', company: 'Byron Ltd', taxId: null }];
  const invoice = anInvoice({ corrections });
  const [first, again, corrected] = await Promise.all([0, 0, 1].map((one) => renderInvoice(invoice, 1042, one)));
  expect(first?.equals(again ?? Buffer.alloc(0))).toBe(true);
  expect(first?.equals(corrected ?? Buffer.alloc(0))).toBe(false);
});

test('a correction names the invoice that it corrects; the invoice itself does not change', async () => {
  const corrections = [{ revision: 1, issuedAt: '2026-11-21T00:00:00.000Z', company: 'Byron Ltd', taxId: 'GB 987' }];
  const invoice = anInvoice({ corrections });
  expectAll((await read(invoice)).pages[0], [
    'Corrected invoice',
    'Correction 1, November 21, 2026',
    'Billed to Byron Ltd Ada Byron',
    'Correction 1 to invoice KILN-2026-000042 of November 20, 2026',
  ]);
  const original = (await read(invoice, 0)).pages[0];
  expect(original).toEqual((await read(anInvoice())).pages[0]);
});

test('sixty lines with long titles go over pages with the table’s head and a page number each, none is lost', async () => {
  const lines = Array.from({ length: 60 }, (_, index) =>
    invoiceLine({ title: `${index + 1}: ${'a long name of an asset '.repeat(index % 9)}end`, unitPrice: 1000 + index }),
  );
  const { pages } = await read(anInvoice({ lines }));
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
  for (const page of pages.slice(0, -1)) expect(page).toContain('Item Quantity Unit price Total');
  const all = pages.join(' ');
  for (const line of lines) expectAll(all, [line.title, formatUsd(line.unitPrice)]);
});

test('UPI: what was charged in rupees, and at which rate', async () => {
  const local = { currency: 'inr', amount: 219_252, rate: 83.05 };
  const { pages } = await read(anInvoice({ paymentMethod: 'upi', local }));
  expectAll(pages[0], ['Total (USD) $26.40', 'Payment method UPI', 'Charged ₹2,192.52, at 83.05 INR for 1 USD.']);
});

test('a free order is invoiced with nothing to pay, a payment on account without tax', async () => {
  const free = await read(anInvoice({ lines: [invoiceLine({ unitPrice: 0 })] }));
  expectAll(free.pages[0], ['Total (USD) $0.00', 'Payment method Nothing to pay']);
  const totals = { subtotal: 5000, tax: 0, total: 5000 };
  const account = await read(anInvoice({ lines: [], totals, taxPercent: 0 }));
  expectAll(account.pages[0], ['Payment on account 1 $50.00 $50.00', 'Tax (0%) $0.00', 'Total (USD) $50.00']);
});

test.each([['Łukasz Żółć'], ['Zoë Ångström-Đỗ'], ['Ελένη Παπαδοπούλου'], ['Юлия Щербакова'], ['Nguyễn Thị Ánh']])(
  'prints the name %s',
  async (name) => {
    const { pages } = await read(anInvoice({ buyer: { ...anInvoice().buyer, name } }));
    expect(pages[0]).toContain(name.normalize('NFC'));
    expect(pages[0]).not.toContain('\u{FFFD}');
  },
);

test('what no typeface has is replaced visibly, never a crash', async () => {
  const buyer = { ...anInvoice().buyer, name: '田中 👩🏽‍🎨 Ada\u0000\u202E\nByron', company: '\u{1F3FA}'.repeat(300) };
  const { pages } = await read(anInvoice({ buyer, lines: [invoiceLine({ title: 'x'.repeat(900) })] }));
  expect(pages[0]).toContain('\u{FFFD}\u{FFFD} \u{FFFD} Ada Byron');
  expect(pages.join(' ')).toContain('stands for a character that this document has no typeface for');
});
