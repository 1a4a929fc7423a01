import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { detail, product, productList } from '../../testing/catalogue';
import { network } from '../../testing/network';
import { renderPath } from '../../testing/render';

const CONTENT = {
  '/api/products?limit=24&facets=true&sort=featured': productList([product(1), product(2)]),
  '/api/products/version': { version: 'v1' },
};

beforeEach(() => {
  network.use(
    http.get('/api/products/version', () => HttpResponse.json({ success: true, data: { version: 'v1' } })),
    http.get('/api/products', () => HttpResponse.json({ success: true, data: productList([product(1), product(2)]) })),
    http.get('/api/products/2', () => HttpResponse.json({ success: true, data: { product: detail(2) } })),
    http.get('/api/payments/*', () => HttpResponse.json({ success: false }, { status: 503 })),
  );
});

async function openModal() {
  const view = await renderPath('/shop', { state: { content: CONTENT }, visits: ['/checkout'] });
  await view.user.click(screen.getByRole('link', { name: 'Asset 2' }));
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 5_000 }));
  return { ...view, dialog };
}

it('opens at an address of its own and goes back on closing', async () => {
  const { dialog, user, address } = await openModal();
  expect(address()).toBe('/shop?product=2');
  expect(await dialog.findByText('Instant Access')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(address()).toBe('/shop'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it("adds once: afterwards the button says 'Already in Cart'", async () => {
  const { dialog, user } = await openModal();
  await user.click(await dialog.findByRole('button', { name: 'Add to Cart' }));
  const button = dialog.getByRole('button', { name: 'Already in Cart' });
  expect(button).toHaveProperty('disabled', true);
});

it('buys now: into the cart and to the checkout', async () => {
  const { dialog, user, address } = await openModal();
  await user.click(await dialog.findByRole('button', { name: 'Buy Now' }));
  await waitFor(() => expect(address()).toBe('/checkout'));
  expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
