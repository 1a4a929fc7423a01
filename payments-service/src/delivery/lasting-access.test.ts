import type { FileLink } from '@kiln/contracts/orders-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type Harness } from '../testing/harness';
import { sellAsset, type Shopper } from '../testing/shop';
import { buyPaid, SupportDesk } from '../testing/support-desk';

let shop: Harness;
beforeAll(async () => {
  shop = await startHarness();
});
afterAll(() => shop.close());

async function download(buyer: { shopper: Shopper; token: string }, fileId: string): Promise<string> {
  const path = `/api/payments/orders/${buyer.token}/files/${fileId}`;
  const { body } = await buyer.shopper.post<FileLink>(path, {});
  return (await fetch(shop.url + (body.data?.url ?? ''))).text();
}

test('a file that is taken out of its product stays with those who bought it, and only with them', async () => {
  await sellAsset(shop, 1, 24, 'bought');
  const earlier = await buyPaid(shop, [1]);
  const sold = shop.cms.products.get(1);
  const file = sold?.files[0];
  if (!file) throw new Error('nothing on sale');
  shop.cms.unpublish(1);
  const other = { ...file, deliverableId: 'del-other', versionId: 'del-other-v1', fileName: 'other.zip' };
  shop.cms.products.set(1, { ...sold, files: [other] });

  const files = async (buyer: typeof earlier) =>
    (await buyer.shopper.orderPage(buyer.token)).body.data?.items[0]?.files.map(({ id }) => id);
  expect(await files(earlier)).toEqual(['del-1']);
  expect(await download(earlier, 'del-1')).toBe('bought');
  const later = await buyPaid(shop, [1]);
  expect(await files(later)).toEqual(['del-other']);
  expect(await later.shopper.post(`/api/payments/orders/${later.token}/files/del-1`, {})).toMatchObject({
    status: 404,
  });
});

test('a file of two items stays when one of them is refunded', async () => {
  await sellAsset(shop, 2, 24, 'shared');
  await sellAsset(shop, 3, 10);
  const bundle = shop.cms.products.get(3);
  const shared = shop.cms.products.get(2)?.files ?? [];
  if (bundle) shop.cms.products.set(3, { ...bundle, files: [...bundle.files, ...shared] });
  const buyer = await buyPaid(shop, [2, 3]);
  const desk = new SupportDesk(shop);
  const [first, second] = (await desk.order(buyer.orderId)).items;
  await desk.refund(buyer.orderId, { items: [first?.id] });
  expect(await download(buyer, 'del-2')).toBe('shared');
  await desk.refund(buyer.orderId, { items: [second?.id] });
  const path = `/api/payments/orders/${buyer.token}/files/del-2`;
  expect(await buyer.shopper.post(path, {})).toMatchObject({ status: 403 });
});

test('a scanner that follows every link uses nothing up: GET makes no link and spends none', async () => {
  await sellAsset(shop, 4, 24, 'sold');
  const buyer = await buyPaid(shop, [4]);
  const path = `/api/payments/orders/${buyer.token}/files/del-4`;
  for (let time = 0; time < 3; time += 1) {
    expect((await fetch(`${shop.url}/api/payments/orders/${buyer.token}`)).status).toBe(200);
    expect((await fetch(shop.url + path)).status).toBe(404);
  }
  const order = () => new SupportDesk(shop).order(buyer.orderId);
  expect((await order()).downloads).toEqual([]);

  const { body } = await buyer.shopper.post<FileLink>(path, {});
  const url = shop.url + (body.data?.url ?? '');
  for (const method of ['HEAD', 'HEAD', 'GET', 'GET', 'GET']) {
    const answer = await fetch(url, { method });
    expect([answer.status, await answer.text()]).toEqual([200, method === 'GET' ? 'sold' : '']);
  }
  expect((await order()).downloads).toMatchObject([{ requests: 3 }]);
  expect(await download(buyer, 'del-4')).toBe('sold');
});
