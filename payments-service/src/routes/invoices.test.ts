import { randomUUID } from 'node:crypto';
import type { OrderInvoice } from '@kiln/contracts/orders-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type Harness } from '../testing/harness';
import { readPdf } from '../testing/read-pdf';
import { checkoutOf, sellAsset, Shopper } from '../testing/shop';

const DAY = 86_400_000;

let shop: Harness;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startHarness({ workers: false });
  await sellAsset(shop, 1, 0);
  await sellAsset(shop, 2, 24);
  shopper = new Shopper(shop.url);
});
afterAll(() => shop.close());

/** A free order is paid at once. */
async function order(productId = 1, invoice?: { company: string; tax_id: string }): Promise<string> {
  const buyer = new Shopper(shop.url);
  const changes = { billing_details: { email: `${randomUUID()}@buyer.example`, name: 'Ada Byron', phone: '1' } };
  const { body } = await buyer.createIntent(
    checkoutOf(shop, [{ id: productId, quantity: 1 }], { ...changes, ...(invoice && { invoice }) }),
  );
  const made = await shop.deps.database.orders.find(body.data?.orderId ?? '');
  if (!made) throw new Error('no order');
  return shop.deps.links.orderToken(made);
}

const get = (token: string, query = '') => fetch(`${shop.url}/api/payments/orders/${token}/invoice.pdf${query}`);
const correct = (token: string, details: object) =>
  shopper.post<OrderInvoice>(`/api/payments/orders/${token}/invoice-details`, details);
const textOf = async (response: Response) =>
  (await readPdf(new Uint8Array(await response.arrayBuffer()))).pages.join(' ');

test('the order page names its invoice, and the PDF comes as an attachment that nothing keeps', async () => {
  const token = await order(1, { company: 'Byron Ltd', tax_id: 'GB 987' });
  const invoice = (await shopper.orderPage(token)).body.data?.invoice;
  expect(invoice).toMatchObject({ company: 'Byron Ltd', taxId: 'GB 987', originalPath: null });
  expect(invoice?.number).toMatch(/^KILN-\d{4}-\d{6}$/);

  const response = await fetch(shop.url + invoice?.path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('content-disposition')).toContain(`attachment; filename="${invoice?.number}.pdf"`);
  expect(await textOf(response)).toContain('Billed to Byron Ltd Ada Byron');
  expect(Buffer.from(await (await get(token)).arrayBuffer())).toEqual(
    Buffer.from(await (await get(token)).arrayBuffer()),
  );
});

test('a correction is a document of its own under the same number; the invoice as issued stays', async () => {
  const token = await order();
  const before = (await shopper.orderPage(token)).body.data?.invoice;
  const { status, body } = await correct(token, { company: ' Byron Ltd ', tax_id: '732 829 320 00074' });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ number: before?.number, company: 'Byron Ltd', taxId: '732 829 320 00074' });
  expect((await shopper.orderPage(token)).body.data?.invoice).toEqual(body.data);

  const corrected = await get(token);
  expect(corrected.headers.get('content-disposition')).toContain(`${before?.number}-correction-1.pdf`);
  expect(await textOf(corrected)).toContain(`Correction 1 to invoice ${before?.number}`);
  const original = await textOf(await fetch(shop.url + body.data?.originalPath));
  expect(original).not.toContain('Byron Ltd');
  expect(await get(token, '?revision=2')).toMatchObject({ status: 404 });
});

test('the same details again make no correction; five are taken, and none after 30 days', async () => {
  const token = await order();
  for (let count = 0; count < 3; count += 1) await correct(token, { company: 'Same', tax_id: '' });
  expect(await get(token, '?revision=2')).toMatchObject({ status: 404 });
  for (const company of ['2', '3', '4', '5']) expect((await correct(token, { company })).status).toBe(200);
  expect(await correct(token, { company: '6' })).toMatchObject({
    status: 409,
    body: { error: { code: 'invoice_closed' } },
  });
  expect((await shopper.orderPage(token)).body.data?.invoice).toMatchObject({ company: '5', correctableUntil: null });
});

test('two corrections at once are two corrections or a refusal, never a lost one', async () => {
  const token = await order();
  const answers = await Promise.all(['A', 'B', 'C'].map((company) => correct(token, { company })));
  const taken = answers.filter(({ status }) => status === 200).length;
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect((await get(token, `?revision=${taken}`)).status).toBe(200);
  expect((await get(token, `?revision=${taken + 1}`)).status).toBe(404);
});

test('what is too long is refused with a message at its field', async () => {
  const { status, body } = await correct(await order(), { company: 'x'.repeat(201), tax_id: 'x'.repeat(51) });
  expect(status).toBe(422);
  expect(Object.keys(body.error?.fields ?? {})).toEqual(['company', 'tax_id']);
});

test('unpaid, there is no invoice, and no number is taken', async () => {
  const token = await order(2);
  expect((await shopper.orderPage(token)).body.data?.invoice).toBeNull();
  expect((await get(token)).status).toBe(404);
  expect(await correct(token, { company: 'X' })).toMatchObject({ body: { error: { code: 'invoice_not_found' } } });
});

test('a forged or foreign token opens nothing', async () => {
  const token = await order();
  for (const guess of [`${token}x`, token.replace(/^./, (digit) => (digit === '0' ? '1' : '0')), 'x', '%00']) {
    expect((await get(guess)).status).toBe(404);
  }
});

// Moves the clock: last.
test('behind an expired link there is no invoice', async () => {
  const token = await order();
  shop.travel(31 * DAY);
  expect(await shopper.get(`/api/payments/orders/${token}/invoice.pdf`)).toMatchObject({
    status: 410,
    body: { error: { code: 'link_expired' } },
  });
  expect((await correct(token, { company: 'Late' })).status).toBe(410);
  expect((await shopper.orderPage(token)).body.data).toMatchObject({ expired: true, invoice: null });
});
