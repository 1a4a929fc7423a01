import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/a-product';
import { cartLabel } from '../../testing/at-the-checkout';
import { answerPayments, refusal, success, VERIFIED, type PaymentsAnswers } from '../../testing/payments-far-end';
import { renderInApp, renderPath } from '../../testing/render';
import { storeCart } from '../../testing/stored-lists';
import { SuccessScreen } from './success-screen';

const PAID = '/payment-success?payment_id=pay_1&payment_method=card';
const valueOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

/** This tab's checkout, as it is when the buyer comes back from paying. */
function checkoutUnderWay(orderId: string, confirmed: boolean) {
  const payment = { orderId, paymentId: 'pay_1', method: 'card', itemIds: [7], confirmed };
  sessionStorage.setItem('kiln:checkout', JSON.stringify({ checkoutId: 'c1', payment }));
}

describe('payment success', () => {
  it('verifies, then shows the receipt, what is next and the ways on', async () => {
    const asked = answerPayments({ verify: () => success({ ...VERIFIED, orderPath: '/orders/secret' }) });
    await renderPath(PAID);
    expect(screen.getByText('Verifying your payment...')).toBeTruthy();
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful' });
    expect(asked.verify).toEqual([{ payment_id: 'pay_1', payment_method: 'card' }]);
    expect(['Order ID', 'Payment Method', 'Amount Paid', 'Status'].map(valueOf)).toEqual([
      'ord_1',
      'Card',
      '$52.80',
      'Completed',
    ]);
    expect(valueOf('Date')).toContain(String(new Date().getFullYear()));
    for (const step of ['Check your email', 'Download your assets', 'Need help?']) {
      expect(screen.getByRole('heading', { name: step })).toBeTruthy();
    }
    expect(screen.getByText('The download links are valid for 30 days.')).toBeTruthy();
    expect(screen.getByText(/within 10 minutes, check your spam folder/)).toBeTruthy();
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Continue Shopping')).toBe('/shop');
    expect(href('View My Orders')).toBe('/account/orders');
    expect(href('Download your files')).toBe('/orders/secret');
  });

  it('shows N/A for an order without an id', async () => {
    answerPayments({ verify: () => success({ ...VERIFIED, orderId: '' }) });
    await renderPath(PAID);
    await screen.findByText('N/A');
  });

  it.each([
    ['paid', 'ord_1', false, 'Cart, 1 item'],
    ['processing', 'ord_1', true, 'Cart, 1 item'],
    ['processing', 'ord_1', false, 'Cart, 2 items'],
    ['paid', 'ord_of_another_day', true, 'Cart, 2 items'],
  ])(
    'with a %s payment and this tab’s checkout %s (confirmed: %s) leaves: %s',
    async (status, orderId, confirmed, cart) => {
      answerPayments({ verify: () => success({ ...VERIFIED, status }) });
      storeCart(aProduct(), aProduct({ id: 8 }));
      checkoutUnderWay(orderId, confirmed);
      await renderPath(PAID);
      await screen.findByRole('heading', { level: 1, name: /Payment (Successful|Processing)/ });
      await waitFor(() => expect(cartLabel()).toBe(cart));
    },
  );

  it('asks again while the payment is processing, and then shows that it is paid', async () => {
    const answers = [success({ ...VERIFIED, status: 'processing' }), HttpResponse.error(), success(VERIFIED)];
    answerPayments({ verify: () => answers.shift() ?? success(VERIFIED) });
    renderInApp(
      <SuccessScreen
        request={REQUEST}
        cartCount={0}
        onSettled={() => undefined}
        onFailed={() => undefined}
        backOff={SOON}
      />,
    );
    await screen.findByRole('heading', { level: 1, name: 'Payment Processing' });
    expect(screen.getByText(/Do not pay again/)).toBeTruthy();
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful' });
  });

  it.each([
    ['the service’s reason', () => refusal(402, 'card_declined', 'Your card was declined.'), 'Your card was declined.'],
    ['the default', () => refusal(402, 'payment_failed', ''), 'Payment verification failed'],
  ])('shows a failed payment with %s', async (_, verify, message) => {
    answerPayments({ verify });
    await renderPath(PAID);
    await screen.findByRole('heading', { level: 1, name: 'Payment Verification Failed' });
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(screen.getByRole('link', { name: 'Try Again' }).getAttribute('href')).toBe('/checkout');
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
  });

  it('puts back into the cart what a payment was to pay for that failed while it was under way', async () => {
    const answers = [success({ ...VERIFIED, status: 'processing' })];
    answerPayments({ verify: () => answers.shift() ?? refusal(402, 'payment_failed', 'Your bank said no.') });
    storeCart(aProduct(), aProduct({ id: 8 }));
    checkoutUnderWay('ord_1', true);
    const { unmount } = await renderPath(PAID);
    await screen.findByRole('heading', { level: 1, name: 'Payment Processing' });
    await waitFor(() => expect(cartLabel()).toBe('Cart, 1 item'));
    unmount();

    await renderPath(PAID);
    await screen.findByText('Your bank said no.');
    await waitFor(() => expect(cartLabel()).toBe('Cart, 2 items'));
    expect(screen.getByText('2 items are still in it.')).toBeTruthy();
  });

  it.each([
    ['nobody answers', () => HttpResponse.error()],
    ['the service is in trouble', () => refusal(503, 'provider_unavailable', 'Not now.')],
  ])('does not call it failed when %s: it can be checked again', async (_, verify) => {
    const answers: PaymentsAnswers = { verify };
    answerPayments(answers);
    const { user } = await renderPath(PAID);
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to verify payment');
    expect(screen.getByText(/This does not mean that your payment failed/)).toBeTruthy();
    delete answers.verify;
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await screen.findByRole('heading', { name: 'Payment Successful' });
  });

  it('asks nobody without an id', async () => {
    await renderPath('/payment-success?payment_method=card');
    expect(screen.getByRole('alert').textContent).toBe('Missing payment information');
  });

  it('takes a session_id, and card as the default method', async () => {
    const asked = answerPayments();
    await renderPath('/payment-success?session_id=cs_1');
    await screen.findByRole('heading', { name: 'Payment Successful' });
    expect(asked.verify).toEqual([{ session_id: 'cs_1', payment_method: 'card' }]);
  });
});

const REQUEST = { payment_id: 'pay_1' };
const SOON = [1, 1, 1];
