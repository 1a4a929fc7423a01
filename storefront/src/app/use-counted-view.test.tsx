import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { detail } from '../testing/catalogue';
import { network } from '../testing/network';
import { renderPath } from '../testing/render';

/** What the browser was handed to send; jsdom itself has no beacons. */
let sent: string[] = [];
const reading: Promise<unknown>[] = [];

beforeEach(() => {
  sent = [];
  Object.assign(navigator, {
    sendBeacon: (url: string, body: Blob) => {
      const read = new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(sent.push(`${url} ${body.type} ${String(reader.result)}`));
        reader.readAsText(body);
      });
      reading.push(read);
      return true;
    },
  });
});
afterEach(() => Object.assign(navigator, { sendBeacon: undefined, globalPrivacyControl: undefined, doNotTrack: null }));

const beacon = (kind: string) => `/api/products/5/counts application/json {"kind":"${kind}"}`;

/** What was asked for before is sent after the next paint, in order. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function allSent(): Promise<string[]> {
  await painted();
  await Promise.all(reading);
  return sent;
}

const open = () => renderPath('/product/5', { state: { content: { '/api/products/5': { product: detail(5) } } } });

it('counts a product as looked at, put into the cart and saved; taking out again is none', async () => {
  const { user } = await open();
  await waitFor(async () => expect(await allSent()).toEqual([beacon('view')]));
  const save = screen.getByRole('button', { name: /wishlist/i });
  await user.click(save);
  await user.click(save);
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(await allSent()).toEqual([beacon('view'), beacon('wishlist'), beacon('cart')]);
});

it('paints the answer to a click before it counts', async () => {
  const { user } = await open();
  await waitFor(async () => expect(await allSent()).toEqual([beacon('view')]));
  let handed = 0;
  const frames: FrameRequestCallback[] = [];
  Object.assign(navigator, { sendBeacon: () => (handed += 1) });
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  onTestFinished(() => void vi.unstubAllGlobals());
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(handed).toBe(0);
  for (const frame of frames) frame(0);
  await waitFor(() => expect(handed).toBe(1));
});

it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'sends nothing for who asks not to be counted: %j',
  async (wish) => {
    Object.assign(navigator, wish);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(await allSent()).toEqual([]);
  },
);

it('counts no preview', async () => {
  window.history.replaceState(null, '', '?preview=token');
  onTestFinished(() => window.history.replaceState(null, '', '?'));
  await open();
  await screen.findByRole('button', { name: 'Add to Cart' });
  expect(await allSent()).toEqual([]);
});

it('counts nothing where there is no product', async () => {
  network.use(http.get('/api/products/6', () => HttpResponse.json({ success: false, error: '' }, { status: 404 })));
  await renderPath('/product/6');
  await screen.findByText('Product not found');
  expect(await allSent()).toEqual([]);
});
