import type { AdminOrder, AdminOrderSummary } from '@kiln/contracts/admin-schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../testing/eventually';
import { startHarness, type Harness } from '../testing/harness';
import { sellAsset } from '../testing/shop';
import { buyPaid, SupportDesk } from '../testing/support-desk';

let shop: Harness;
let desk: SupportDesk;
beforeAll(async () => {
  shop = await startHarness();
  desk = new SupportDesk(shop);
  await sellAsset(shop, 1, 24);
});
afterAll(() => shop.close());

test('a receipt that the mail server refuses for good shows up, until the address is corrected', async () => {
  shop.smtp.refuseAddress('gone@buyer.example');
  const { orderId } = await buyPaid(shop, [1], 'card', 'gone@buyer.example');
  const listed = async () => {
    const { body } = await desk.get<{ orders: AdminOrderSummary[] }>('/orders?list=undeliverable');
    return body.data?.orders.map(({ id }) => id);
  };
  await eventually('the refusal', async () => (await listed())?.includes(orderId));
  expect((await desk.order(orderId)).mails[0]).toMatchObject({
    state: 'refused',
    answer: expect.stringMatching(/^550/),
  });
  await desk.put<AdminOrder>(`/orders/${orderId}/email`, { email: 'there@buyer.example' });
  await eventually('the receipt', () => shop.smtp.mails.find(({ to }) => to === 'there@buyer.example'));
  expect(await listed()).toEqual([]);
});
