import { Ajv } from 'ajv';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Control } from '../testing/control';
import { startSandbox, type RunningSandbox } from '../testing/start-sandbox';
import { stripeErrorOf } from '../testing/stripe-error-of';
import answerSchemas from './schemas/answers.json' with { type: 'json' };

let running: RunningSandbox;
let control: Control;
beforeAll(async () => {
  running = await startSandbox();
  control = new Control(running.url);
});
afterAll(() => running.stop());

const ajv = new Ajv({ strict: false, allErrors: true });

/** What is wrong with the answer, seen by the SDK's own type. */
function faultsOf(schema: keyof typeof answerSchemas, answer: object): unknown[] {
  const validate = ajv.compile(answerSchemas[schema]);
  const { lastResponse: _, ...object } = answer as { lastResponse?: unknown };
  return validate(JSON.parse(JSON.stringify(object))) ? [] : (validate.errors ?? []);
}

const order = { amount: 4400, currency: 'usd', allowed_payment_method_types: ['card'], metadata: { order: 'ord_1' } };
const create = (paymentMethod?: string) =>
  running.stripe.paymentIntents.create(
    paymentMethod === undefined ? order : { ...order, confirm: true, payment_method: paymentMethod },
  );

test('a payment intent in each of its states is what the SDK says it is', async () => {
  const fresh = await create();
  const states = [fresh, await create('pm_card_visa'), await create('pm_card_authenticationRequired')];
  states.push(await running.stripe.paymentIntents.cancel(fresh.id));
  await stripeErrorOf(create('pm_card_chargeDeclined'));
  const [declined] = (await running.stripe.paymentIntents.list({ limit: 1 })).data;
  expect(declined?.last_payment_error?.code).toBe('card_declined');
  for (const intent of [...states, declined as Stripe.PaymentIntent]) {
    expect(faultsOf('PaymentIntentAnswer', intent), intent.status).toEqual([]);
  }
});

test('automatic payment methods as well', async () => {
  const { allowed_payment_method_types: _, ...rest } = order;
  expect(faultsOf('PaymentIntentAnswer', await running.stripe.paymentIntents.create(rest))).toEqual([]);
});

test('charge, refund and payment method are what the SDK says they are', async () => {
  const paid = await create('pm_card_visa');
  expect(faultsOf('ChargeAnswer', await running.stripe.charges.retrieve(String(paid.latest_charge)))).toEqual([]);
  expect(faultsOf('RefundAnswer', await running.stripe.refunds.create({ payment_intent: paid.id }))).toEqual([]);
  const card = { number: '4242424242424242', exp_month: 12, exp_year: 2030, cvc: '123' };
  const method = await running.browserStripe.paymentMethods.create({ type: 'card', card });
  expect(faultsOf('PaymentMethodAnswer', method)).toEqual([]);
});

test.each(['klarna', 'upi', 'us_bank_account'] as const)('%s: intent, charge and dispute as well', async (type) => {
  const intent = await running.stripe.paymentIntents.create({
    amount: 4400,
    currency: type === 'upi' ? 'inr' : 'usd',
    allowed_payment_method_types: [type],
    confirm: true,
    ...(type === 'klarna' ? { return_url: 'http://localhost:3000/' } : {}),
    mandate_data: { customer_acceptance: { type: 'offline' } },
    payment_method_data: {
      type,
      billing_details: { name: 'Ada', email: 'ada@example.com', address: { country: 'US' } },
      us_bank_account: {
        account_number: '000123456789',
        routing_number: '110000000',
        account_holder_type: 'individual',
      },
    },
  });
  expect(faultsOf('PaymentIntentAnswer', intent)).toEqual([]);
  await control.choose(intent.id, type === 'us_bank_account' ? 'settle' : 'approve');
  const paid = await running.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
  expect(faultsOf('ChargeAnswer', paid.latest_charge as Stripe.Charge)).toEqual([]);
  await control.choose(intent.id, 'dispute');
  const [event] = (await running.stripe.events.list({ type: 'charge.dispute.created' })).data;
  expect(faultsOf('DisputeAnswer', event?.data.object as Stripe.Dispute)).toEqual([]);
});

test('the check finds what is missing', () => {
  expect(faultsOf('RefundAnswer', { id: 're_1', object: 'refund' })).not.toEqual([]);
});
