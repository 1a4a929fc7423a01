import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Control } from '../testing/control';
import { startSandbox, type RunningSandbox } from '../testing/start-sandbox';
import { stripeErrorOf } from '../testing/stripe-error-of';

let running: RunningSandbox;
let control: Control;
beforeAll(async () => {
  running = await startSandbox();
  control = new Control(running.url);
});
afterAll(() => running.stop());

const create = (paymentMethod = 'pm_card_visa') =>
  running.stripe.paymentIntents.create({
    amount: 4400,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    confirm: true,
    payment_method: paymentMethod,
  });
const idsOf = (list: Stripe.ApiList<{ id: string }>) => list.data.map(({ id }) => id);

test('intents of a time, page by page, forwards and backwards', async () => {
  const early = await create();
  await control.advanceDays(2);
  const made: string[] = [];
  for (let count = 0; count < 5; count += 1) made.unshift((await create()).id);
  const { paymentIntents } = running.stripe;
  const since = { created: { gte: early.created + 86_400 } };
  const all: string[] = [];
  for await (const intent of paymentIntents.list({ ...since, limit: 2 })) all.push(intent.id);
  expect(all).toEqual(made);
  const before = await paymentIntents.list({ created: { lt: early.created + 86_400 }, limit: 100 });
  expect(idsOf(before)).toEqual([early.id]);
  const back = await paymentIntents.list({ ending_before: String(made[3]), limit: 2 });
  expect([idsOf(back), back.has_more]).toEqual([[made[1], made[2]], true]);
  expect(await stripeErrorOf(paymentIntents.list({ starting_after: 'pi_none' }))).toMatchObject({ statusCode: 404 });
});

test('refunds and disputes of one intent, with what they are about', async () => {
  const [refunded, disputed] = [await create(), await create()];
  for (const amount of [100, 200]) await running.stripe.refunds.create({ payment_intent: refunded.id, amount });
  await control.choose(disputed.id, 'dispute');
  const refunds = await running.stripe.refunds.list({ payment_intent: refunded.id, expand: ['data.charge'] });
  expect(refunds.data.map(({ amount }) => amount)).toEqual([200, 100]);
  expect(refunds.data[0]?.charge).toMatchObject({ object: 'charge', amount_refunded: 300 });
  expect((await running.stripe.refunds.list({ payment_intent: disputed.id })).data).toEqual([]);
  const disputes = await running.stripe.disputes.list({ payment_intent: disputed.id });
  expect(disputes.data).toMatchObject([{ status: 'needs_response', payment_intent: disputed.id, amount: 4400 }]);
  const charges = await running.stripe.charges.list({ payment_intent: disputed.id });
  expect(charges.data).toMatchObject([{ disputed: true }]);
});

test('a filter that Stripe does not have is refused', async () => {
  const list = running.stripe.refunds.list({ status: 'succeeded' } as Stripe.RefundListParams);
  expect(await stripeErrorOf(list)).toMatchObject({ statusCode: 400, code: 'parameter_unknown' });
});
