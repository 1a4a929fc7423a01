import type { ProductList } from '@kiln/contracts/catalog-api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { product, productList } from '../../testing/catalogue';
import { network } from '../../testing/network';
import { renderPath } from '../../testing/render';

const VERSION = '/api/products/version';
const FIRST = '/api/products?limit=24&facets=true&sort=featured';
const three = productList([product(1, { originalPrice: 20 }), product(2), product(3)]);

/** The far end: answers every list with what `answer` says, and keeps what it was asked. */
function catalogue(answer: (query: URLSearchParams) => ProductList): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  network.use(
    http.get(VERSION, () => HttpResponse.json({ success: true, data: { version: 'v1' } })),
    http.get('/api/products', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams);
      return HttpResponse.json({ success: true, data: answer(searchParams) });
    }),
  );
  return asked;
}

/** The page as it comes from the server, with its content. */
const open = (list = three) =>
  renderPath('/shop', { state: { content: { [FIRST]: list, [VERSION]: { version: 'v1' } } } });

it('shows what the server handed over without asking again', async () => {
  await open();
  expect(screen.getByText('Showing 3 results')).toBeTruthy();
  expect(screen.getByText('3 of 3 products')).toBeTruthy();
  const card = within(screen.getAllByRole('article')[0] as HTMLElement);
  expect(card.getByRole('link', { name: 'Asset 1' }).getAttribute('href')).toBe('/product/1');
  expect(card.getByText('$20.00').tagName).toBe('S');
  expect(card.getByText('$11.00')).toBeTruthy();
});

it('asks the server for the chosen category and counts what it gives', async () => {
  const asked = catalogue(() => ({ ...productList([product(2)]), published: 3 }));
  const { user, address } = await open();
  await user.click(within(screen.getByRole('complementary', { name: 'Filters' })).getByRole('link', { name: /Icons/ }));
  expect(await screen.findByText('1 of 3 products')).toBeTruthy();
  expect(asked[0]?.get('category')).toBe('icons');
  expect(address()).toBe('/shop?category=icons');
});

it('requires every chosen tag', async () => {
  const asked = catalogue(() => productList([product(3)]));
  const { user, address } = await open();
  const filters = within(screen.getByRole('complementary', { name: 'Filters' }));
  await user.click(filters.getByRole('button', { name: 'SVG' }));
  await user.click(filters.getByRole('button', { name: 'PBR' }));
  await waitFor(() => expect(asked.at(-1)?.get('tags')).toBe('svg,pbr'));
  expect(address()).toBe('/shop?tags=svg%2Cpbr');
  expect(filters.getByRole('button', { name: 'PBR' }).getAttribute('aria-pressed')).toBe('true');
});

it('searches when typing pauses and keeps the focus in the field', async () => {
  const asked = catalogue(() => productList([product(1)]));
  const { user, address } = await open();
  const field = screen.getByPlaceholderText('Search assets...');
  await user.type(field, 'clay');
  await waitFor(() => expect(address()).toBe('/shop?q=clay'));
  await screen.findByText('Showing 1 results');
  expect(document.activeElement).toBe(field);
  expect(asked.map((query) => query.get('search'))).toEqual(['clay']);
});

it('sorts by the order of the select', async () => {
  const asked = catalogue(() => three);
  const { user } = await open();
  const sort = screen.getByRole('combobox', { name: 'Sort by' });
  expect([...sort.querySelectorAll('option')].map(({ text }) => text)).toEqual([
    'Featured',
    'Price: Low to High',
    'Price: High to Low',
    'Name',
  ]);
  await user.selectOptions(sort, 'Price: High to Low');
  await waitFor(() => expect(asked[0]?.get('sort')).toBe('price-desc'));
});

it('takes a price when the field is left, never below the minimum', async () => {
  const asked = catalogue(() => three);
  const { user, address } = await open();
  const filters = within(screen.getByRole('complementary', { name: 'Filters' }));
  await user.clear(filters.getByLabelText('Min, $'));
  await user.type(filters.getByLabelText('Min, $'), '30{Enter}');
  await waitFor(() => expect(address()).toBe('/shop?min=30'));
  await user.clear(filters.getByLabelText('Max, $'));
  await user.type(filters.getByLabelText('Max, $'), '5{Enter}');
  await waitFor(() => expect(address()).toBe('/shop?min=30&max=30'));
  await waitFor(() => expect(asked.at(-1)?.get('maxPrice')).toBe('30'));
});

it('appends the next 24 on Load more', async () => {
  const many = Array.from({ length: 30 }, (_, index) => product(index + 1));
  const page = (count: number): ProductList => ({
    ...productList(many.slice(0, count)),
    pagination: { page: 1, limit: count, total: 30, pageCount: 2 },
    published: 30,
  });
  const asked = catalogue(() => page(30));
  const { user, address } = await open(page(24));
  expect(screen.getByText('Showing 24 results')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Load more' }));
  expect(await screen.findByText('Showing 30 results')).toBeTruthy();
  expect(asked[0]?.get('limit')).toBe('48');
  expect(address()).toBe('/shop?pages=2');
  expect(screen.queryByRole('link', { name: 'Load more' })).toBeNull();
});

it('reloads when the admin products of another tab change', async () => {
  const asked = catalogue(() => productList([product(9, { title: 'Fresh from the kiln' })]));
  await open();
  fireEvent(window, new StorageEvent('storage', { key: 'adminProducts' }));
  expect(await screen.findByRole('link', { name: 'Fresh from the kiln' })).toBeTruthy();
  expect(asked).toHaveLength(1);
});

it('toggles cart and wishlist from a card and counts them above', async () => {
  catalogue(() => three);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add to cart: Asset 2' }));
  await user.click(screen.getByRole('button', { name: 'Add to wishlist: Asset 2' }));
  expect(screen.getAllByRole('link', { name: 'Cart, 1 item' }).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Wishlist, 1 item' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove from cart: Asset 2' }));
  expect(screen.getByRole('button', { name: 'Add to cart: Asset 2' })).toBeTruthy();
});
