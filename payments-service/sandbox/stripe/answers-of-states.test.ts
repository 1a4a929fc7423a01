import { Ajv } from 'ajv';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Control } from '../testing/control';
import { startSandbox, type RunningSandbox } from '../testing/start-sandbox';
import answerSchemas from './schemas/answers.json' with { type: 'json' };

let running: RunningSandbox;
let control: Control;
beforeAll(async () => {
  running = await startSandbox();
  control = new Control(running.url);
});
afterAll(() => running.stop());

const ajv = new Ajv({ strict: false, allErrors: true });
const SCHEMAS = {
  charge: 'ChargeAnswer',
  dispute: 'DisputeAnswer',
  payment_intent: 'PaymentIntentAnswer',
  refund: 'RefundAnswer',
} as const;

const BILLING = { name: 'Ada', email: 'ada@example.com', address: { country: 'US' } };
const BANK = {
  account_number: '000123456789',
  routing_number: '110000000',
  account_holder_type: 'individual',
} as const;

type Method = 'affirm' | 'afterpay_clearpay' | 'card' | 'klarna' | 'upi' | 'us_bank_account';

async function create(type: Method, extra: Partial<Stripe.PaymentIntentCreateParams> = {}): Promise<string> {
  const isRedirect = ['affirm', 'afterpay_clearpay', 'klarna'].includes(type);
  const { id } = await running.stripe.paymentIntents.create({
    amount: 4400,
    currency: type === 'upi' ? 'inr' : 'usd',
    allowed_payment_method_types: [type],
    confirm: true,
    ...(isRedirect ? { return_url: 'http://localhost:3000/' } : {}),
    ...(type === 'us_bank_account' ? { mandate_data: { customer_acceptance: { type: 'offline' } } } : {}),
    ...(type === 'card'
      ? { payment_method: 'pm_wallet_googlePay' }
      : { payment_method_data: { type, billing_details: BILLING, us_bank_account: BANK } }),
    ...extra,
  });
  return id;
}

/** Every object that the events of a payment carried: each state that it has been in. */
async function statesOf(id: string): Promise<Stripe.Event.Data.Object[]> {
  const events: Stripe.Event[] = [];
  for await (const event of running.stripe.events.list({ limit: 100 })) events.push(event);
  return events.map(({ data }) => data.object).filter((object) => JSON.stringify(object).includes(id));
}

/** What is wrong with the objects, seen by the SDK's own types; each kind that is expected has to be there. */
async function expectSound(id: string, kinds: (keyof typeof SCHEMAS)[]): Promise<void> {
  const states = (await statesOf(id)) as { object: keyof typeof SCHEMAS; status: string }[];
  expect(new Set(states.map(({ object }) => object))).toEqual(new Set(kinds));
  for (const state of states) {
    const validate = ajv.compile(answerSchemas[SCHEMAS[state.object]]);
    expect(validate(state) ? [] : validate.errors, `${state.object} ${state.status}`).toEqual([]);
  }
}

test.each(['affirm', 'afterpay_clearpay', 'klarna', 'upi'] as const)(
  '%s: approved, refunded, its refund failed and disputed',
  async (type) => {
    const id = await create(type);
    for (const outcome of ['approve', 'refund', 'fail_refund', 'dispute', 'win_dispute']) {
      expect((await control.choose(id, outcome)).status, outcome).toBe(200);
    }
    await expectSound(id, ['payment_intent', 'charge', 'refund', 'dispute']);
  },
);

test.each([
  ['affirm', 'decline'],
  ['klarna', 'cancel'],
  ['upi', 'expire'],
  ['upi', 'decline'],
] as const)('%s: %s', async (type, outcome) => {
  const id = await create(type);
  expect((await control.choose(id, outcome)).status).toBe(200);
  await expectSound(id, outcome === 'expire' ? ['payment_intent'] : ['payment_intent', 'charge']);
});

test('a bank debit: microdeposits, settled, its refund pending and completed', async () => {
  const options = { us_bank_account: { verification_method: 'microdeposits' } } as const;
  const id = await create('us_bank_account', { payment_method_options: options });
  for (const outcome of ['verify_account', 'settle', 'refund', 'complete_refund']) {
    expect((await control.choose(id, outcome)).status, outcome).toBe(200);
  }
  await expectSound(id, ['payment_intent', 'charge', 'refund']);
});

test('a bank debit that is returned', async () => {
  const id = await create('us_bank_account');
  await control.choose(id, 'return_account_closed');
  await expectSound(id, ['payment_intent', 'charge']);
});

test('a wallet’s card: paid, refunded in part, disputed and lost', async () => {
  const id = await create('card');
  await running.stripe.refunds.create({ payment_intent: id, amount: 100, metadata: { refund: 'ref_1' } });
  await control.choose(id, 'dispute');
  await control.choose(id, 'lose_dispute');
  await expectSound(id, ['payment_intent', 'charge', 'refund', 'dispute']);
});

test('lists hold the same objects', async () => {
  const id = await create('card');
  await control.choose(id, 'refund');
  const lists = { charge: running.stripe.charges, refund: running.stripe.refunds };
  for (const [kind, resource] of Object.entries(lists)) {
    const validate = ajv.compile(answerSchemas[SCHEMAS[kind as keyof typeof lists]]);
    const { data } = await resource.list({ payment_intent: id });
    expect(data).toHaveLength(1);
    for (const each of data) expect(validate(each) ? [] : validate.errors).toEqual([]);
  }
});
