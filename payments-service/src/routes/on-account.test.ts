import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../testing/eventually';
import { startHarness, type Harness } from '../testing/harness';
import { payByCard } from '../testing/pay';
import { textOf } from '../testing/read-mail';
import { checkoutOf, Shopper } from '../testing/shop';

let shop: Harness;
beforeAll(async () => {
  shop = await startHarness({ environment: { ALLOW_ON_ACCOUNT: 'true' } });
});
afterAll(() => shop.close());

const payment = (amount: number) => ({ ...checkoutOf(shop, []), items: undefined, amount });

test('where the shop allows it, an amount without items is paid: an invoice by its link, no files', async () => {
  const shopper = new Shopper(shop.url);
  const created = await shopper.createIntent(payment(12_345));
  expect(created.body.data?.totals).toEqual({ subtotal: 12_345, tax: 0, total: 12_345 });
  await payByCard(shop, created.body.clientSecret ?? '');
  const mail = await eventually('the receipt', () => shop.smtp.mails[0]);
  expect(textOf(mail.raw)).toContain('Total  $123.45');
  expect(textOf(mail.raw)).toMatch(/The invoice as a PDF.*: http:\/\/\S+\/orders\/\S+/);
  expect(textOf(mail.raw)).not.toMatch(/files|Links valid/i);
  expect(await shop.deps.database.entitlements.listByOrder(created.body.data?.orderId ?? '')).toEqual([]);
});

test.each([0, 49, 1_000_001])('%i cents are too little or too much', async (amount) => {
  expect(await new Shopper(shop.url).createIntent(payment(amount))).toMatchObject({
    status: 422,
    body: { error: { code: 'invalid_request', fields: { amount: 'Between $0.50 and $10,000' } } },
  });
});
