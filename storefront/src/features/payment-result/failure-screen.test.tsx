import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/a-product';
import { answerPayments, refusal, success, VERIFIED } from '../../testing/payments-far-end';
import { renderPath } from '../../testing/render';
import { storeCart } from '../../testing/stored-lists';

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const valueOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

describe('payment failure', () => {
  it.each([
    ['card_declined', 'Card Declined', /declined by the issuing bank/],
    ['insufficient_funds', 'Insufficient Funds', /does not hold enough/],
    ['invalid_card', 'Invalid Card', /not valid/],
    ['network_error', 'Network Error', /connection broke/],
    ['timeout', 'Payment Timeout', /took too long/],
    ['cancelled', 'Payment Cancelled', /still in your cart/],
    ['anything_else', 'Payment Failed', /^Your payment could not be processed. Please try again.$/],
  ])('names %s', async (code, expected, explanation) => {
    await renderPath(`/payment-failure?error=${code}&payment_method=card`);
    expect(title()).toBe(expected);
    expect(screen.getByText(explanation)).toBeTruthy();
    expect([valueOf('Error code'), valueOf('Payment method'), valueOf('Status')]).toEqual([code, 'Card', 'Failed']);
    expect(valueOf('Time')).toMatch(/\d/);
  });

  it('has its own advice for four codes and one list for the rest', async () => {
    const advice = async (code: string) => {
      const { unmount } = await renderPath(`/payment-failure?error=${code}`);
      const list = screen.getByRole('heading', { name: 'What You Can Do' }).nextElementSibling?.textContent;
      unmount();
      return list;
    };
    const own: unknown[] = [];
    for (const code of ['card_declined', 'insufficient_funds', 'invalid_card', 'network_error'])
      own.push(await advice(code));
    expect(new Set(own).size).toBe(4);
    const usual = await advice('payment_failed');
    expect(usual).toContain('Check your internet connection');
    expect(usual).toContain('Contact support if it persists');
    expect([await advice('timeout'), await advice('cancelled')]).toEqual([usual, usual]);
    expect(own).not.toContain(usual);
  });

  it('has defaults for an address without a query, and speaks the message it is given', async () => {
    const { unmount } = await renderPath('/payment-failure');
    expect([title(), valueOf('Error code'), valueOf('Payment method')]).toEqual([
      'Payment Failed',
      'payment_failed',
      'unknown',
    ]);
    unmount();
    await renderPath('/payment-failure?error_message=The%20kiln%20is%20cold');
    expect(screen.getByText('The kiln is cold')).toBeTruthy();
  });

  it('says that the cart is safe when there is one, and leads on', async () => {
    storeCart(aProduct(), { ...aProduct({ id: 8 }), quantity: 2 });
    await renderPath('/payment-failure');
    await screen.findByRole('heading', { name: 'Your Cart is Safe' });
    expect(screen.getByText('3 items are still in it.')).toBeTruthy();
    const main = screen.getByRole('main');
    const links = [...main.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Try Again', '/checkout'],
      ['Review Cart', '/cart'],
      ['Continue Shopping', '/shop'],
      ['support@kiln.example', 'mailto:support@kiln.example'],
      ['Contact', '/contact'],
      ['Help', '/help'],
    ]);
    expect(main.textContent).toContain('24/7');
  });

  it('says nothing of an empty cart', async () => {
    await renderPath('/payment-failure');
    expect(screen.queryByText('Your Cart is Safe')).toBeNull();
  });

  it.each(['paid', 'processing'])('leads a payment that is %s to the success screen instead', async (status) => {
    answerPayments({ verify: () => success({ ...VERIFIED, status }) });
    const { address } = await renderPath('/payment-failure?error=network_error&payment_method=card&payment_id=pay_1');
    expect(screen.getByText('Verifying your payment...')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/payment-success?payment_id=pay_1&payment_method=card'));
    await screen.findByRole('heading', { level: 1, name: /^Payment (Successful|Processing)$/ });
  });

  it.each([
    ['is not paid', () => refusal(402, 'card_declined', 'Your card was declined.')],
    ['cannot be asked about', () => HttpResponse.error()],
  ])('reports the failure when the payment %s', async (_, verify) => {
    answerPayments({ verify });
    await renderPath('/payment-failure?error=network_error&payment_method=card&payment_id=pay_1');
    await screen.findByRole('heading', { level: 1, name: 'Network Error' });
  });
});
