import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { product, productList } from '../../testing/catalogue';
import { network } from '../../testing/network';
import { renderInApp } from '../../testing/render';
import MoreAssets from './more-assets';
import { rememberViewed } from './recently-viewed';

const titles = (section: HTMLElement) =>
  within(section)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('shows four of the same category and from the front of the shop, and not the product itself', async () => {
  const textures = { slug: 'textures', name: 'Textures' };
  network.use(
    http.get('/api/products', ({ request }) => {
      const category = new URL(request.url).searchParams.get('category');
      const products = category
        ? [product(1, { category: textures }), product(9, { category: textures })]
        : [2, 3, 4, 5, 1].map((id) => product(id));
      return HttpResponse.json({ success: true, data: productList(products) });
    }),
  );
  renderInApp(<MoreAssets product={product(1, { category: textures })} />);
  const shelf = await screen.findByRole('region', { name: 'Related assets' });
  await within(shelf).findByRole('link', { name: 'Asset 9' });
  expect(titles(shelf)).toEqual(['Asset 9', 'Asset 2', 'Asset 3', 'Asset 4']);
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
});

it('shows what this browser looked at, without the prices of then', async () => {
  network.use(http.get('/api/products', () => HttpResponse.json({ success: false, error: 'down' }, { status: 503 })));
  rememberViewed(product(2, { price: 77 }));
  renderInApp(<MoreAssets product={product(1)} />);
  const shelf = screen.getByRole('region', { name: 'Recently viewed' });
  expect(titles(shelf)).toEqual(['Asset 2']);
  expect(shelf.textContent).not.toContain('77');
});
