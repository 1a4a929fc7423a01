import { expect, test } from 'vitest';
import { anInvoice } from '../testing/an-invoice';
import { buyerOf, printedNumber } from './invoice';

test.each([
  ['KILN', '2026-11-20T10:00:00.000Z', 42, 'KILN-2026-000042'],
  ['KILN', '2026-12-31T23:59:59.999Z', 1, 'KILN-2026-000001'],
  ['A1', '2027-01-01T00:00:00.000Z', 1_234_567, 'A1-2027-1234567'],
])('%s, %s, %i is printed as it should be', (prefix, issuedAt, number, printed) => {
  expect(printedNumber(prefix, issuedAt, number)).toBe(printed);
});

test('a correction changes company and tax id only, and the invoice as issued can still be read', () => {
  const at = '2026-11-21T10:00:00.000Z';
  const invoice = anInvoice({
    corrections: [
      { revision: 1, issuedAt: at, company: 'Byron Ltd', taxId: null },
      { revision: 2, issuedAt: at, company: 'Byron & Co', taxId: 'GB 1' },
    ],
  });
  expect(buyerOf(invoice)).toEqual({ ...invoice.buyer, company: 'Byron & Co', taxId: 'GB 1' });
  expect(buyerOf(invoice, 1)).toEqual({ ...invoice.buyer, company: 'Byron Ltd' });
  expect(buyerOf(invoice, 0)).toEqual(invoice.buyer);
});
