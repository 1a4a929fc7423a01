import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { detail, picture } from '../../testing/catalogue';
import { network } from '../../testing/network';
import { renderPath } from '../../testing/render';

const open = (change = {}) =>
  renderPath('/product/5', { state: { content: { '/api/products/5': { product: detail(5, change) } } } });

it('names the product in the document and on the page', async () => {
  await open({ title: 'Moon Jar', subCategory: { slug: 'solid-icons', name: 'Solid icons' } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Moon Jar');
  await waitFor(() => expect(document.title).toBe('Moon Jar — Kiln'));
  expect(screen.getByText('/ Solid icons', { exact: false })).toBeTruthy();
});

it('opens on the description and moves between tabs by keyboard', async () => {
  const { user } = await open({ description: 'Thrown in halves.\n\nFired twice.' });
  expect(screen.getByText('Fired twice.')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Description' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Features' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByText('No features available for this asset.')).toBeTruthy();
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Specifications' }));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Description' }));
});

it('lists what is known, and the fixed block of the page', async () => {
  const { user } = await open({ dpi: '300', createdDate: '2026-09-28', filesIncluded: ['jar.glb', 'README.md'] });
  await user.click(screen.getByRole('tab', { name: 'Specifications' }));
  const rows = [...within(screen.getByRole('tabpanel')).getAllByRole('term')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
  expect(rows).toEqual([
    ['DPI', '300'],
    ['Created', 'September 28, 2026'],
    ['Format', 'Digital Download'],
    ['License', 'Commercial Use'],
    ['Updates', 'Lifetime'],
    ['Support', '6 months'],
  ]);
  expect(screen.getByText('jar.glb')).toBeTruthy();
});

it('plays the preview when it ends in .mp4, and shows a chosen picture', async () => {
  const { user, container } = await open({
    images: [picture('/uploads/a.webp'), picture('/uploads/b.webp')],
    previewMedia: [picture('/uploads/turn.mp4', 'video/mp4')],
  });
  expect(container.querySelector('video')?.getAttribute('src')).toBe('/uploads/turn.mp4');
  await user.click(screen.getByRole('button', { name: 'Show Asset 5: 3 of 3' }));
  expect(container.querySelector('video')).toBeNull();
  expect(screen.getByRole('img', { name: 'Picture /uploads/b.webp' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Go to 2' }));
  expect(screen.getByRole('img', { name: 'Picture /uploads/a.webp' })).toBeTruthy();
});

it('adds to the cart; a second time raises the quantity', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View Cart' }).getAttribute('href')).toBe('/cart');
});

it("says 'Product not found' for an unknown number, and for no number", async () => {
  network.use(
    http.get('/api/products/99', () =>
      HttpResponse.json({ success: false, error: 'Product not found' }, { status: 404 }),
    ),
  );
  const unknown = await renderPath('/product/99');
  expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeTruthy();
  unknown.unmount();
  await renderPath('/product/moon-jar');
  expect(screen.getByRole('heading', { name: 'Product not found' })).toBeTruthy();
});

it('says that a product did not load when the server failed', async () => {
  network.use(http.get('/api/products/5', () => HttpResponse.json({ success: false }, { status: 500 })));
  await renderPath('/product/5');
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch product');
  expect(screen.queryByText('Product not found')).toBeNull();
});

it('does not ask again for what the server has just been told is unknown', async () => {
  // Any request would fail this test: none is expected.
  await renderPath('/product/99', {
    state: { failures: { '/api/products/99': { status: 404, message: 'Product not found' } } },
  });
  expect(screen.getByRole('heading', { name: 'Product not found' })).toBeTruthy();
});

it('shows the cover for a model until somebody asks for 3D', async () => {
  const { container } = await open({
    images: [picture('/uploads/a.webp'), picture('/uploads/b.webp')],
    previewMedia: [picture('/uploads/jar.glb', 'model/gltf-binary')],
  });
  expect(screen.getByRole('img', { name: 'Picture /uploads/a.webp' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'View in 3D' })).toBeTruthy();
  expect(container.querySelector('model-viewer')).toBeNull();
  expect(screen.getByText('Asset 5: 1 of 2')).toBeTruthy();
});

it('goes through the thumbnails by arrow keys, round and round', async () => {
  const { user } = await open({ images: [picture('/uploads/a.webp'), picture('/uploads/b.webp')] });
  await user.click(screen.getByRole('button', { name: 'Show Asset 5: 1 of 2' }));
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show Asset 5: 2 of 2' }));
  expect(screen.getByRole('img', { name: 'Picture /uploads/b.webp' })).toBeTruthy();
});
