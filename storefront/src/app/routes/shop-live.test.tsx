import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { product, productList } from '../../testing/catalogue';
import { network } from '../../testing/network';
import { renderPath } from '../../testing/render';

const VERSION = '/api/products/version';
const FIRST = '/api/products?limit=24&facets=true&sort=featured';

it('asks for the list of the new version, past every cache, when the catalogue has changed', async () => {
  const asked: (string | null)[] = [];
  network.use(
    http.get(VERSION, () => HttpResponse.json({ success: true, data: { version: 'v2' } })),
    http.get('/api/products', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('v'));
      return HttpResponse.json({ success: true, data: productList([product(1), product(2)]) });
    }),
  );
  const content = { [FIRST]: productList([product(1)]), [VERSION]: { version: 'v1' } };
  await renderPath('/shop', { state: { content } });
  expect(await screen.findByText('Showing 2 results', {}, { timeout: 10_000 })).toBeTruthy();
  expect(asked).toEqual(['v2']);
});
