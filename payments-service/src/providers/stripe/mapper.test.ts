import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { paymentIntent } from './fixtures/payment-intent';
import { toDecline } from './decline';
import { toProviderPayment } from './mapper';

type Intent = Parameters<typeof toProviderPayment>[0];
const intent = (changes: Partial<Intent> = {}): Intent => ({
  ...paymentIntent,
  payment_method_types: ['card'],
  ...changes,
});

describe('a PaymentIntent', () => {
  test.each<[Stripe.PaymentIntent.Status, string]>([
    ['requires_payment_method', 'created'],
    ['requires_confirmation', 'created'],
    ['requires_action', 'requires_action'],
    ['processing', 'processing'],
    ['requires_capture', 'processing'],
    ['canceled', 'cancelled'],
    ['succeeded', 'paid'],
  ])('%s is %s', (status, state) => {
    expect(toProviderPayment(intent({ status }))).toMatchObject({ state, decline: null });
  });

  test('a status of tomorrow is processing, never failed', () => {
    const tomorrow = 'requires_fingerprint' as Stripe.PaymentIntent.Status;
    expect(toProviderPayment(intent({ status: tomorrow })).state).toBe('processing');
  });

  test('paid, the amount is what was received', () => {
    const paid = intent({ status: 'succeeded', amount_received: 2600 });
    expect(toProviderPayment(paid)).toMatchObject({ amount: 2600, currency: 'usd' });
  });

  test('after a decline it has failed, with Stripe’s text', () => {
    const error = {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
    };
    const declined = intent({ last_payment_error: error as Stripe.PaymentIntent.LastPaymentError });
    expect(toProviderPayment(declined)).toMatchObject({
      state: 'failed',
      decline: { code: 'card_declined', message: 'Your card was declined.' },
    });
  });
});

test.each([
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient_funds'],
  [{ code: 'card_declined', decline_code: 'lost_card' }, 'card_declined'],
  [{ code: 'expired_card' }, 'invalid_card'],
  [{ code: 'incorrect_cvc' }, 'invalid_card'],
  [{ code: 'payment_intent_authentication_failure' }, 'payment_failed'],
  [null, 'payment_failed'],
])('the refusal %j is %s on the failure page', (error, code) => {
  const decline = toDecline(error);
  expect(decline.code).toBe(code);
  expect(decline.message).not.toBe('');
});
