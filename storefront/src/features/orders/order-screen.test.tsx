import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { anOrderPage, orderItem } from '../../testing/an-order-page';
import { network } from '../../testing/network';
import { refusal, success } from '../../testing/payments-far-end';
import { renderPath } from '../../testing/render';

const ORDER = '/api/payments/orders/secret';
const answerOrder = (order: Parameters<typeof anOrderPage>[0] = {}) =>
  network.use(http.get(ORDER, () => success({ ...anOrderPage(order) })));

describe('order page', () => {
  it('shows the files with size and checksum, and the receipt', async () => {
    answerOrder({ items: [orderItem({ quantity: 2 })], totals: { subtotal: 9600, tax: 960, total: 10560 } });
    await renderPath('/orders/secret');
    await screen.findByRole('heading', { level: 1, name: 'Order 1042' });
    expect(screen.getByText('Your files, ready to download until December 20, 2026.')).toBeTruthy();
    expect(screen.getByText('4.8 MB · Version 2')).toBeTruthy();
    expect(screen.getByText(`SHA-256 ${'ab'.repeat(32)}`)).toBeTruthy();
    const receipt = screen.getByRole('region', { name: 'Receipt' });
    for (const text of [
      'ord_1',
      'November 20, 2026',
      'Paid',
      'Card',
      'Ada Potter, ada@example.com',
      '2 × $48.00',
      '$105.60',
    ]) {
      expect(receipt.textContent).toContain(text);
    }
    expect(receipt.className).toContain('paper');
  });

  it('says why a download was refused and looks again how things stand', async () => {
    answerOrder();
    network.use(
      http.post(`${ORDER}/files/dlv_1`, () =>
        refusal(410, 'link_expired', 'This link has expired. Ask for a new one.'),
      ),
    );
    const { user } = await renderPath('/orders/secret');
    const button = await screen.findByRole('button', { name: 'Download primitives.zip' });
    answerOrder({ expired: true, name: '', email: 'a•••@example.com', items: [orderItem({ files: [] })] });
    await user.click(button);
    await screen.findByRole('heading', { name: 'These links have expired' });
    expect(screen.queryByRole('button', { name: /Download/ })).toBeNull();
    expect(screen.queryByText(/nothing to download/)).toBeNull();
    expect(screen.getByText('a•••@example.com')).toBeTruthy();
  });

  it('mails a new link for an expired one', async () => {
    answerOrder({ expired: true });
    const answers = [
      HttpResponse.error(),
      success({ message: 'A new link is on the way to the address of this order.' }),
    ];
    network.use(http.post(`${ORDER}/resend`, () => answers.shift()));
    const { user } = await renderPath('/orders/secret');
    const send = await screen.findByRole('button', { name: 'Send me a new link' });
    await user.click(send);
    expect((await screen.findByRole('alert')).textContent).toContain('Network error');
    await user.click(send);
    await screen.findByText('A new link is on the way to the address of this order.');
  });

  it.each([
    ['pending', 'processing', 'Waiting for the payment. The files appear here by themselves.'],
    ['pending', 'failed', 'Not paid, so there is nothing to download.'],
    ['revoked', 'refunded', 'This item was refunded, so its files no longer open.'],
  ] as const)('explains files that are %s in an order that is %s', async (access, status, text) => {
    answerOrder({ status, items: [orderItem({ access, files: [] })] });
    await renderPath('/orders/secret');
    await screen.findByText(text);
    expect(screen.queryByRole('button', { name: /Download/ })).toBeNull();
  });

  it('offers new links where the token opens nothing', async () => {
    network.use(http.get(ORDER, () => refusal(404, 'order_not_found', 'There is no such order.')));
    await renderPath('/orders/secret');
    await screen.findByRole('heading', { name: 'This link opens no order' });
    expect(screen.getByRole('link', { name: 'Mail me my links' }).getAttribute('href')).toBe('/account/orders');
  });

  it('loads again after a failure', async () => {
    network.use(http.get(ORDER, () => HttpResponse.error(), { once: true }));
    const { user } = await renderPath('/orders/secret');
    await screen.findByRole('heading', { name: 'The order could not be loaded' });
    answerOrder();
    await user.click(screen.getByRole('button', { name: 'Load it again' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order 1042'));
  });
});
