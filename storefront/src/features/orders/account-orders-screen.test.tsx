import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { network } from '../../testing/network';
import { refusal, success } from '../../testing/payments-far-end';
import { renderPath } from '../../testing/render';
import { fileSize } from './order-words';

const ORDER = {
  orderId: 'ord_1',
  number: 1042,
  status: 'paid',
  createdAt: '2026-11-20T10:00:00.000Z',
  total: 5280,
  itemCount: 2,
  path: '/orders/secret',
};
const answerOrders = (...orders: (typeof ORDER)[]) =>
  network.use(http.get('/api/payments/orders', () => success(orders)));

describe('my orders', () => {
  it('lists this browser’s orders', async () => {
    answerOrders(ORDER, { ...ORDER, orderId: 'ord_2', number: 1043, itemCount: 1, status: 'processing' });
    await renderPath('/account/orders');
    const link = await screen.findByRole('link', { name: /Order 1042/ });
    expect(link.getAttribute('href')).toBe('/orders/secret');
    expect(link.textContent).toBe('Order 1042$52.80November 20, 2026 · 2 itemsPaid');
    expect(screen.getByRole('link', { name: /Order 1043/ }).textContent).toContain('1 itemProcessing');
  });

  it('has a word for none, and loads again after a failure', async () => {
    network.use(http.get('/api/payments/orders', () => refusal(500, 'internal_error', 'Not now.'), { once: true }));
    const { user } = await renderPath('/account/orders');
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
    answerOrders();
    await user.click(screen.getByRole('button', { name: 'Load them again' }));
    await screen.findByText('No orders in this browser yet');
  });

  it('mails the links of an address and keeps the address when that fails', async () => {
    answerOrders();
    const message = 'If there are orders for this address, their links are on the way to it.';
    const answers = [HttpResponse.error(), HttpResponse.json({ success: true, data: { message } }, { status: 202 })];
    const asked: unknown[] = [];
    network.use(
      http.post('/api/payments/orders/lookup', async ({ request }) => {
        asked.push(await request.json());
        return answers.shift();
      }),
    );
    const { user } = await renderPath('/account/orders');
    await user.type(await screen.findByLabelText('Email address'), 'ada@example.com{Enter}');
    await screen.findByRole('alert');
    expect(screen.getByLabelText('Email address')).toHaveProperty('value', 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Mail me my links' }));
    await screen.findByText(message);
    expect(asked).toEqual([{ email: 'ada@example.com' }, { email: 'ada@example.com' }]);
  });
});

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_500, '1.5 kB'],
  [999_990, '1.0 MB'],
  [123_456_789, '123 MB'],
  [5_000_000_000, '5.0 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
