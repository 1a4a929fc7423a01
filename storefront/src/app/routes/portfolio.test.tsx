import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { picture } from '../../testing/catalogue';
import { network } from '../../testing/network';
import { aPiece, SERVICES } from '../../testing/portfolio';
import { renderPath } from '../../testing/render';

const film = aPiece({
  slug: 'ebb-one',
  title: 'Ebb One',
  type: 'video',
  video: picture('/uploads/ebb.mp4', 'video/mp4'),
  subService: { slug: 'web-apps', name: 'Web Apps' },
});
const state = { content: { '/api/portfolio-items': [aPiece(), film], '/api/portfolio-services': SERVICES } };
const answer = (data: unknown) => HttpResponse.json({ data, meta: {} });

// Asked again on navigation.
beforeEach(() => {
  network.use(
    http.get('/api/portfolio-items', () => answer([aPiece(), film])),
    http.get('/api/portfolio-services', () => answer(SERVICES)),
  );
});

const open = (path: string, visits: string[] = []) => renderPath(path, { state, visits });

async function openLightbox(title: string) {
  const view = await open('/portfolio');
  await view.user.click(screen.getByRole('button', { name: title }));
  return { ...view, dialog: await screen.findByRole('dialog', {}, { timeout: 5_000 }) };
}

it('shows all work with client, year, category and technique', async () => {
  await open('/portfolio');
  const card = screen.getByRole('heading', { name: 'Halm Bakery' }).closest('article');
  expect(card?.textContent).toContain('Halm Bakers Ltd');
  expect(card?.textContent).toContain('2026');
  expect(card?.textContent).toContain('Web Shops');
  expect(card?.textContent).toContain('React, Strapi');
});

it('leads from the index to each sub-service, with how many pieces it has', async () => {
  const { user, address } = await open('/portfolio', ['/portfolio/web-development/web-shops']);
  expect(screen.queryByRole('link', { name: /Design Systems/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'UI/UX Design' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Web Shops 1 piece' }));
  expect(address()).toBe('/portfolio/web-development/web-shops');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Web Shops');
  expect(screen.getByRole('heading', { name: 'Halm Bakery' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Ebb One' })).toBeNull();
});

it('goes back one step, or to all work where there is none', async () => {
  const { user, address } = await open('/portfolio', ['/portfolio/web-development/web-shops']);
  await user.click(screen.getByRole('link', { name: 'Web Shops 1 piece' }));
  await user.click(screen.getByRole('link', { name: 'Web Apps 1 piece' }));
  await user.click(screen.getByRole('button', { name: 'Back to Portfolio' }));
  await waitFor(() => expect(address()).toBe('/portfolio/web-development/web-shops'));
});

it('goes to all work from an address that somebody sent', async () => {
  const { user, address } = await open('/portfolio/web-development/web-shops', ['/portfolio']);
  await user.click(screen.getByRole('button', { name: 'Back to Portfolio' }));
  await waitFor(() => expect(address()).toBe('/portfolio'));
});

it('says so when a category has no work', async () => {
  await open('/portfolio/ui-ux-design/design-systems');
  expect(screen.getByRole('heading', { name: 'Nothing on this shelf yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Design Systems 0 pieces' }).getAttribute('aria-current')).toBe('page');
});

it('knows no other categories', async () => {
  await open('/portfolio/ui-ux-design/web-shops');
  expect(screen.getByRole('heading', { name: '404 - Page Not Found' })).toBeTruthy();
});

it('leads slugs of old to the page of today', async () => {
  const { address } = await open('/portfolio/websites/shops?from=card');
  await waitFor(() => expect(address()).toBe('/portfolio/web-development/web-shops?from=card'));
  expect(screen.getByRole('heading', { name: 'Halm Bakery' })).toBeTruthy();
});

it('plays a film only while it is pointed at, silently', async () => {
  const { container, user } = await open('/portfolio');
  const button = screen.getByRole('button', { name: 'Ebb One' });
  expect(container.querySelector('video')).toBeNull();
  await user.hover(button);
  expect(container.querySelector('video')).toMatchObject({ muted: true, autoplay: true });
  await user.unhover(button);
  expect(container.querySelector('video')).toBeNull();
});

it('plays nothing for those who want less motion', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({ media, matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as never,
  );
  const { container, user } = await open('/portfolio');
  await user.hover(screen.getByRole('button', { name: 'Ebb One' }));
  screen.getByRole('button', { name: 'Ebb One' }).focus();
  expect(container.querySelector('video')).toBeNull();
});

it('opens a piece in the lightbox, with its first picture of three', async () => {
  const { dialog, user } = await openLightbox('Halm Bakery');
  expect(within(dialog).getByText(/1 \/ 3/)).toBeTruthy();
  expect(within(dialog).getByText('A shop for a bakery that is sold out by ten.')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('gives the focus back to the piece', async () => {
  const { dialog, user } = await openLightbox('Halm Bakery');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Halm Bakery' }));
});

it("closes on 'Get in Touch' and goes to the contact section", async () => {
  const { dialog, user } = await openLightbox('Halm Bakery');
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(within(dialog).getByRole('button', { name: 'Get in Touch' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const contact = document.getElementById('contact');
  expect(scrolled.mock.contexts).toEqual([contact]);
  expect(document.activeElement).toBe(contact);
});

it('says that the work did not come, and tries again', async () => {
  let broken = true;
  network.use(
    http.get('/api/portfolio-items', () =>
      broken ? HttpResponse.json({ data: null }, { status: 500 }) : answer([aPiece()]),
    ),
  );
  const { user } = await renderPath('/portfolio');
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch portfolio');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Halm Bakery' })).toBeTruthy();
});
