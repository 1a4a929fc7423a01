import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Control } from '../testing/control';
import { closeServer, listen, NOWPAYMENTS, startSandbox, type RunningSandbox } from '../testing/start-sandbox';

interface Hook {
  signature: string | null;
  body: string;
}

const hooks: Hook[] = [];
let running: RunningSandbox;
let control: Control;
let ipnUrl: string;
let stopReceiver: () => Promise<void>;
beforeAll(async () => {
  const receiver = await listen(async (request: Request) => {
    hooks.push({ signature: request.headers.get('x-nowpayments-sig'), body: await request.text() });
    return new Response(null, { status: 200 });
  });
  stopReceiver = () => closeServer(receiver.server);
  ipnUrl = `http://127.0.0.1:${receiver.port}/ipn`;
  running = await startSandbox();
  control = new Control(running.url);
});
afterAll(async () => {
  await running.stop();
  await stopReceiver();
});

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

async function call(path: string, body?: object, apiKey = NOWPAYMENTS.apiKey): Promise<Answer> {
  const answer = await fetch(`${running.url}/nowpayments/v1${path}`, {
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const create = (change: object = {}) =>
  call('/payment', {
    price_amount: 45,
    price_currency: 'usd',
    pay_currency: 'btc',
    order_id: 'ord_1',
    order_description: 'Two textures',
    ipn_callback_url: ipnUrl,
    ...change,
  });
const read = async (id: unknown) => (await call(`/payment/${String(id)}`)).body;

test.each([
  ['btc', 0.0005],
  ['eth', 0.015],
  ['ltc', 0.45],
  ['doge', 225],
])('%s: an address and an exact amount, until it expires', async (coin, amount) => {
  const { status, body } = await create({ pay_currency: coin });
  expect(status).toBe(201);
  expect(body).toMatchObject({ payment_status: 'waiting', pay_amount: amount, pay_currency: coin, order_id: 'ord_1' });
  expect(Date.parse(String(body['expiration_estimate_date']))).toBeGreaterThan(Date.now());
  expect(String(body['pay_address']).length).toBeGreaterThan(30);
  expect(await read(body['payment_id'])).toMatchObject({ actually_paid: 0, payin_hash: null });
});

test.each([
  ['pay', 'confirming', 0.0005],
  ['pay_under', 'partially_paid', 0.0003],
  ['pay_over', 'confirming', 0.00075],
  ['expire', 'expired', 0],
])('%s: the payment is %s, and %s has arrived', async (outcome, status, paid) => {
  const { body } = await create();
  expect((await control.choose(String(body['payment_id']), outcome)).status).toBe(200);
  expect(await read(body['payment_id'])).toMatchObject({
    payment_status: status,
    pay_amount: 0.0005,
    actually_paid: paid,
    outcome_amount: paid,
    outcome_currency: 'btc',
    payin_hash: paid === 0 ? null : expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('confirmations come by themselves; what was not paid expires, and is paid late', async () => {
  const paid = String((await create()).body['payment_id']);
  const late = String((await create()).body['payment_id']);
  await control.choose(paid, 'pay');
  for (const status of ['confirmed', 'sending', 'finished']) {
    await control.post('/clock', { advanceMs: 10_000 });
    expect(await read(paid)).toMatchObject({ payment_status: status });
  }
  await control.advanceDays(1);
  expect(await read(late)).toMatchObject({ payment_status: 'expired' });
  await control.choose(late, 'pay_late');
  await control.choose(late, 'finish');
  expect(await read(late)).toMatchObject({ payment_status: 'finished', actually_paid: 0.0005 });
  expect(await control.eventTypes(late)).toEqual(['payment.expired', 'payment.confirming', 'payment.finished']);
});

test('each change is posted, signed over keys that are sorted at every level', async () => {
  const id = Number((await create()).body['payment_id']);
  await control.choose(String(id), 'pay');
  await control.choose(String(id), 'finish');
  const mine = () => hooks.filter(({ body }) => (JSON.parse(body) as { payment_id: number }).payment_id === id);
  await vi.waitFor(() => expect(mine()).toHaveLength(2));
  for (const { body, signature } of mine()) {
    const { fee, ...rest } = JSON.parse(body) as { fee: Record<string, unknown> } & Record<string, unknown>;
    const keys = [...Object.keys(rest), 'fee'].sort();
    const sortedFee = Object.fromEntries(Object.entries(fee).sort(([a], [b]) => (a < b ? -1 : 1)));
    const sorted = Object.fromEntries(keys.map((key) => [key, key === 'fee' ? sortedFee : rest[key]]));
    const expected = createHmac('sha512', NOWPAYMENTS.ipnSecret).update(JSON.stringify(sorted)).digest('hex');
    expect(signature).toBe(expected);
    const unsorted = createHmac('sha512', NOWPAYMENTS.ipnSecret).update(body).digest('hex');
    expect(signature).not.toBe(unsorted);
  }
});

test('too little, unknown coins, fields and keys are refused', async () => {
  const minimum = (await call('/min-amount?currency_from=btc&fiat_equivalent=usd')).body;
  expect(minimum).toMatchObject({ currency_from: 'btc', min_amount: 0.00002222 });
  expect(await create({ price_amount: 1 })).toMatchObject({ status: 400, body: { code: 'AMOUNT_MINIMAL_ERROR' } });
  expect(await create({ pay_currency: 'xyz' })).toMatchObject({ status: 400, body: { code: 'CURRENCY_UNAVAILABLE' } });
  expect(await create({ wallet: 'mine' })).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST_PARAMS' } });
  expect(await call('/payment/1')).toMatchObject({ status: 404 });
  expect(await call('/status', undefined, 'wrong')).toMatchObject({ status: 403, body: { code: 'INVALID_API_KEY' } });
});
