import { DIGITAL_CONTENT_CONSENT } from '@kiln/contracts/consent';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { atTheCheckout, cartLabel } from '../../../../testing/at-the-checkout';
import { installCardProvider } from '../../../../testing/card-provider';
import { network } from '../../../../testing/network';
import { answerMethod } from '../../../../testing/open-payment';
import { installPayPalScript, type BuyersChoice } from '../../../../testing/paypal-script';
import { answerPayments, refusal, success, VERIFIED } from '../../../../testing/payments-far-end';

installCardProvider();
const { state: script, reset } = installPayPalScript();
beforeEach(reset);

const NEXT = { kind: 'approve', orderID: 'PP-1' } as const;
const PAID = { ...VERIFIED, paymentMethod: 'paypal' };
const SETTINGS = { clientId: 'client-1', sdkBaseUrl: '/sandbox/paypal/sdk.js' };

function answerPayPal({ settings = SETTINGS as typeof SETTINGS | null } = {}) {
  const asked = answerPayments({ process: () => success(PAID), verify: () => success(PAID) });
  const stripe = { publishableKey: 'pk_test_1', scriptUrl: '/sandbox/stripe/stripe.js' };
  network.use(http.get('/api/payments/config', () => success({ mode: 'sandbox', stripe, paypal: settings })));
  const calls = answerMethod('paypal', { create: '/paypal/create-order', verify: '/paypal/capture-order' }, NEXT);
  calls.verify = () => success(PAID);
  return { asked, calls };
}

async function choosePayPal(...choices: BuyersChoice[]) {
  script.choices = choices;
  const page = await atTheCheckout();
  await page.user.click(screen.getByRole('radio', { name: /^PayPal/ }));
  const button = await screen.findByRole('button', { name: 'PayPal' });
  return { ...page, button, press: () => page.user.click(button) };
}

describe('paying by PayPal', () => {
  it('shows the button as specified, from a script that is loaded when PayPal is chosen', async () => {
    answerPayPal();
    const { user } = await atTheCheckout();
    expect(script.scripts).toEqual([]);
    await user.click(screen.getByRole('radio', { name: /^PayPal/ }));
    await screen.findByRole('button', { name: 'PayPal' });
    expect(script.styles).toEqual([{ layout: 'vertical', color: 'gold', shape: 'rect', label: 'paypal', height: 45 }]);
    const { pathname, searchParams } = new URL(script.scripts[0] ?? '');
    expect(pathname).toBe('/sandbox/paypal/sdk.js');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      'client-id': 'client-1',
      currency: 'USD',
      intent: 'capture',
    });
  });

  it('creates, captures, records and leads to the success screen', async () => {
    const { asked, calls } = answerPayPal();
    const { press, address } = await choosePayPal('approve');
    await press();
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful' });
    expect(address()).toBe('/payment-success?payment_id=pay_1&payment_method=paypal');
    expect(calls.created).toMatchObject([{ amount: 52.8, currency: 'usd', items: [{ id: 7, quantity: 1 }] }]);
    expect(calls.verified).toEqual([{ orderID: 'PP-1' }]);
    expect(asked.process).toEqual([{ method: 'paypal', result: { id: 'PP-1', paymentId: 'pay_1' } }]);
    expect(cartLabel()).toBe('Cart, 0 items');
  });

  it('creates no order before the consent is given', async () => {
    const { calls } = answerPayPal();
    const { press, user } = await choosePayPal('approve');
    const consent = screen.getByRole('checkbox', { name: DIGITAL_CONTENT_CONSENT.text });
    await user.click(consent);
    await press();
    await waitFor(() => expect(document.activeElement).toBe(consent));
    expect(calls.created).toEqual([]);
  });

  it('says that the buyer cancelled, keeps the cart, and takes up the same order', async () => {
    const { asked, calls } = answerPayPal();
    const { press } = await choosePayPal('cancel', 'approve');
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe('Payment was cancelled');
    expect(cartLabel()).toBe('Cart, 1 item');
    expect([calls.verified, asked.process]).toEqual([[], []]);
    network.use(
      http.post('/api/payments/verify', () => refusal(402, 'payment_incomplete', 'Not yet.'), { once: true }),
    );
    await press();
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful' });
    expect(new Set(calls.created.map((body) => (body as { checkout_id: string }).checkout_id)).size).toBe(1);
  });

  it('opens PayPal again for another card when the first was declined', async () => {
    const { calls } = answerPayPal();
    calls.verify = () => {
      calls.verify = () => success(PAID);
      const error = { code: 'card_declined', message: 'Choose another one.' };
      return HttpResponse.json({ success: false, error, data: { next: NEXT } }, { status: 402 });
    };
    const { press } = await choosePayPal('approve', 'approve');
    await press();
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful' });
    expect(calls.verified).toEqual([{ orderID: 'PP-1' }, { orderID: 'PP-1' }]);
    expect(calls.created).toHaveLength(1);
  });

  it.each([
    ['a refused capture', 'approve', () => refusal(402, 'payment_failed', 'COMPLIANCE_VIOLATION')],
    ['an error of the button', 'break', () => success(PAID)],
  ] as const)('tells plainly of %s', async (_, choice, verify) => {
    const { calls } = answerPayPal();
    calls.verify = verify;
    const { press } = await choosePayPal(choice);
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe('PayPal payment failed. Please try again.');
    expect(cartLabel()).toBe('Cart, 1 item');
  });

  it('asks first what became of a capture that nobody answered', async () => {
    const { calls } = answerPayPal();
    calls.verify = () => HttpResponse.error();
    const { press, address } = await choosePayPal('approve');
    await press();
    await waitFor(() => expect(address()).toMatch(/^\/payment-(failure|success)\?.*payment_id=pay_1/));
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful' });
  });

  it('shows a capture under review as processing', async () => {
    const { calls } = answerPayPal();
    const reviewing = { ...PAID, status: 'processing', progress: { stage: 'reviewing' } };
    calls.verify = () => success(reviewing);
    network.use(...['verify', 'process'].map((call) => http.post(`/api/payments/${call}`, () => success(reviewing))));
    const { press } = await choosePayPal('approve');
    await press();
    await screen.findByRole('heading', { level: 1, name: 'Payment Processing' });
  });

  it('speaks the words of the service when it refuses to create the order', async () => {
    const { calls } = answerPayPal();
    calls.create = () => refusal(503, 'catalogue_unavailable', 'The catalogue does not answer. Nothing was charged.');
    const { press } = await choosePayPal('approve');
    await press();
    const message = 'The catalogue does not answer. Nothing was charged.';
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
    expect(calls.verified).toEqual([]);
  });
});

describe('PayPal’s script', () => {
  it('can be loaded again when it did not load', async () => {
    answerPayPal();
    vi.spyOn(console, 'error').mockReturnValue();
    script.loads = false;
    const { user } = await atTheCheckout();
    await user.click(screen.getByRole('radio', { name: /^PayPal/ }));
    const again = await screen.findByRole('button', { name: 'Load PayPal again' });
    script.loads = true;
    await user.click(again);
    await screen.findByRole('button', { name: 'PayPal' });
  });

  it('is missed in the console where PayPal is not set up (S 8)', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    answerPayPal({ settings: null });
    const { user } = await atTheCheckout();
    await user.click(screen.getByRole('radio', { name: /^PayPal/ }));
    await screen.findByText(/PayPal could not be loaded/);
    expect(warn).toHaveBeenCalledWith('PayPal client id is not configured');
  });
});
