import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileLink } from '@kiln/contracts/orders-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type Harness } from '../testing/harness';
import { checkoutOf, sellAsset, Shopper } from '../testing/shop';
import { fileRoutes } from './files';

let shop: Harness;
beforeAll(async () => {
  shop = await startHarness();
  await sellAsset(shop, 1, 0, 'before');
});
afterAll(() => shop.close());

test('a download is recorded before its file is opened, so that a failing record leaves no file open', async () => {
  const shopper = new Shopper(shop.url);
  await shopper.createIntent(checkoutOf(shop, [{ id: 1, quantity: 1 }]));
  const orders = await shopper.get<{ path: string }[]>('/api/payments/orders');
  const link = await shopper.post<FileLink>(`/api/payments${orders.body.data?.[0]?.path}/files/del-1`, {});

  const storageKey = shop.cms.products.get(1)?.files[0]?.storageKey ?? '';
  const { downloads } = shop.deps.database;
  const recordRequest: typeof downloads.recordRequest = async (id, at) => {
    await downloads.recordRequest(id, at);
    await writeFile(path.join(shop.privateDir, storageKey), 'as it was after the record');
  };
  const database = { ...shop.deps.database, downloads: { ...downloads, recordRequest } };
  const url = (link.body.data?.url ?? '').replace('/api/payments', '');
  const response = await fileRoutes({ ...shop.deps, database }).request(url);
  expect(await response.text()).toBe('as it was after the record');
});
