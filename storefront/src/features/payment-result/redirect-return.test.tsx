import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/a-product';
import { cartLabel } from '../../testing/at-the-checkout';
import { answerPayments, refusal, success, VERIFIED } from '../../testing/payments-far-end';
import { renderPath } from '../../testing/render';
import { storeCart } from '../../testing/stored-lists';

const ADDED = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded';

describe('the way back from a provider’s page', () => {
  it.each([
    ['payment_id=pay_1&payment_method=bnpl', 'payment_id=pay_1&payment_method=bnpl', 'pay_1'],
    ['payment_method=bnpl', 'payment_method=bnpl&payment_id=pi_1', 'pi_1'],
  ])('takes what the provider added out of the address (%s), and asks once', async (query, cleaned, id) => {
    const asked = answerPayments({ verify: () => success({ ...VERIFIED, paymentMethod: 'bnpl' }) });
    const { address } = await renderPath(`/payment-success?${query}&${ADDED}`);
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful' });
    expect(address()).toBe(`/payment-success?${cleaned}`);
    expect(asked.verify).toEqual([{ payment_id: id, payment_method: 'bnpl' }]);
  });

  it('shows a cancelled one with its reason, keeps the cart and leads to another try', async () => {
    answerPayments({ verify: () => refusal(402, 'payment_cancelled', 'Payment was cancelled') });
    storeCart(aProduct());
    await renderPath(`/payment-success?payment_id=pay_1&payment_method=bnpl&${ADDED.replace('succeeded', 'failed')}`);
    expect((await screen.findByRole('alert')).textContent).toBe('Payment was cancelled');
    expect(screen.getByRole('heading', { name: 'Your Cart is Safe' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Try Again' }).getAttribute('href')).toBe('/checkout');
    expect(cartLabel()).toBe('Cart, 1 item');
  });
});

describe('a payment under way', () => {
  it.each([
    ['bank_transfer', { stage: 'clearing', settlesBy: '2026-11-26T12:00:00Z' }, /decided by Thursday, November 26/],
    ['crypto', { stage: 'seen' }, /Your coins were seen/],
    ['crypto', { stage: 'confirmed' }, /Your coins are confirmed/],
    ['crypto', { stage: 'underpaid', received: '0.0004', expected: '0.0006' }, /Too little.*0.0004 of 0.0006/],
    ['paypal', { stage: 'reviewing' }, /PayPal is reviewing/],
    ['bnpl', undefined, /Nothing is left for you to do/],
  ])('by %s, %j, says where it stands and claims no success', async (paymentMethod, progress, lead) => {
    answerPayments({
      verify: () => success({ ...VERIFIED, paymentMethod, status: 'processing', ...(progress && { progress }) }),
    });
    await renderPath(`/payment-success?payment_id=pay_1&payment_method=${paymentMethod}`);
    await screen.findByRole('heading', { level: 1, name: 'Payment Processing' });
    expect(screen.getByText(lead)).toBeTruthy();
    expect(screen.queryByText(/within 10 minutes/)).toBeNull();
  });

  it('leaves the cart once the provider has told of it, although the redirect never came back to the checkout', async () => {
    const progress = { stage: 'reviewing' };
    answerPayments({ verify: () => success({ ...VERIFIED, status: 'processing', progress }) });
    storeCart(aProduct());
    const payment = { orderId: 'ord_1', paymentId: 'pay_1', method: 'paypal', itemIds: [7], confirmed: false };
    sessionStorage.setItem('kiln:checkout', JSON.stringify({ checkoutId: 'c1', payment }));
    await renderPath('/payment-success?payment_id=pay_1&payment_method=paypal');
    await waitFor(() => expect(cartLabel()).toBe('Cart, 0 items'));
  });
});
