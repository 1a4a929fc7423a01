import { DIGITAL_CONTENT_CONSENT } from '@kiln/contracts/consent';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/a-product';
import { atTheCheckout } from '../../testing/at-the-checkout';
import { installCardProvider } from '../../testing/card-provider';
import { answerPayments, INTENT, success, type PaymentsAnswers } from '../../testing/payments-far-end';
import { renderPath } from '../../testing/render';
import { storeCart } from '../../testing/stored-lists';

installCardProvider();
const INCOMPLETE = 'Please complete all required payment information';
/** A test that ends before the card's field is there would leave its requests to the next one. */
const cardField = () => screen.findByLabelText('Card number');
const payButton = () => screen.getByRole('button', { name: /^Pay/ });

describe('checkout', () => {
  it('shows the order, the fields and why the button waits', async () => {
    answerPayments();
    storeCart(aProduct(), { ...aProduct({ id: 8, title: 'Soot', price: 10 }), quantity: 2 });
    await renderPath('/checkout');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Checkout');
    expect(screen.getByText('Complete your purchase securely')).toBeTruthy();
    await screen.findByText('You will receive purchased files in your email');
    expect(screen.getByText('2 × $10.00. Charged twice, licensed once: one licence is all you need.')).toBeTruthy();
    for (const amount of ['$48.00', '$20.00', '$68.00', '$6.80', '$74.80'])
      expect(screen.getByText(amount)).toBeTruthy();
    await cardField();
    expect(payButton()).toHaveProperty('disabled', true);
    expect(screen.getByText(INCOMPLETE)).toBeTruthy();
    expect(await screen.findByRole('radio', { name: /Credit or debit card Recommended/ })).toHaveProperty(
      'checked',
      true,
    );
    expect(screen.getByText('2.9% + $0.30')).toBeTruthy();
    for (const [label, autocomplete] of [
      ['Email address', 'email'],
      ['Full name', 'name'],
      ['Phone number', 'tel'],
    ] as const) {
      const field = screen.getByLabelText(label);
      expect([field.getAttribute('autocomplete'), field.hasAttribute('required')]).toEqual([autocomplete, true]);
    }
  });

  it('has messages for fields that were touched, not before', async () => {
    answerPayments();
    storeCart(aProduct());
    const { user } = await renderPath('/checkout');
    const email = await screen.findByLabelText('Email address');
    await cardField();
    expect(screen.queryByText(/is required/)).toBeNull();
    await user.click(email);
    await user.tab();
    await screen.findByText('Email is required');
    await user.tab();
    await screen.findByText('Full name is required');
    expect(screen.queryByText('Phone number is required')).toBeNull();
    await user.type(email, 'ada@');
    await screen.findByText('Invalid email address');
    await user.type(email, 'example.com');
    await waitFor(() => expect(screen.queryByText('Invalid email address')).toBeNull());
  });

  it('answers Enter in an incomplete form with what is missing', async () => {
    answerPayments();
    storeCart(aProduct());
    const { user } = await renderPath('/checkout');
    await cardField();
    await user.type(screen.getByLabelText('Email address'), 'ada@example.com{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(INCOMPLETE);
    await screen.findByText('Phone number is required');
  });

  it('keeps what was typed through a reload, but never the card', async () => {
    answerPayments();
    const { unmount } = await atTheCheckout();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('4242');
    unmount();
    await renderPath('/checkout');
    expect(await screen.findByLabelText('Email address')).toHaveProperty('value', 'ada@example.com');
    expect(screen.getByLabelText('Phone number')).toHaveProperty('value', '+1 555 010 0199');
    expect(await cardField()).toHaveProperty('value', '');
    expect(payButton()).toHaveProperty('disabled', true);
  });

  it('is kind about an empty cart and asks the service nothing', async () => {
    await renderPath('/checkout');
    await screen.findByRole('heading', { name: 'Your cart is empty' });
    expect(screen.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/shop');
  });

  it('takes no card for a free order', async () => {
    const asked = answerPayments({
      createIntent: () =>
        success({
          ...INTENT,
          clientSecret: null,
          next: null,
          status: 'paid',
          totals: { subtotal: 0, tax: 0, total: 0 },
        }),
    });
    storeCart(aProduct({ price: 0 }));
    const { user, address } = await renderPath('/checkout');
    await user.type(await screen.findByLabelText('Email address'), 'ada@example.com');
    await user.type(screen.getByLabelText('Full name'), 'Ada');
    await user.type(screen.getByLabelText('Phone number'), '1');
    expect(screen.getByText('Nothing to pay, so no card is needed.')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: DIGITAL_CONTENT_CONSENT.text }));
    await user.click(screen.getByRole('button', { name: 'Get it for free' }));
    await waitFor(() => expect(address()).toBe('/payment-success?payment_id=pay_1&payment_method=card'));
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful' });
    expect(asked.createIntent.map(({ amount }) => amount)).toEqual([0]);
  });

  it('offers to load the methods again', async () => {
    const answers: PaymentsAnswers = { methods: () => HttpResponse.error() };
    answerPayments(answers);
    storeCart(aProduct());
    const { user } = await renderPath('/checkout');
    const again = await screen.findByRole('button', { name: 'Load them again' });
    delete answers.methods;
    await user.click(again);
    await screen.findByRole('radio', { name: /Credit or debit card/ });
    await cardField();
  });

  it('offers only methods that the service offers and this checkout has', async () => {
    answerPayments({ methods: () => success([]) });
    storeCart(aProduct());
    await renderPath('/checkout');
    await screen.findByText(/We cannot take payments right now/);
  });
});
