import { createHash, randomBytes } from 'node:crypto';
import { symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileLink } from '@kiln/contracts/orders-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHarness, type Harness } from '../testing/harness';
import { payByCard } from '../testing/pay';
import { checkoutOf, sellAsset, Shopper } from '../testing/shop';

const CONTENT = randomBytes(300_000);
const SHA256 = createHash('sha256').update(CONTENT).digest('hex');
const MINUTE = 60_000;

let shop: Harness;
let shopper: Shopper;
let token: string;
let url: string;
beforeAll(async () => {
  shop = await startHarness();
  await sellAsset(shop, 1, 24, CONTENT);
  await sellAsset(shop, 2, 10);
  ({ shopper, token } = await buy(1));
  url = await linkTo(token, 'del-1');
});
afterAll(() => shop.close());

async function buy(productId: number) {
  const buyer = new Shopper(shop.url);
  const { body } = await buyer.createIntent(checkoutOf(shop, [{ id: productId, quantity: 1 }]));
  await payByCard(shop, body.clientSecret ?? '');
  await buyer.verify(body.data?.paymentId ?? '');
  const orders = await buyer.get<{ path: string }[]>('/api/payments/orders');
  return {
    shopper: buyer,
    token: orders.body.data?.[0]?.path.replace('/orders/', '') ?? '',
    orderId: body.data?.orderId ?? '',
  };
}

async function linkTo(orderToken: string, fileId: string): Promise<string> {
  const answer = await shopper.post<FileLink>(`/api/payments/orders/${orderToken}/files/${fileId}`, {});
  return shop.url + (answer.body.data?.url ?? '');
}

describe('the bytes', () => {
  test('are those that were sold, as an attachment that nothing caches', async () => {
    const response = await fetch(url);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(SHA256);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="asset 1  final.zip"; filename*=UTF-8''asset%201%20%E2%80%93%20final.zip`,
      'content-length': '300000',
      'content-type': 'application/zip',
      etag: `"${SHA256}"`,
      'x-content-type-options': 'nosniff',
    });
  });

  test('can be had in parts, which together are the whole', async () => {
    const parts = await Promise.all(
      ['bytes=0-99999', 'bytes=100000-199999', 'bytes=200000-'].map(async (range) => {
        const response = await fetch(url, { headers: { range, 'if-range': `"${SHA256}"` } });
        expect(response.status).toBe(206);
        return Buffer.from(await response.arrayBuffer());
      }),
    );
    expect(Buffer.concat(parts).equals(CONTENT)).toBe(true);
  });

  test.each([
    [{ range: 'bytes=-5' }, 206, 'bytes 299995-299999/300000'],
    [{ range: 'bytes=300000-' }, 416, 'bytes */300000'],
    [{ range: 'bytes=0-9', 'if-range': '"another file"' }, 200, null],
    [{ 'if-none-match': `"${SHA256}"` }, 304, null],
  ])('%j answers %i', async (headers: Record<string, string>, status, contentRange) => {
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    expect([response.status, response.headers.get('content-range')]).toEqual([status, contentRange]);
  });

  test('HEAD tells the size and sends nothing', async () => {
    const response = await fetch(url, { method: 'HEAD' });
    expect([response.status, response.headers.get('content-length')]).toEqual([200, '300000']);
    expect((await response.arrayBuffer()).byteLength).toBe(0);
  });
});

describe('no way past the link', () => {
  test('a changed, invented, or foreign link opens nothing', async () => {
    const signed = url.split('/').at(-1) ?? '';
    const changed = signed.slice(0, -1) + (signed.endsWith('A') ? 'B' : 'A');
    for (const guess of [changed, 'x', token, '..%2f..%2fetc%2fpasswd', `${signed}.`, '%00', 'asset-1.zip']) {
      expect((await fetch(`${shop.url}/api/payments/files/${guess}`)).status).toBe(404);
    }
  });

  test('an order’s token opens its own files only', async () => {
    // Known here, but sold to somebody else.
    await buy(2);
    expect(await shopper.post(`/api/payments/orders/${token}/files/del-2`, {})).toMatchObject({ status: 404 });
    expect(await shopper.post(`/api/payments/orders/${token}x/files/del-1`, {})).toMatchObject({ status: 404 });
    const forged = token.replace(/^[0-9a-f]/, (digit) => (digit === '0' ? '1' : '0'));
    expect(await shopper.orderPage(forged)).toMatchObject({
      status: 404,
      body: { error: { code: 'order_not_found' } },
    });
  });

  test('unpaid, there are no files', async () => {
    const buyer = new Shopper(shop.url);
    await buyer.createIntent(checkoutOf(shop, [{ id: 2, quantity: 1 }]));
    const orders = await buyer.get<{ path: string }[]>('/api/payments/orders');
    const unpaid = orders.body.data?.[0]?.path.replace('/orders/', '') ?? '';
    expect((await buyer.orderPage(unpaid)).body.data?.items).toMatchObject([{ access: 'pending', files: [] }]);
    expect(await buyer.post(`/api/payments/orders/${unpaid}/files/del-2`, {})).toMatchObject({ status: 403 });
  });

  test.each(['../payments.db', '/etc/passwd', 'link-out.zip', '.', 'gone.zip'])(
    'a storage key %s leads nowhere',
    async (key) => {
      await writeFile(path.join(shop.privateDir, '../payments.db'), 'secret', { flag: 'a' });
      await symlink('/etc/passwd', path.join(shop.privateDir, 'link-out.zip')).catch(() => undefined);
      await sellAsset(shop, 9, 5);
      const product = shop.cms.products.get(9);
      product?.files.forEach((file) =>
        Object.assign(file, { storageKey: key, versionId: `v-${key}`, deliverableId: `d-${encodeURIComponent(key)}` }),
      );
      const { token: ninth } = await buy(9);
      const link = await linkTo(ninth, encodeURIComponent(`d-${encodeURIComponent(key)}`));
      expect((await fetch(link)).status).toBe(404);
    },
  );
});

test('a new version reaches earlier buyers, and stays when the CMS is away', async () => {
  const { token: second } = await buy(2);
  const { sha256 } = await sellAsset(shop, 2, 10, 'better');
  const files = async () => (await shopper.orderPage(second)).body.data?.items[0]?.files;
  expect(await files()).toMatchObject([{ version: 2, sha256 }]);
  shop.cms.setDown(true);
  expect(await files()).toMatchObject([{ version: 2, sha256 }]);
  expect(await (await fetch(await linkTo(second, 'del-2'))).text()).toBe('better');
  shop.cms.setDown(false);
});

test('a new version reaches earlier buyers of what is no longer for sale', async () => {
  await sellAsset(shop, 3, 10);
  const { token: third } = await buy(3);
  const { sha256 } = await sellAsset(shop, 3, 10, 'mended');
  shop.cms.unpublish(3);
  const { body } = await shopper.orderPage(third);
  expect(body.data?.items[0]?.files).toMatchObject([{ version: 2, sha256 }]);
});

// Moves the clock: last.
test('a file link ends after 10 minutes, the order’s link after 30 days, and the page says so', async () => {
  shop.travel(11 * MINUTE);
  expect(await shopper.get(new URL(url).pathname)).toMatchObject({
    status: 410,
    body: { error: { code: 'link_expired' } },
  });

  shop.travel(30 * 24 * 60 * MINUTE);
  const page = await shopper.orderPage(token);
  expect(page.body.data).toMatchObject({
    expired: true,
    email: 'a***@buyer.example',
    name: '',
    items: [{ files: [] }],
  });
  expect(await shopper.post(`/api/payments/orders/${token}/files/del-1`, {})).toMatchObject({ status: 410 });
});
