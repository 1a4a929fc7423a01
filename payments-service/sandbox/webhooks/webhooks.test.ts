import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { faultsSchema } from '../control/faults';
import { startSandbox } from '../testing/start-sandbox';
import { startWebhookReceiver } from '../testing/webhook-receiver';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const order = { amount: 4400, currency: 'usd', allowed_payment_method_types: ['card'] };
const PAID = ['charge.succeeded', 'payment_intent.created', 'payment_intent.succeeded'];

async function start(databasePath = ':memory:') {
  const receiver = await startWebhookReceiver();
  cleanups.push(() => receiver.stop());
  const running = await startSandbox({ webhookUrl: receiver.url, databasePath });
  return { receiver, running };
}

test('a payment sends its events, signed, with the object as it was', async () => {
  const { receiver, running } = await start();
  cleanups.push(() => running.stop());
  const paid = await running.stripe.paymentIntents.create({ ...order, confirm: true, payment_method: 'pm_card_visa' });
  await vi.waitFor(() => expect(receiver.received.map((event) => event.type).sort()).toEqual(PAID));
  const succeeded = receiver.received.find((event) => event.type === 'payment_intent.succeeded');
  expect(succeeded?.data.object).toMatchObject({ id: paid.id, status: 'succeeded', amount: 4400 });
  expect(succeeded?.request?.id).toBe(paid.lastResponse.requestId);
});

test('an event that the endpoint did not choose happens and is not sent', async () => {
  const receiver = await startWebhookReceiver();
  cleanups.push(() => receiver.stop());
  const isEnabled = (type: string) => type === 'payment_intent.succeeded';
  const running = await startSandbox({ webhookUrl: receiver.url, isEnabled });
  cleanups.push(() => running.stop());
  await running.stripe.paymentIntents.create({ ...order, confirm: true, payment_method: 'pm_card_visa' });
  const happened = await listed(running.url, 'events');
  expect(happened.map(({ type }) => type).sort()).toEqual(PAID);
  expect(await deliveries(running.url)).toMatchObject([{ type: 'payment_intent.succeeded' }]);
});

test('an event is sent again until it is taken', async () => {
  const { receiver, running } = await start();
  cleanups.push(() => running.stop());
  receiver.answerWith = 500;
  await running.stripe.paymentIntents.create(order);
  await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThanOrEqual(2));
  receiver.answerWith = 200;
  const seen = () => receiver.received.length;
  await vi.waitFor(async () => {
    const [delivery] = await deliveries(running.url);
    expect(delivery).toMatchObject({ state: 'delivered', lastStatus: 200, attempts: seen() });
  }, 5000);
  expect(new Set(receiver.received.map((event) => event.id)).size).toBe(1);
});

test('after three days nobody tries any more', async () => {
  const receiver = await startWebhookReceiver();
  cleanups.push(() => receiver.stop());
  receiver.answerWith = 500;
  let passed = 0;
  const running = await startSandbox({ webhookUrl: receiver.url, clock: () => Date.now() + passed });
  cleanups.push(() => running.stop());
  await running.stripe.paymentIntents.create(order);
  await vi.waitFor(() => expect(receiver.received).not.toHaveLength(0));
  expect(await deliveries(running.url)).toMatchObject([{ state: 'pending' }]);
  passed = 3 * 24 * 60 * 60 * 1000;
  running.sandbox.dispatcher.wake();
  await vi.waitFor(async () => expect(await deliveries(running.url)).toMatchObject([{ state: 'given_up' }]), 5000);
});

test('what was not delivered before a restart is delivered after it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  cleanups.push(() => rm(folder, { recursive: true }));
  const databasePath = join(folder, 'sandbox.db');
  const before = await start(databasePath);
  before.receiver.answerWith = 503;
  const { id } = await before.running.stripe.paymentIntents.create(order);
  await vi.waitFor(() => expect(before.receiver.received).not.toHaveLength(0));
  await before.running.stop();

  const after = await start(databasePath);
  cleanups.push(() => after.running.stop());
  await vi.waitFor(
    () => expect(after.receiver.received.map((event) => event.type)).toEqual(['payment_intent.created']),
    5000,
  );
  expect(await after.running.stripe.paymentIntents.retrieve(id)).toMatchObject({ id });
});

test('duplicates carry the same event id', async () => {
  const { receiver, running } = await start();
  cleanups.push(() => running.stop());
  running.sandbox.faults.write(faultsSchema.parse({ duplicateWebhooks: 2 }));
  await running.stripe.paymentIntents.create(order);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(3));
  expect(new Set(receiver.received.map((event) => event.id)).size).toBe(1);
});

test('reordered, success arrives before creation', async () => {
  const { receiver, running } = await start();
  cleanups.push(() => running.stop());
  running.sandbox.faults.write(faultsSchema.parse({ reorderWebhooks: true }));
  await running.stripe.paymentIntents.create({ ...order, confirm: true, payment_method: 'pm_card_visa' });
  await vi.waitFor(
    () =>
      expect(receiver.received.map((event) => event.type)).toEqual([
        'payment_intent.succeeded',
        'charge.succeeded',
        'payment_intent.created',
      ]),
    5000,
  );
});

test('a dropped event can be delivered by hand', async () => {
  const { receiver, running } = await start();
  cleanups.push(() => running.stop());
  running.sandbox.faults.write(faultsSchema.parse({ dropWebhooks: true }));
  await running.stripe.paymentIntents.create(order);
  const { data } = await running.stripe.events.list();
  expect(data.map((event) => event.type)).toEqual(['payment_intent.created']);
  expect(await deliveries(running.url)).toEqual([]);
  const answer = await fetch(`${running.url}/sandbox/control/events/${data[0]?.id}/redeliver`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
  });
  expect(answer.status).toBe(202);
  await vi.waitFor(() => expect(receiver.received.map((event) => event.id)).toEqual([data[0]?.id]));
});

interface Listed {
  type: string;
  state: string;
  attempts: number;
}

const deliveries = (url: string) => listed(url, 'deliveries');

async function listed(url: string, what: 'deliveries' | 'events'): Promise<Listed[]> {
  const answer = await fetch(`${url}/sandbox/control/${what}`, {
    headers: { authorization: 'Bearer sk_test_sandbox' },
  });
  return (await answer.json()) as Listed[];
}
