import { expect, inject, it, onTestFinished } from 'vitest';
import type { CatalogProduct } from '@kiln/contracts/catalog-api';
import { startGateway } from '../../../scripts/bench/pages/gateway.mjs';
import { changePrice } from '../support/catalogue-admin';
import { setting } from '../support/settings';
import { products } from '../support/shopping';
import { until } from '../support/until';

const VISIBLE_WITHIN_MS = 5_000;

/** Where a product's price stands, as visitors ask for it. */
const addressesOf = ({ id, title }: CatalogProduct) => [
  '/shop',
  `/shop?q=${encodeURIComponent(title)}`,
  `/product/${id}`,
  `/api/products?limit=24&search=${encodeURIComponent(title)}`,
];

it('shows an edit in pages that are kept in memory within 5 s', async () => {
  await expectEditToShow(setting('PUBLIC_URL'), (headers) => headers.get('server-timing') === 'kept');
});

it("shows an edit through the gateway's cache within 5 s", async ({ skip }) => {
  const gateway = await startGateway(inject('settings'), Buffer.from(''));
  if (!gateway) return skip('nginx is not installed');
  onTestFinished(gateway.stop);
  await expectEditToShow(gateway.url, (headers) => headers.get('x-cache') === 'HIT');
});

/** Asks for every address all the while, so that an older answer is always at hand. */
async function expectEditToShow(origin: string, isKept: (headers: Headers) => boolean) {
  const [, product] = await products('&sort=featured');
  if (!product) throw new Error('the shop is empty');
  onTestFinished(async () => void (await changePrice(product.id, product.price)));
  const [page = '', ...others] = addressesOf(product);
  for (const address of [page, ...others]) await until(async () => shows(origin + address, product.price), address);
  await until(async () => isKept((await fetch(origin + page)).headers), 'an answer that was kept');

  const price = Math.round(100 * product.price + 123) / 100;
  await changePrice(product.id, price);
  const since = performance.now();
  const delays = [page, ...others].map(async (address) => {
    await until(() => shows(origin + address, price), `the price at ${address}`);
    return performance.now() - since;
  });
  const slowest = Math.max(...(await Promise.all(delays)));
  process.stdout.write(`the edit was everywhere after ${Math.round(slowest)} ms\n`);
  expect(slowest).toBeLessThanOrEqual(VISIBLE_WITHIN_MS);
}

async function shows(address: string, price: number): Promise<boolean> {
  const response = await fetch(address);
  const text = await response.text();
  return text.includes(`$${price.toFixed(2)}`) || text.includes(`"price":${price}`);
}
