import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { faultsSchema } from '../control/faults';
import { startSandbox, type RunningSandbox } from '../testing/start-sandbox';
import { stripeErrorOf } from '../testing/stripe-error-of';

let running: RunningSandbox;
beforeEach(async () => {
  running = await startSandbox();
});
afterEach(() => running.stop());

const order = { amount: 4400, currency: 'usd', allowed_payment_method_types: ['card'] };
const count = async () => (await running.stripe.paymentIntents.list({ limit: 100 })).data.length;
const fail = (status: number | 'cut', times = 1) =>
  running.sandbox.faults.write(
    faultsSchema.parse({ failNext: [{ path: '/v1/payment_intents', method: 'POST', status, times }] }),
  );

describe('idempotency keys', () => {
  test('the same request gives the first answer again, and says so', async () => {
    const first = await running.stripe.paymentIntents.create(order, { idempotencyKey: 'key-1' });
    const again = await running.stripe.paymentIntents.create(order, { idempotencyKey: 'key-1' });
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(again.lastResponse.headers['original-request']).toBe(first.lastResponse.requestId);
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    expect(await count()).toBe(1);
  });

  test('another amount under the same key is refused', async () => {
    await running.stripe.paymentIntents.create(order, { idempotencyKey: 'key-1' });
    const changed = running.stripe.paymentIntents.create({ ...order, amount: 4500 }, { idempotencyKey: 'key-1' });
    expect(await stripeErrorOf(changed)).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
    expect(await count()).toBe(1);
  });

  test('a decline is kept: asking again does not ask the bank again', async () => {
    const { id } = await running.stripe.paymentIntents.create(order);
    const confirm = () =>
      running.stripe.paymentIntents.confirm(
        id,
        { payment_method: 'pm_card_chargeDeclined' },
        { idempotencyKey: 'key-2' },
      );
    const first = await stripeErrorOf(confirm());
    expect(await stripeErrorOf(confirm())).toMatchObject({ code: 'card_declined', charge: first.charge });
  });

  test('a refused request is not kept: corrected, it may use its key', async () => {
    await stripeErrorOf(running.stripe.paymentIntents.create({ ...order, amount: 1 }, { idempotencyKey: 'key-3' }));
    expect(await running.stripe.paymentIntents.create(order, { idempotencyKey: 'key-3' })).toMatchObject({
      amount: 4400,
    });
  });

  test('200 requests at once under one key make one intent', async () => {
    const create = () => running.stripe.paymentIntents.create(order, { idempotencyKey: 'key-4' });
    const made = await Promise.all(Array.from({ length: 200 }, create));
    expect(new Set(made.map((each) => each.id)).size).toBe(1);
    expect(await count()).toBe(1);
  });
});

describe('a network that breaks', () => {
  test('cut after the work was done, the retry under the same key finds it done', async () => {
    // Twice: the SDK itself tries once more, under the same key, when a connection closes.
    fail('cut', 2);
    const create = () => running.stripe.paymentIntents.create(order, { idempotencyKey: 'key-5' });
    expect(await stripeErrorOf(create())).toMatchObject({ type: 'StripeConnectionError' });
    expect(await count()).toBe(1);
    expect((await create()).lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(await count()).toBe(1);
  });

  test('a 500 is kept under its key, a 503 is not', async () => {
    const create = (idempotencyKey: string) => running.stripe.paymentIntents.create(order, { idempotencyKey });
    fail(500);
    expect(await stripeErrorOf(create('key-6'))).toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
    expect(await stripeErrorOf(create('key-6'))).toMatchObject({ statusCode: 500 });
    fail(503);
    expect(await stripeErrorOf(create('key-7'))).toMatchObject({ statusCode: 503 });
    expect(await create('key-7')).toMatchObject({ amount: 4400 });
  });
});
