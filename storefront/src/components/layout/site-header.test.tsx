import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../testing/render';
import { SiteHeader } from './site-header';

const header = (path = '/') => renderInApp(<SiteHeader cartCount={3} />, { path });
const main = () => within(screen.getByRole('navigation', { name: 'Main' }));

it('leads to sections and pages', () => {
  header();
  const target = (name: string) => main().getByRole('link', { name }).getAttribute('href');
  expect(target('Services')).toBe('/#services');
  expect(target('Contact')).toBe('/#contact');
  expect(target('About Us')).toBe('/about-us');
  expect(target('WebsiteOffer')).toBe('/website-offer');
  expect(screen.getByRole('link', { name: 'Shop' }).getAttribute('href')).toBe('/shop');
  expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toBeTruthy();
});

it('opens Portfolio by keyboard and closes it on Escape', async () => {
  const { user } = header();
  expect(main().queryByRole('link', { name: 'Our Work' })).toBeNull();
  const button = main().getByRole('button', { name: 'Portfolio' });
  button.focus();
  await user.keyboard('{Enter}');
  expect(main().getByRole('link', { name: 'Our Work' }).getAttribute('href')).toBe('/portfolio');
  await user.tab();
  await user.keyboard('{Escape}');
  expect(main().queryByRole('link', { name: 'Yearly Packages' })).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('says where one is', async () => {
  const { user } = header('/yearly-packages');
  await user.click(main().getByRole('button', { name: 'Portfolio' }));
  expect(main().getByRole('link', { current: 'page' }).textContent).toBe('Yearly Packages');
});

it("has a client login that is disabled, can be focused and says 'Coming Soon'", () => {
  header();
  const login = screen.getByRole('button', { name: 'Login as Client' });
  expect(login.getAttribute('aria-disabled')).toBe('true');
  login.focus();
  expect(document.activeElement).toBe(login);
  expect(document.getElementById(login.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Coming Soon');
});

it('has a menu for small screens that closes when a place is chosen and gives the focus back', async () => {
  const { user, address } = header();
  const opener = screen.getByRole('button', { name: 'Open menu' });
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  await user.click(opener);
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Services',
    'Our Work',
    'Yearly Packages',
    'About Us',
    'WebsiteOffer',
    'Contact',
    'studio@kiln.example',
  ]);
  await user.click(menu.getByRole('link', { name: 'About Us' }));
  expect(address()).toBe('/about-us');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});
