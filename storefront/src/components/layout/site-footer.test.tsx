import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DEFAULT_SITE } from '../../config/site';
import { SITE_KEY } from '../../lib/site';
import { renderInApp } from '../../testing/render';
import { SiteFooter } from './site-footer';

const footer = (social: { name: string; href: string }[] = []) => {
  renderInApp(<SiteFooter />, { state: { content: { [SITE_KEY]: { ...DEFAULT_SITE, social } } } });
  return within(screen.getByRole('contentinfo'));
};

it('has quick links, a call to book and the copyright of the current year', () => {
  const view = footer();
  expect(view.getByRole('link', { name: 'Shop' }).getAttribute('href')).toBe('/shop');
  expect(view.getByRole('link', { name: 'Book a consultation' }).getAttribute('href')).toBe('/booking');
  expect(view.getByText(new RegExp(`^© ${new Date().getFullYear()} Kiln`))).toBeTruthy();
});

it('links to the social pages that an editor has entered', () => {
  const social = within(
    footer([{ name: 'Are.na', href: 'https://are.na/kiln' }]).getByRole('navigation', { name: 'Social' }),
  );
  expect(social.getByRole('link', { name: 'Are.na' }).getAttribute('href')).toBe('https://are.na/kiln');
});

it('says nothing of social pages when there are none', () => {
  expect(footer().queryByRole('navigation', { name: 'Social' })).toBeNull();
});
