import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../testing/eventually';
import { faultsOff } from '../testing/faults';
import { startHarness, type Harness } from '../testing/harness';
import { payByCard } from '../testing/pay';
import { checkoutOf, sellAsset, Shopper } from '../testing/shop';
import { UsageError } from './command';
import { reconcileCommand } from './reconcile';
import { replayCommand } from './replay';
import { showCommand } from './show';

let shop: Harness;
beforeAll(async () => {
  shop = await startHarness({ workers: false });
  await sellAsset(shop, 1, 24);
});
afterAll(() => shop.close());

async function startOrder() {
  const { body } = await new Shopper(shop.url).createIntent(checkoutOf(shop, [{ id: 1, quantity: 1 }]));
  if (!body.data) throw new Error(body.error?.message);
  return { ...body.data, clientSecret: body.clientSecret ?? '' };
}

const orderOf = (orderId: string) => shop.deps.database.orders.find(orderId);

test('reconcile settles, says so, and ends with 1 only while a person has to look', async () => {
  shop.sandbox.faults.write(faultsOff({ dropWebhooks: true }));
  const { orderId, clientSecret } = await startOrder();
  await payByCard(shop, clientSecret);
  const result = await reconcileCommand(shop.commands, '1');
  expect(result.text).toMatch(new RegExp(`settled +paid_at_provider +${orderId}`));
  expect(result.exitCode).toBe(0);
  await shop.deps.database.payments.insert({
    ...(await attemptOf(orderId)),
    id: 'pay_nowhere',
    attempt: 2,
    providerPaymentId: 'pi_nowhere',
    idempotencyKey: 'nowhere',
  });
  expect(await reconcileCommand(shop.commands, '1')).toMatchObject({
    exitCode: 1,
    text: expect.stringMatching(/LOOK AT IT +unknown_there/),
  });
  await expect(reconcileCommand(shop.commands, 'all')).rejects.toThrow(/whole number from 1 to 90/);
});

async function attemptOf(orderId: string) {
  const [attempt] = await shop.commands.inspection.attemptsOf(orderId);
  if (!attempt) throw new Error('no attempt');
  return attempt;
}

test('replay works what waits, and one event by either id again', async () => {
  shop.sandbox.faults.write(
    faultsOff({ failNext: [{ path: '/v1/payment_intents', method: 'GET', status: 503, times: 50 }] }),
  );
  const { orderId, clientSecret } = await startOrder();
  await payByCard(shop, clientSecret);
  const [waiting] = await eventually('the event waits', async () => {
    const events = await shop.commands.inspection.eventsOf(orderId);
    return events.some(({ lastError }) => lastError !== null) ? events : undefined;
  });
  shop.sandbox.faults.write(faultsOff());
  expect(await replayCommand(shop.commands, { event: undefined, all: true })).toMatchObject({ exitCode: 0 });
  expect(await orderOf(orderId)).toMatchObject({ state: 'paid' });

  const again = { all: false, event: waiting?.eventId };
  expect((await replayCommand(shop.commands, again)).text).toMatch(/Replayed 1 events, 0 still wait/);
  expect((await replayCommand(shop.commands, { all: false, event: waiting?.id })).exitCode).toBe(0);
  await expect(replayCommand(shop.commands, { all: false, event: 'evt_none' })).rejects.toThrow(UsageError);
  await expect(replayCommand(shop.commands, { all: false, event: undefined })).rejects.toThrow(/--all/);
});

test('show tells here and there, by number or id, and hides the buyer', async () => {
  const { orderId, clientSecret } = await startOrder();
  await payByCard(shop, clientSecret, 'pm_card_chargeDeclined');
  const order = await orderOf(orderId);
  const { text, data } = await showCommand(shop.commands, `#${order?.number}`);
  expect(text).toMatch(new RegExp(`^Order ${order?.number}\n`));
  expect(text).toMatch(/pay_\w+ +card +26\.40 USD +created +failed 26\.40 USD/);
  expect((await showCommand(shop.commands, orderId)).data).toMatchObject({ order: { id: orderId } });
  const printed = text + JSON.stringify(data);
  const buyer = checkoutOf(shop, []).billing_details;
  for (const secret of [buyer.email, buyer.name, buyer.phone, clientSecret, order?.browserKey ?? '']) {
    expect(printed).not.toContain(secret);
  }
  await expect(showCommand(shop.commands, '7')).rejects.toThrow(/no order '7'/);
});

test('as a program: JSON on stdout, what to do on stderr, exit codes', async () => {
  const { orderId } = await startOrder();
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', ...args], {
      cwd: path.resolve(import.meta.dirname, '../..'),
      env: { PATH: process.env.PATH, ...shop.environment },
    }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    );
  const [shown, unknown, wrong] = await Promise.all([run('show', orderId, '--json'), run('show', '7'), run('pay')]);
  expect(JSON.parse(shown.stdout)).toMatchObject({ order: { id: orderId }, attempts: [{ truth: { asked: true } }] });
  expect(unknown).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(/Take the id/) });
  expect(wrong).toMatchObject({ code: 2, stderr: expect.stringMatching(/no command 'pay'.*\n[^]*Usage/) });
});
