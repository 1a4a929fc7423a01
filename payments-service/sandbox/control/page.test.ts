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
    description: '<script>alert(1)</script>',
    confirm: true,
    payment_method: 'pm_card_authenticationRequired',
  });
  const listed = await page();
  expect(listed).toContain(`aria-label="Authenticate: 44.00 USD, ${id}"`);
  expect(listed).not.toContain('<script');
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

test('unknown payments and outcomes are refused', async () => {
  expect((await control.choose('pi_unknown', 'approve')).status).toBe(404);
  expect((await control.post('/payments/pi_unknown/outcome', { outcom: 'approve' })).status).toBe(422);
});
