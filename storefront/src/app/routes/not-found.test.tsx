import { CONTENT_PATHS } from '@kiln/contracts/content-api';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { productList } from '../../testing/catalogue';
import { network } from '../../testing/network';
import { renderPath } from '../../testing/render';

it('answers any other path with a way home', async () => {
  network.use(
    http.get('/api/products', () => HttpResponse.json({ success: true, data: productList([]) })),
    ...[CONTENT_PATHS.homeServices, CONTENT_PATHS.portfolioItems].map((path) =>
      http.get(path, () => HttpResponse.json({ data: [], meta: {} })),
    ),
  );
  const { user, address } = await renderPath('/no/such/page', { visits: ['/'] });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 - Page Not Found');
  await user.click(screen.getByRole('link', { name: 'Go Home' }));
  expect(address()).toBe('/');
});
