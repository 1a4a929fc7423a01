import { CONTENT_PATHS, type HomeService, type PortfolioItem } from '@kiln/contracts/content-api';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { picture, product, productList } from '../../testing/catalogue';
import { aPiece } from '../../testing/portfolio';
import { renderPath } from '../../testing/render';

const SERVICE: HomeService = {
  title: 'Branding',
  description: 'A name and a mark.',
  includes: ['Naming', 'Identity'],
  price: '$1,800 per month',
  image: picture('/uploads/branding.webp'),
};

interface Content {
  services?: HomeService[];
  work?: PortfolioItem[];
}

const home = ({ services = [SERVICE], work = [] }: Content = {}) =>
  renderPath('/', {
    state: {
      content: {
        '/api/products?featured=true': productList([product(1), product(2, { category: { slug: '3d', name: '3D' } })]),
        [CONTENT_PATHS.homeServices]: services,
        [CONTENT_PATHS.portfolioItems]: work,
      },
    },
  });
const region = (name: string) => within(screen.getByRole('region', { name }));

it("opens with the featured 3D asset's picture", async () => {
  await home();
  expect(region('What we do').getByRole('img').getAttribute('src')).toBe('/uploads/2.webp');
});

it('shows a service as its editor wrote it', async () => {
  await home();
  const services = region('Services');
  expect(services.getByRole('heading', { level: 3 }).textContent).toBe('Branding');
  expect(services.getByText('$1,800 per month')).toBeTruthy();
  expect(services.getByText('Naming, Identity')).toBeTruthy();
});

it('shows the first six pieces of work with client, year and category, linked to their category', async () => {
  await home({
    work: Array.from({ length: 8 }, (_, place) => aPiece({ slug: `piece-${place}`, title: `Piece ${place}` })),
  });
  const links = region('Work').getAllByRole('link', { name: /^Piece/ });
  expect(links.length).toBe(6);
  const { client, year, category, service, subService } = aPiece();
  expect(links[0]?.textContent).toBe(`Piece 0${year}${client}${category}`);
  expect(links[0]?.getAttribute('href')).toBe(`/portfolio/${service.slug}/${subService.slug}`);
});

it('puts an error in the place of a portfolio that cannot be drawn; the rest of the page stays', async () => {
  // React reports what it caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await home({ work: [{ slug: 'broken' } as PortfolioItem] });
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  expect(alert.getByRole('button', { name: 'Refresh Page' })).toBeTruthy();
  expect(region('Services').getByText('Branding')).toBeTruthy();
  expect(screen.getByRole('form', { name: 'Contact' })).toBeTruthy();
});

it('says what failed when the CMS did not answer', async () => {
  const failure = { status: 404, message: '' };
  await renderPath('/', {
    state: {
      content: { '/api/products?featured=true': productList([]) },
      failures: { [CONTENT_PATHS.homeServices]: failure, [CONTENT_PATHS.portfolioItems]: failure },
    },
  });
  expect(region('Services').getByRole('alert').textContent).toBe('Failed to fetch services');
  expect(region('Work').getByRole('alert').textContent).toBe('Failed to fetch portfolio');
});
