import { get } from 'node:http';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { publicUrl } from '../support/settings';
import { anyProduct } from '../support/shopping';

const { visitor } = useBrowser();

/** The most script that a first view may cost, bytes as they come over the wire in brotli. */
const PAGE = 95_000;
const CHECKOUT = 120_000;
/** The providers' own scripts are not ours to weigh. */
const PROVIDERS = /^\/sandbox\//;

it.each([
  ['/', PAGE],
  ['/shop', PAGE],
  ['/product', PAGE],
  ['/checkout', CHECKOUT],
])('%s loads no more script than %i bytes', async (path, budget) => {
  const address = path === '/product' ? `/product/${(await anyProduct()).id}` : path;
  const { page } = await visitor();
  const scripts = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()));
  await page.goto(address, { waitUntil: 'networkidle' });
  const own = [...scripts].filter((url) => url.startsWith(publicUrl('/')) && !PROVIDERS.test(new URL(url).pathname));
  const sizes = await Promise.all(own.map(bytesInBrotli));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  process.stdout.write(`${path}: ${total} of ${budget} bytes in ${sizes.length} files\n`);
  expect(sizes.map(({ encoding }) => encoding)).toEqual(sizes.map(() => 'br'));
  expect(sizes.length).toBeGreaterThan(1);
  expect(total).toBeLessThanOrEqual(budget);
});

/** As the server sends it: `fetch` would unpack it. */
function bytesInBrotli(url: string): Promise<{ bytes: number; encoding: string | undefined }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve({ bytes, encoding: response.headers['content-encoding'] }));
    }).on('error', reject);
  });
}
