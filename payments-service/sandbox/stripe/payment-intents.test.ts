import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox, type RunningSandbox } from '../testing/start-sandbox';
import { stripeErrorOf } from '../testing/stripe-error-of';

let running: RunningSandbox;
beforeAll(async () => {
  running = await startSandbox();
});
afterAll(() => running.stop());

const order = { amount: 4400, currency: 'usd', allowed_payment_method_types: ['card'] };

describe('creating', () => {
  test('gives an intent that waits for a payment method and can be read again', async () => {
    const created = await running.stripe.paymentIntents.create({ ...order, metadata: { order: 'ord_1' } });
    expect(created).toMatchObject({ amount: 4400, status: 'requires_payment_method', metadata: { order: 'ord_1' } });
    expect(created.client_secret).toMatch(/^pi_\w+_secret_\w+$/);
    expect(created.lastResponse.requestId).toMatch(/^req_/);
    expect(await running.stripe.paymentIntents.retrieve(created.id)).toMatchObject({ id: created.id, amount: 4400 });
  });

  test('refuses the parameter that this API version took away', async () => {
    const older = { ...order, payment_method_types: ['card'] };
    const error = await stripeErrorOf(running.stripe.paymentIntents.create(older));
    expect(error).toMatchObject({ statusCode: 400, code: 'payment_method_types_no_longer_supported' });
  });

  test.each([
    [{ ...order, amount: 49 }, 'amount_too_small', 'amount'],
    [{ ...order, amount: 100_000_000 }, 'amount_too_large', 'amount'],
    [{ ...order, amount: 44.5 }, 'parameter_invalid_integer', 'amount'],
    [{ ...order, colour: 'red' }, 'parameter_unknown', 'colour'],
    [{ currency: 'usd' }, 'parameter_missing', 'amount'],
  ])('refuses %o with %s', async (params, code, param) => {
    const error = await stripeErrorOf(running.stripe.paymentIntents.create(params as typeof order));
    expect(error).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, code, param });
  });

  test('refuses allowed types together with automatic ones', async () => {
    const both = { ...order, automatic_payment_methods: { enabled: true } };
    const error = await stripeErrorOf(running.stripe.paymentIntents.create(both));
    expect(error).toMatchObject({ statusCode: 400, param: 'allowed_payment_method_types' });
  });
});

describe('confirming', () => {
  const confirm = async (paymentMethod: string) => {
    const { id } = await running.stripe.paymentIntents.create(order);
    return { id, confirmed: running.stripe.paymentIntents.confirm(id, { payment_method: paymentMethod }) };
  };

  test('a good card pays at once, and the charge says so', async () => {
    const paid = await (await confirm('pm_card_visa')).confirmed;
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 4400 });
    const charge = await running.stripe.charges.retrieve(String(paid.latest_charge));
    expect(charge).toMatchObject({ status: 'succeeded', amount: 4400, payment_intent: paid.id });
    expect(charge.payment_method_details?.card?.last4).toBe('4242');
  });

  test.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline', 'Your card was declined.'],
    [
      'pm_card_chargeDeclinedInsufficientFunds',
      'card_declined',
      'insufficient_funds',
      'Your card has insufficient funds.',
    ],
    ['pm_card_chargeDeclinedLostCard', 'card_declined', 'lost_card', 'Your card was declined.'],
    ['pm_card_chargeDeclinedStolenCard', 'card_declined', 'stolen_card', 'Your card was declined.'],
    [
      'pm_card_chargeDeclinedProcessingError',
      'processing_error',
      '',
      'An error occurred while processing your card. Try again in a little bit.',
    ],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', '', 'Your card has expired.'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', '', "Your card's security code is incorrect."],
  ])('%s is declined with %s', async (paymentMethod, code, declineCode, message) => {
    const { id, confirmed } = await confirm(paymentMethod);
    const error = await stripeErrorOf(confirmed);
    expect(error).toMatchObject({ type: 'StripeCardError', statusCode: 402, code, message });
    expect(error.decline_code).toBe(declineCode);
    expect(error.payment_intent?.status).toBe('requires_payment_method');
    const after = await running.stripe.paymentIntents.retrieve(id);
    expect(after).toMatchObject({ status: 'requires_payment_method', last_payment_error: { code, message } });
    const second = await running.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(second).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });

  test('a paid intent cannot be paid again', async () => {
    const paid = await (await confirm('pm_card_visa')).confirmed;
    const error = await stripeErrorOf(
      running.stripe.paymentIntents.confirm(paid.id, { payment_method: 'pm_card_visa' }),
    );
    expect(error).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
  });

  test('without a payment method there is nothing to confirm', async () => {
    const { id } = await running.stripe.paymentIntents.create(order);
    const error = await stripeErrorOf(running.stripe.paymentIntents.confirm(id));
    expect(error.code).toBe('payment_intent_unexpected_state');
  });
});

describe('changing and cancelling', () => {
  test('an open intent takes a new amount and merges metadata', async () => {
    const { id } = await running.stripe.paymentIntents.create({ ...order, metadata: { order: 'ord_1', note: 'x' } });
    const updated = await running.stripe.paymentIntents.update(id, { amount: 5500, metadata: { note: '' } });
    expect(updated).toMatchObject({ amount: 5500, metadata: { order: 'ord_1' } });
    expect(updated.metadata).not.toHaveProperty('note');
  });

  test('a cancelled intent stays cancelled', async () => {
    const { id } = await running.stripe.paymentIntents.create(order);
    const canceled = await running.stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    const error = await stripeErrorOf(running.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }));
    expect(error.code).toBe('payment_intent_unexpected_state');
    expect((await stripeErrorOf(running.stripe.paymentIntents.cancel(id))).code).toBe(
      'payment_intent_unexpected_state',
    );
  });

  test('an unknown intent is 404', async () => {
    const error = await stripeErrorOf(running.stripe.paymentIntents.retrieve('pi_missing'));
    expect(error).toMatchObject({ statusCode: 404, code: 'resource_missing' });
  });

  test('lists newest first, page by page', async () => {
    const first = await running.stripe.paymentIntents.create(order);
    const second = await running.stripe.paymentIntents.create(order);
    const page = await running.stripe.paymentIntents.list({ limit: 2 });
    expect(page.data.map((each) => each.id)).toEqual([second.id, first.id]);
    expect(page.has_more).toBe(true);
    const next = await running.stripe.paymentIntents.list({ limit: 2, starting_after: first.id });
    expect(next.data.map((each) => each.id)).not.toContain(first.id);
  });
});
