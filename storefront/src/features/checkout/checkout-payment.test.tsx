import { DIGITAL_CONTENT_CONSENT } from '@kiln/contracts/consent';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/a-product';
import { atTheCheckout, cartLabel } from '../../testing/at-the-checkout';
import { CARDS, installCardProvider } from '../../testing/card-provider';
import {
  answerPayments,
  INTENT,
  refusal,
  success,
  VERIFIED,
  type PaymentsAnswers,
} from '../../testing/payments-far-end';

const provider = installCardProvider();

describe('paying by card', () => {
  it('creates, confirms, records, empties the cart and leads to the success screen', async () => {
    const asked = answerPayments();
    provider.confirmations.length = 0;
    const { pay, address } = await atTheCheckout();
    await pay();
    await waitFor(() => expect(address()).toBe('/payment-success?payment_id=pay_1&payment_method=card'));
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful' });
    expect(asked.createIntent).toEqual([
      {
        amount: 5280,
        currency: 'usd',
        payment_method: 'card',
        checkout_id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
        items: [{ id: 7, quantity: 1 }],
        billing_details: { email: 'ada@example.com', name: 'Ada Potter', phone: '+1 555 010 0199' },
        consent: { version: DIGITAL_CONTENT_CONSENT.version },
      },
    ]);
    expect(provider.confirmations).toEqual([
      {
        clientSecret: 'pi_1_secret',
        billing: { email: 'ada@example.com', name: 'Ada Potter', phone: '+1 555 010 0199' },
      },
    ]);
    expect(asked.process).toEqual([{ method: 'card', result: { id: 'pi_1', paymentId: 'pay_1' } }]);
    expect(cartLabel()).toBe('Cart, 0 items');
    expect(JSON.stringify(sessionStorage)).not.toContain('ada@example.com');
  });

  it('pays once when pressed twice', async () => {
    const asked = answerPayments();
    const { user, payButton, address } = await atTheCheckout();
    await user.dblClick(payButton());
    await waitFor(() => expect(address()).toContain('/payment-success'));
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful' });
    expect(asked.createIntent).toHaveLength(1);
  });

  it('shows the provider’s words for a declined card, keeps everything, and a good card pays the same order', async () => {
    const answers: PaymentsAnswers = {
      verify: () => refusal(402, 'card_declined', 'Your card was declined.'),
      process: () => {
        delete answers.verify;
        return success(VERIFIED);
      },
    };
    const asked = answerPayments(answers);
    const { pay, typeCard, address } = await atTheCheckout({ card: CARDS.declined });
    await pay();
    const box = await screen.findByRole('alert');
    expect(box.textContent).toBe('Your card was declined.');
    expect(box.parentElement).toBe(document.activeElement);
    expect(address()).toBe('/checkout');
    expect(cartLabel()).toBe('Cart, 1 item');
    await typeCard(CARDS.insufficientFunds);
    await pay();
    expect((await screen.findByText('Your card has insufficient funds.')).closest('[role=alert]')).not.toBeNull();
    await typeCard(CARDS.good);
    await pay();
    await waitFor(() => expect(address()).toContain('/payment-success?payment_id=pay_1'));
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful' });
    expect(new Set(asked.createIntent.map(({ checkout_id }) => checkout_id)).size).toBe(1);
  });

  it('shows what changed and the new total (409), charges nothing, and takes the next press as consent', async () => {
    let price = 5200;
    const totals = { subtotal: 5200, tax: 520, total: 5720 };
    const asked = answerPayments({
      createIntent: () => {
        if (price === 0) return success({ ...INTENT, totals });
        const item = { id: 7, title: 'Glazed primitives 7', unitPrice: price, quantity: 1, available: true };
        price = 0;
        return HttpResponse.json(
          {
            success: false,
            error: { code: 'totals_changed', message: 'A price has changed.' },
            data: { totals, items: [item] },
          },
          { status: 409 },
        );
      },
    });
    provider.confirmations.length = 0;
    const { pay, payButton, address } = await atTheCheckout();
    await pay();
    const box = await screen.findByRole('alert');
    expect(box.textContent).toContain('Glazed primitives 7: $48.00, now $52.00');
    expect(box.textContent).toContain('The new total is $57.20');
    expect(provider.confirmations).toEqual([]);
    expect(payButton().textContent).toBe('Pay $57.20');
    await pay();
    await waitFor(() => expect(address()).toContain('/payment-success'));
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful' });
    expect(asked.createIntent.map(({ amount }) => amount)).toEqual([5280, 5720]);
  });

  it('takes an asset that is no longer sold out of the cart and says so', async () => {
    const totals = { subtotal: 1000, tax: 100, total: 1100 };
    const items = [
      { id: 1, title: '', unitPrice: 0, quantity: 1, available: false },
      { id: 2, title: 'Glazed primitives 2', unitPrice: 1000, quantity: 1, available: true },
    ];
    answerPayments({
      createIntent: () =>
        HttpResponse.json(
          { success: false, error: { code: 'totals_changed', message: 'Gone.' }, data: { totals, items } },
          { status: 409 },
        ),
    });
    const { pay, payButton } = await atTheCheckout({ items: [aProduct({ id: 1 }), aProduct({ id: 2, price: 10 })] });
    await pay();
    expect((await screen.findByRole('alert')).textContent).toContain('Glazed primitives 1: no longer for sale');
    expect(payButton().textContent).toBe('Pay $11.00');
    expect(cartLabel()).toBe('Cart, 1 item');
  });

  it.each([
    [409, 'payment_in_progress', 'A payment for this order is still settling.'],
    [503, 'catalogue_unavailable', 'The catalogue does not answer. Nothing was charged.'],
  ])('tells plainly what the service refuses with (%i %s)', async (status, code, message) => {
    answerPayments({ createIntent: () => refusal(status, code, message) });
    const { pay, address } = await atTheCheckout();
    await pay();
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(address()).toBe('/checkout');
  });

  it('puts the service’s messages at the fields they are about', async () => {
    answerPayments({
      createIntent: () =>
        refusal(422, 'invalid_request', 'Invalid email address', {
          fields: { 'billing_details.email': 'Invalid email address' },
        }),
    });
    const { pay } = await atTheCheckout();
    await pay();
    await screen.findByRole('alert');
    expect(screen.getByLabelText('Email address').getAttribute('aria-invalid')).toBe('true');
  });
});
