import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, type RunningSandbox } from '../testing/start-sandbox';
import { stripeErrorOf } from '../testing/stripe-error-of';

let running: RunningSandbox;
beforeAll(async () => {
  running = await startSandbox();
});
afterAll(() => running.stop());

const order = { amount: 4400, currency: 'usd', allowed_payment_method_types: ['card'] };
const pay = () =>
  running.stripe.paymentIntents.create({
    ...order,
    confirm: true,
    payment_method: 'pm_card_visa',
    expand: ['latest_charge'],
  });

test('in parts, until nothing is left', async () => {
  const { id } = await pay();
  const part = await running.stripe.refunds.create({
    payment_intent: id,
    amount: 1400,
    reason: 'requested_by_customer',
  });
  expect(part).toMatchObject({
    amount: 1400,
    status: 'succeeded',
    payment_intent: id,
    reason: 'requested_by_customer',
  });
  expect(await running.stripe.refunds.retrieve(part.id)).toMatchObject({ amount: 1400 });
  expect(await running.stripe.refunds.create({ payment_intent: id })).toMatchObject({ amount: 3000 });
  const intent = await running.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  expect(intent.latest_charge).toMatchObject({ amount_refunded: 4400, refunded: true });
});

test('never more than is left', async () => {
  const { id } = await pay();
  await running.stripe.refunds.create({ payment_intent: id, amount: 4000 });
  const over = await stripeErrorOf(running.stripe.refunds.create({ payment_intent: id, amount: 401 }));
  expect(over).toMatchObject({ statusCode: 400, param: 'amount' });
  expect(over.message).toBe('Refund amount ($4.01) is greater than unrefunded amount on charge ($4.00)');
});

test('never twice in full', async () => {
  const { id } = await pay();
  await running.stripe.refunds.create({ payment_intent: id });
  const again = await stripeErrorOf(running.stripe.refunds.create({ payment_intent: id }));
  expect(again).toMatchObject({ statusCode: 400, code: 'charge_already_refunded' });
});

test('not before it was paid', async () => {
  const { id } = await running.stripe.paymentIntents.create(order);
  const early = await stripeErrorOf(running.stripe.refunds.create({ payment_intent: id }));
  expect(early.message).toContain('does not have a successful charge');
});

test('its events tell of it', async () => {
  const { id } = await pay();
  const refund = await running.stripe.refunds.create({ payment_intent: id });
  const { data } = await running.stripe.events.list({ type: 'refund.created' });
  expect(data[0]?.data.object).toMatchObject({ id: refund.id });
});
