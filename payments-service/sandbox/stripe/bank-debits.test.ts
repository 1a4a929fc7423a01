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

const order = { amount: 4400, currency: 'usd', allowed_payment_method_types: ['us_bank_account'] };
const MANDATE = { customer_acceptance: { type: 'offline' as const } };
const BILLING = { name: 'Ada', email: 'ada@example.com' };

const debit = (account: string) =>
  running.stripe.paymentIntents.create({
    ...order,
    confirm: true,
    mandate_data: MANDATE,
    payment_method_data: {
      type: 'us_bank_account',
      billing_details: BILLING,
      us_bank_account: { account_number: account, routing_number: '110000000', account_holder_type: 'individual' },
    },
  });
const statusOf = async (id: string) => (await running.stripe.paymentIntents.retrieve(id)).status;

test('a debit is processing for four days, then paid', async () => {
  const intent = await debit('000123456789');
  expect(intent.status).toBe('processing');
  await control.advanceDays(3);
  expect(await statusOf(intent.id)).toBe('processing');
  await control.advanceDays(1);
  expect(await running.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
    status: 'succeeded',
    amount_received: 4400,
  });
  expect(await control.eventTypes(intent.id)).toEqual([
    'payment_intent.created',
    'charge.pending',
    'payment_intent.processing',
    'charge.succeeded',
    'payment_intent.succeeded',
  ]);
});

test.each([
  ['000111111113', 'account_closed'],
  ['000111111116', 'no_account'],
  ['000222222227', 'insufficient_funds'],
])('account %s comes back as %s', async (account, code) => {
  const intent = await debit(account);
  await control.advanceDays(4);
  expect(await running.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code },
  });
  expect((await control.eventTypes(intent.id)).slice(-2)).toEqual(['charge.failed', 'payment_intent.payment_failed']);
  expect(JSON.stringify(await running.stripe.paymentIntents.retrieve(intent.id))).not.toContain(account);
});

test('a debit can be returned by hand while it is processing, once', async () => {
  const intent = await debit('000000000009');
  await control.advanceDays(30);
  expect(await statusOf(intent.id)).toBe('processing');
  expect((await control.choose(intent.id, 'return_account_closed')).status).toBe(200);
  expect(await statusOf(intent.id)).toBe('requires_payment_method');
  expect((await control.choose(intent.id, 'settle')).status).toBe(409);
});

test('microdeposits come first when they are asked for', async () => {
  const { id } = await running.stripe.paymentIntents.create({
    ...order,
    payment_method_options: { us_bank_account: { verification_method: 'microdeposits' } },
  });
  const params = { payment_method: 'pm_usBankAccount_success', mandate_data: MANDATE };
  const waiting = await running.stripe.paymentIntents.confirm(id, params);
  expect(waiting).toMatchObject({ status: 'requires_action', next_action: { type: 'verify_with_microdeposits' } });
  const wrong = running.stripe.paymentIntents.verifyMicrodeposits(id, { descriptor_code: 'SM99ZZ' });
  expect(await stripeErrorOf(wrong)).toMatchObject({ statusCode: 400 });
  expect((await running.stripe.paymentIntents.verifyMicrodeposits(id, { amounts: [45, 32] })).status).toBe(
    'processing',
  );
});

test('the mandate, the holder type and a real routing number are needed', async () => {
  const without = running.stripe.paymentIntents.create({
    ...order,
    confirm: true,
    payment_method: 'pm_usBankAccount_success',
  });
  expect(await stripeErrorOf(without)).toMatchObject({ param: 'mandate_data' });
  const create = (us_bank_account: object, billing_details = BILLING) =>
    running.stripe.paymentMethods.create({ type: 'us_bank_account', us_bank_account, billing_details });
  const account = { account_number: '000123456789', routing_number: '110000000' };
  expect(await stripeErrorOf(create(account))).toMatchObject({ param: 'us_bank_account[account_holder_type]' });
  const mistyped = { ...account, routing_number: '110000001', account_holder_type: 'individual' };
  expect(await stripeErrorOf(create(mistyped))).toMatchObject({ code: 'routing_number_invalid' });
});

test('a dispute is opened by the bank or by hand, and closed', async () => {
  const returned = await debit('000555555559');
  await control.advanceDays(4);
  expect(await control.eventTypes(returned.id)).toContain('charge.dispute.created');

  const paid = await running.stripe.paymentIntents.create({
    amount: 4400,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    confirm: true,
    payment_method: 'pm_card_visa',
  });
  expect((await control.choose(paid.id, 'win_dispute')).status).toBe(409);
  await control.choose(paid.id, 'dispute');
  expect(await running.stripe.charges.retrieve(String(paid.latest_charge))).toMatchObject({ disputed: true });
  await control.choose(paid.id, 'lose_dispute');
  const [closed] = (await running.stripe.events.list({ type: 'charge.dispute.closed' })).data;
  expect(closed?.data.object).toMatchObject({ object: 'dispute', status: 'lost', payment_intent: paid.id });
});

test('a card kept in a wallet is a card whose charge names the wallet', async () => {
  const paid = await running.stripe.paymentIntents.create({
    amount: 4400,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    confirm: true,
    payment_method: 'pm_wallet_applePay',
    expand: ['latest_charge'],
  });
  expect(paid.latest_charge).toMatchObject({
    payment_method_details: { type: 'card', card: { wallet: { type: 'apple_pay' } } },
  });
});
