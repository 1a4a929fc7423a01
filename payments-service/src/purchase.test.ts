import { createHash } from 'node:crypto';
import type { FileLink } from '@kiln/contracts/orders-api';
import type { PaymentVerification } from '@kiln/contracts/payments-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from './testing/eventually';
import { startHarness, type Harness } from './testing/harness';
import { payByCard } from './testing/pay';
import { checkoutOf, sellAsset, Shopper } from './testing/shop';
import { tokenIn } from './testing/read-mail';

let shop: Harness;
beforeAll(async () => {
  shop = await startHarness();
});
afterAll(() => shop.close());

test('a card purchase ends with a receipt and the very file that was sold', async () => {
  const { sha256, deliverableId } = await sellAsset(shop, 1, 24);
  const shopper = new Shopper(shop.url);
  const created = await shopper.createIntent(checkoutOf(shop, [{ id: 1, quantity: 1 }]));
  expect(created.body).toMatchObject({ success: true, data: { totals: { subtotal: 2400, tax: 240, total: 2640 } } });
  expect(await payByCard(shop, created.body.clientSecret ?? '')).toBe('succeeded');

  const verified = await shopper.verify<PaymentVerification>(created.body.data?.paymentId ?? '');
  expect(verified.body.data).toMatchObject({ status: 'paid', amount: 2640, paymentMethod: 'card' });
  const mail = await eventually('the receipt', () => shop.smtp.mails[0]);
  const token = tokenIn(mail.raw);
  expect(verified.body.data?.orderPath).toBe(`/orders/${token}`);

  const page = await shopper.orderPage(token);
  expect(page.body.data?.items[0]?.files).toMatchObject([{ id: deliverableId, sha256 }]);
  const link = await shopper.post<FileLink>(`/api/payments/orders/${token}/files/${deliverableId}`, {});
  const file = await fetch(shop.url + (link.body.data?.url ?? ''));
  const bytes = Buffer.from(await file.arrayBuffer());
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
});
