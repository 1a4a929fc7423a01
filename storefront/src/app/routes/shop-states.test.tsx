import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { product, productList } from '../../testing/catalogue';
import { network } from '../../testing/network';
import { renderPath } from '../../testing/render';

const VERSION = '/api/products/version';
const LIST = '/api/products?limit=24&facets=true&sort=featured';
const SEARCH = '/api/products?limit=24&facets=true&sort=featured&search=void';

it('says how to get products when there are none at all', async () => {
  await renderPath('/shop', { state: { content: { [LIST]: productList([]), [VERSION]: { version: 'v1' } } } });
  expect(screen.getByRole('heading', { name: 'No products found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add products via the admin dashboard' }).getAttribute('href')).toBe(
    '/admin',
  );
});

it('says what to change when the filters leave nothing', async () => {
  const none = productList([], { published: 6 });
  await renderPath('/shop?q=void', { state: { content: { [SEARCH]: none, [VERSION]: { version: 'v1' } } } });
  expect(screen.getByText('Try adjusting your filters')).toBeTruthy();
  expect(screen.getByText('0 of 6 products')).toBeTruthy();
});

it('shows skeletons while the first list is on its way', async () => {
  network.use(
    http.get(VERSION, () => HttpResponse.json({ success: true, data: { version: 'v1' } })),
    http.get('/api/products', () => HttpResponse.json({ success: true, data: productList([product(1)]) })),
  );
  await renderPath('/shop');
  expect(screen.getByRole('status', { name: 'Loading products' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Asset 1' })).toBeTruthy();
});

it('says that the catalogue failed, and loads it when asked again', async () => {
  let broken = true;
  network.use(
    http.get(VERSION, () => HttpResponse.json({ success: true, data: { version: 'v1' } })),
    http.get('/api/products', () =>
      broken
        ? HttpResponse.json({ success: false }, { status: 500 })
        : HttpResponse.json({ success: true, data: productList([product(1)]) }),
    ),
  );
  const { user } = await renderPath('/shop');
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch products');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Asset 1' })).toBeTruthy();
});

it('stops claiming live data when the connection is lost', async () => {
  network.use(http.get(VERSION, () => HttpResponse.error()));
  await renderPath('/shop', { state: { content: { [LIST]: productList([product(1)]) } } });
  await waitFor(() => expect(screen.getByText(/Connection lost/)).toBeTruthy());
  expect(screen.queryByText('Live Inventory Data')).toBeNull();
});

it("replaces a failed picture by 'Error'", async () => {
  const { container } = await renderPath('/shop', {
    state: { content: { [LIST]: productList([product(1)]), [VERSION]: { version: 'v1' } } },
  });
  expect(screen.queryByText('Error')).toBeNull();
  const image = container.querySelector('article img');
  if (!image) throw new Error('The first picture loads at once');
  fireEvent.error(image);
  expect(screen.getByText('Error')).toBeTruthy();
});
