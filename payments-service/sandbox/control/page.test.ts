import { afterAll, beforeAll, expect, test } from 'vitest';
import { Control } from '../testing/control';
import { startSandbox, type RunningSandbox } from '../testing/start-sandbox';

let running: RunningSandbox;
let control: Control;
beforeAll(async () => {
  running = await startSandbox();
  control = new Control(running.url);
});
afterAll(() => running.stop());

const submit = (path: string, form: Record<string, string>) =>
  fetch(running.url + path, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
const page = async () => (await fetch(`${running.url}/sandbox/`)).text();

test('a person sees the payments, chooses an outcome, and is told when it is too late', async () => {
  expect(await page()).toContain('No payments yet');
  const { id } = await running.stripe.paymentIntents.create({
    amount: 4400,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    metadata: { order: '<script>alert(1)</script>' },
    confirm: true,
    payment_method: 'pm_card_authenticationRequired',
  });
  const listed = await page();
  expect(listed).toContain(`aria-label="Authenticate: 44.00 USD, ${id}"`);
  expect(listed).toContain('&lt;script&gt;');
  expect(listed).not.toContain('<script>');
  const chosen = await submit(`/sandbox/payments/${id}`, { outcome: 'authenticate' });
  expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/sandbox/']);
  expect((await running.stripe.paymentIntents.retrieve(id)).status).toBe('succeeded');
  const again = await submit(`/sandbox/payments/${id}`, { outcome: 'authenticate' });
  expect(again.headers.get('location')).toBe('/sandbox/?note=over');
});

test('the clock moves forward by the steps of the page', async () => {
  const before = ((await (await control.post('/clock', { advanceMs: 1 })).json()) as { now: number }).now;
  expect((await submit('/sandbox/clock', { step: '5_days' })).status).toBe(303);
  const after = ((await (await control.post('/clock', { advanceMs: 1 })).json()) as { now: number }).now;
  expect(after - before).toBeGreaterThanOrEqual(5 * 24 * 60 * 60 * 1000);
  expect((await submit('/sandbox/clock', { step: 'backwards' })).status).toBe(422);
  expect((await control.post('/clock', { advanceMs: -1 })).status).toBe(422);
});

test('the clock moves by minutes, hours and days as well, and no further than years', async () => {
  const now = async () => ((await (await control.post('/clock', { advanceMs: 1 })).json()) as { now: number }).now;
  const before = await now();
  expect((await submit('/sandbox/clock', { count: '3', unit: 'hours' })).status).toBe(303);
  expect((await now()) - before).toBeGreaterThanOrEqual(3 * 60 * 60 * 1000);
  expect((await submit('/sandbox/clock', { count: '9999', unit: 'days' })).status).toBe(422);
});

test('faults are set in percent, kept apart from what fails next, and taken back', async () => {
  const field = async (name: string) => new RegExp(`name="${name}"[^>]*value="(\\d+)"`).exec(await page())?.[1];
  const zero = ['error', 'cutBefore', 'slow', 'duplicateWebhook', 'dropWebhook', 'reorderWebhook'];
  const form = {
    ...Object.fromEntries(zero.map((name) => [`rates.${name}`, '0'])),
    ...{ 'rates.cut': '25', latencyMs: '5', webhookDelayMs: '0', duplicateWebhooks: '0', dropWebhooks: 'on' },
  };
  expect((await submit('/sandbox/faults', form)).headers.get('location')).toBe('/sandbox/?note=faults');
  await submit('/sandbox/fail-next', { path: '/paypal', status: 'cut_before' });
  expect(running.sandbox.faults.read()).toMatchObject({
    rates: { cut: 0.25, error: 0 },
    latencyMs: 5,
    dropWebhooks: true,
    reorderWebhooks: false,
    failNext: [{ path: '/paypal', status: 'cut_before', times: 1 }],
  });
  expect(await field('rates.cut')).toBe('25');
  const wrong = await submit('/sandbox/faults', { ...form, 'rates.cut': '101' });
  expect(wrong.headers.get('location')).toBe('/sandbox/?note=invalid');
  expect((await submit('/sandbox/fail-next', { path: '/', status: '200' })).headers.get('location')).toContain(
    'invalid',
  );
  await submit('/sandbox/faults', { heal: '1' });
  expect(running.sandbox.faults.read()).toMatchObject({ rates: { cut: 0 }, latencyMs: 0, failNext: [] });
});

test('another site’s form changes nothing', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  const answer = await fetch(`${running.url}/sandbox/faults`, { method: 'POST', headers });
  expect(answer.status).toBe(403);
});

test('a payment names the shop’s own order', async () => {
  await running.stripe.paymentIntents.create({
    amount: 4400,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    metadata: { order_id: 'ord_42' },
  });
  expect(await page()).toContain('ord_42');
});

test('unknown payments and outcomes are refused', async () => {
  expect((await control.choose('pi_unknown', 'approve')).status).toBe(404);
  expect((await control.post('/payments/pi_unknown/outcome', { outcom: 'approve' })).status).toBe(422);
});
