import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { atTheCheckout, cartLabel } from '../../testing/at-the-checkout';
import { aProduct } from '../../testing/a-product';
import { CARDS, installCardProvider } from '../../testing/card-provider';
import { answerPayments, refusal, success, VERIFIED, type PaymentsAnswers } from '../../testing/payments-far-end';
import { renderPath } from '../../testing/render';
import { storeCart } from '../../testing/stored-lists';

const provider = installCardProvider();
beforeEach(() => {
  provider.confirmations.length = 0;
  provider.next = undefined;
});

const RECORDING_FAILED = 'Failed to process payment. Please try again.';

describe('when recording fails after the card was charged', () => {
  it.each([
    ['refused', () => refusal(500, 'internal_error', 'Something went wrong on our side.')],
    ['unanswered', () => HttpResponse.error()],
  ])('says so (%s), and the next press records without charging again', async (_, failing) => {
    const answers: PaymentsAnswers = { process: failing };
    const asked = answerPayments(answers);
    const { pay, address } = await atTheCheckout();
    await pay();
    expect((await screen.findByRole('alert')).textContent).toBe(RECORDING_FAILED);
    expect(address()).toBe('/checkout');
    expect(cartLabel()).toBe('Cart, 1 item');

    answers.process = () => success(VERIFIED);
    await pay();
    await waitFor(() => expect(address()).toBe('/payment-success?payment_id=pay_1&payment_method=card'));
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful' });
    expect(asked.verify[0]).toEqual({ payment_id: 'pay_1', payment_method: 'card' });
    expect(asked.createIntent).toHaveLength(1);
    expect(provider.confirmations).toHaveLength(1);
    expect(cartLabel()).toBe('Cart, 0 items');
  });

  it('finds the payment after a reload by itself, and leaves alone what came into the cart meanwhile', async () => {
    const answers: PaymentsAnswers = { process: () => HttpResponse.error() };
    const asked = answerPayments(answers);
    const { pay, unmount } = await atTheCheckout();
    await pay();
    await screen.findByRole('alert');
    unmount();

    answers.process = () => success(VERIFIED);
    storeCart(aProduct(), aProduct({ id: 8 }));
    const { address } = await renderPath('/checkout');
    await waitFor(() => expect(address()).toBe('/payment-success?payment_id=pay_1&payment_method=card'));
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful' });
    expect(asked.createIntent).toHaveLength(1);
    expect(cartLabel()).toBe('Cart, 1 item');
  });
});

it('begins an order of its own when another tab has paid this checkout for other items', async () => {
  const answers: PaymentsAnswers = { createIntent: () => refusal(409, 'checkout_paid', 'Paid before.') };
  const asked = answerPayments(answers);
  const { pay, address } = await atTheCheckout();
  await pay();
  await screen.findByText('Paid before.');
  expect(cartLabel()).toBe('Cart, 1 item');

  delete answers.createIntent;
  await pay();
  await waitFor(() => expect(address()).toBe('/payment-success?payment_id=pay_1&payment_method=card'));
  const [first, second] = asked.createIntent.map(({ checkout_id }) => checkout_id);
  expect(first).not.toBe(second);
});

describe('when nobody answers', () => {
  it('leads to the failure screen with S 7’s query before there is a payment', async () => {
    answerPayments({ createIntent: () => HttpResponse.error() });
    const { pay, address } = await atTheCheckout();
    await pay();
    await waitFor(() =>
      expect(address()).toBe(
        '/payment-failure?error=network_error&error_message=Network+error%3A+the+shop+could+not+be+reached.&payment_method=card',
      ),
    );
    expect(cartLabel()).toBe('Cart, 1 item');
  });

  it('asks what became of the charge when the provider went silent, and leads a paid one to success', async () => {
    const asked = answerPayments();
    provider.next = 'network';
    const { pay, address } = await atTheCheckout();
    await pay();
    await waitFor(() => expect(address()).toBe('/payment-success?payment_id=pay_1&payment_method=card'));
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful' });
    expect(asked.verify[0]).toEqual({ payment_id: 'pay_1', payment_method: 'card' });
    await waitFor(() => expect(cartLabel()).toBe('Cart, 0 items'));
  });

  it('calls it a failure when the provider has not been paid', async () => {
    answerPayments({ verify: () => refusal(402, 'payment_incomplete', 'Payment verification failed') });
    provider.next = 'network';
    const { pay, address } = await atTheCheckout();
    await pay();
    await screen.findByRole('heading', { name: 'Network Error' });
    expect(address()).toContain('&payment_id=pay_1');
    expect(screen.getByText('1 item is still in it.')).toBeTruthy();
  });

  it('gives up after 30 seconds and counts that as a timeout', async () => {
    answerPayments();
    const { pay, address } = await atTheCheckout();
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new DOMException('too late', 'TimeoutError')));
    await pay();
    await waitFor(() => expect(address()).toContain('error=network_error&error_message=The+request+timeout+of+30'));
    expect(timeout).toHaveBeenCalledWith(30_000);
  });

  it('does the same for messages that speak of a network or a timeout, whoever wrote them', async () => {
    answerPayments({ createIntent: () => refusal(503, 'provider_unavailable', 'Upstream Timeout') });
    const { pay, address } = await atTheCheckout();
    await pay();
    await waitFor(() =>
      expect(address()).toContain('/payment-failure?error=network_error&error_message=Upstream+Timeout'),
    );
  });

  it('keeps the cart while only ‘processing’ is known of a payment that the provider never confirmed here', async () => {
    const unknown = () => success({ ...VERIFIED, status: 'processing' });
    const answers: PaymentsAnswers = { verify: () => refusal(402, 'card_declined', 'Declined.') };
    const asked = answerPayments(answers);
    const { pay, address } = await atTheCheckout({ card: CARDS.declined });
    await pay();
    await screen.findByText('Your card was declined.');
    Object.assign(answers, { verify: unknown, process: unknown });
    await pay();
    await screen.findByRole('heading', { level: 1, name: 'Payment Processing' });
    expect(address()).toContain('/payment-success?payment_id=pay_1');
    expect(asked.createIntent).toHaveLength(1);
    expect(cartLabel()).toBe('Cart, 1 item');
  });

  it('charges nothing while it cannot be asked about the earlier payment', async () => {
    const answers: PaymentsAnswers = {
      process: () => refusal(500, 'internal_error', 'no'),
      verify: () => refusal(503, 'provider_unavailable', 'The payment provider cannot be reached.'),
    };
    const asked = answerPayments(answers);
    const { pay } = await atTheCheckout();
    await pay();
    await screen.findByText(RECORDING_FAILED);
    await pay();
    await screen.findByText('The payment provider cannot be reached.');
    expect(asked.createIntent).toHaveLength(1);
    expect(provider.confirmations).toHaveLength(1);
  });
});
