import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../testing/render';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

const header = () => renderInApp(<SiteHeader cartCount={3} />);
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

it('folds the links away on small screens until asked', async () => {
  const { user } = header();
  const folded = { name: 'Main, small screen' };
  expect(screen.queryByRole('navigation', folded)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(screen.getByRole('navigation', folded));
  await user.click(menu.getByRole('link', { name: 'Yearly Packages' }));
  expect(screen.queryByRole('navigation', folded)).toBeNull();
});

it("offers no client login: disabled, 'Coming Soon'", () => {
  header();
  const [login] = screen.getAllByRole('button', { name: 'Login as Client' });
  expect(login?.getAttribute('aria-disabled')).toBe('true');
  const hint = document.getElementById(login?.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('Coming Soon');
});

it('closes the page with the current year', () => {
  renderInApp(<SiteFooter />);
  expect(screen.getByText(new RegExp(`© ${new Date().getFullYear()} Kiln`))).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Social' })).toBeTruthy();
});
