import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { trackEvent } from '../../lib/analytics';
import { ConsentBar } from './consent-bar';

const IDS = { analyticsId: 'G-TEST12345', pixelId: '1234567890' };
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).hostname);
const layer = () => ((window as { dataLayer?: IArguments[] }).dataLayer ?? []).map((entry) => [...entry] as unknown[]);
const sent = () => layer().flatMap(([command, name]) => (command === 'event' ? [name] : []));

function bar() {
  return { user: userEvent.setup(), ...render(<ConsentBar ids={IDS} />) };
}

afterEach(() => {
  document.head.querySelectorAll('script').forEach((script) => script.remove());
  window.history.replaceState(null, '', '/');
  Object.assign(window, { gtag: undefined, fbq: undefined, dataLayer: undefined });
});

it('loads nothing before an answer and nothing after a no, which it remembers', async () => {
  const { user, unmount } = bar();
  expect(scripts()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(scripts()).toEqual([]);
  trackEvent('begin_consultation', { category: 'Consultation', label: 'Website Development' });
  expect(sent()).toEqual([]);
  unmount();
  bar();
  expect(screen.queryByRole('region', { name: 'Counting visits' })).toBeNull();
});

it('counts this page, the next ones and events after a yes', async () => {
  const { user } = bar();
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(scripts()).toEqual(['www.googletagmanager.com', 'connect.facebook.net']);
  window.dispatchEvent(new Event('kiln:page'));
  trackEvent('begin_consultation', { category: 'Consultation', label: 'Website Development' });
  expect(sent()).toEqual(['page_view', 'page_view', 'begin_consultation']);
});

it('never tells the address of an order, nor loads anything there', async () => {
  window.history.replaceState(null, '', '/orders/secret-token');
  const { user } = bar();
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(scripts()).toEqual([]);
  window.history.replaceState(null, '', '/shop');
  window.dispatchEvent(new Event('kiln:page'));
  expect(sent()).toEqual(['page_view']);
  window.history.replaceState(null, '', '/orders/secret-token');
  window.dispatchEvent(new Event('kiln:page'));
  expect(sent()).toEqual(['page_view']);
  expect(layer().at(-1)).toEqual(['set', { page_location: window.location.origin }]);
  expect(JSON.stringify(layer())).not.toContain('secret-token');
});

it('asks again when the footer’s button is pressed', async () => {
  localStorage.setItem('kiln:consent', 'declined');
  bar();
  window.dispatchEvent(new Event('kiln:consent'));
  expect(await screen.findByRole('region', { name: 'Counting visits' })).toBeTruthy();
});
