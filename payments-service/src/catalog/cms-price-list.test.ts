import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createCmsPriceList } from './cms-price-list';

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
});

async function priceListOf(listener: RequestListener) {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  return createCmsPriceList({
    cmsUrl: new URL(`http://127.0.0.1:${port}`),
    serviceSecret: 'the-service-secret',
    timeoutMs: 1_000,
  });
}

const UNAVAILABLE = { name: 'AppError', code: 'catalogue_unavailable' };

test('asks for the ids with the service secret', async () => {
  const entry = { id: 7, title: 'Vase', price: 24.5, image: '/uploads/vase.webp', files: [] };
  const asked: unknown[] = [];
  const priceList = await priceListOf((request, response) => {
    asked.push(request.url, request.headers.authorization);
    response.end(JSON.stringify({ success: true, data: { products: [entry] } }));
  });
  expect(await priceList.find([7, 8])).toEqual([entry]);
  expect(asked).toEqual(['/api/internal/price-list?ids=7%2C8', 'Bearer the-service-secret']);
});

test('what is asked for at once is one request, later questions are another; each gets its own', async () => {
  const asked: number[][] = [];
  const priceList = await priceListOf((request, response) => {
    const ids = new URL(request.url ?? '', 'http://cms').searchParams.get('ids') ?? '';
    asked.push(ids.split(',').map(Number));
    const products = ids.split(',').map((id) => ({ id: Number(id), title: id, price: 1, image: null, files: [] }));
    response.end(JSON.stringify({ success: true, data: { products } }));
  });
  const idsOf = async (ids: number[]) => (await priceList.find(ids)).map(({ id }) => id);
  expect(await Promise.all([idsOf([7]), idsOf([8, 7])])).toEqual([[7], [7, 8]]);
  expect(await idsOf([7])).toEqual([7]);
  expect(asked).toEqual([[7, 8], [7]]);
});

test('asks for no more at once than the CMS answers', async () => {
  const asked: number[] = [];
  const priceList = await priceListOf((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://cms').searchParams.get('ids')?.split(',').length ?? 0);
    response.end(JSON.stringify({ success: true, data: { products: [] } }));
  });
  const many = Array.from({ length: 150 }, (_, index) => index);
  await Promise.all([priceList.find(many), priceList.find(many)]);
  expect(asked).toEqual([150, 150]);
});

test.each<[string, RequestListener]>([
  ['refuses', (_, response) => response.writeHead(401).end('{}')],
  ['answers something else', (_, response) => response.end('<html>')],
  ['leaves a price out', (_, response) => response.end('{"success":true,"data":{"products":[{"id":7,"title":"x"}]}}')],
  [
    'sells below nothing',
    (_, response) =>
      response.end('{"success":true,"data":{"products":[{"id":7,"title":"x","price":-1,"image":null,"files":[]}]}}'),
  ],
  ['does not answer in time', () => undefined],
])('a CMS that %s sells nothing', async (_, listener) => {
  const priceList = await priceListOf(listener);
  await expect(priceList.find([7])).rejects.toMatchObject(UNAVAILABLE);
});
