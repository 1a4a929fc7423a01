import { createHmac, randomUUID } from 'node:crypto';
import type { AdminOrder } from '@kiln/contracts/admin-schema';
import type { MailFailure } from '@kiln/contracts/admin-health-schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../testing/eventually';
import { startHarness, type Harness } from '../testing/harness';
import { sellAsset } from '../testing/shop';
import { buyPaid, SupportDesk } from '../testing/support-desk';

const KEY = 'key-of-the-mail-account';

let shop: Harness;
let desk: SupportDesk;
beforeAll(async () => {
  shop = await startHarness({ environment: { MAILGUN_WEBHOOK_KEY: KEY } });
  desk = new SupportDesk(shop);
  await sellAsset(shop, 1, 24);
});
afterAll(() => shop.close());

/** As Mailgun's manual shows it. */
function told(data: object, { key = KEY, token = randomUUID(), at = Date.now() } = {}): object {
  const timestamp = String(Math.floor(at / 1000));
  const signature = createHmac('sha256', key)
    .update(timestamp + token)
    .digest('hex');
  return { signature: { timestamp, token, signature }, 'event-data': { id: randomUUID(), ...data } };
}

const bounce = (messageId: string, recipient: string, changes: object = {}) => ({
  event: 'failed',
  severity: 'permanent',
  recipient,
  message: { headers: { 'message-id': messageId } },
  'delivery-status': { code: 550, message: '5.1.1 No such user' },
  ...changes,
});

async function post(body: object, provider = 'mailgun', url = shop.url): Promise<number> {
  const request = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  return (await fetch(`${url}/api/payments/webhooks/mail/${provider}`, request)).status;
}

/** A paid order whose receipt has gone out, and the Message-ID of it without brackets. */
async function mailed() {
  const email = `Ada-${randomUUID()}@buyer.example`;
  const { orderId } = await buyPaid(shop, [1], 'card', email);
  const receipt = await eventually('the receipt', () => shop.smtp.mails.find(({ to }) => to === email));
  return { email, orderId, messageId: /^message-id: <(.+)>$/im.exec(receipt.raw)?.[1] ?? '' };
}

const failuresOf = async (orderId: string) => {
  const { body } = await desk.get<{ failures: MailFailure[] }>('/mail-failures');
  return body.data?.failures.filter((failure) => failure.orderId === orderId);
};

describe('a receipt that came back', () => {
  test('is shown at its order and among the failures, once, until a person sends it again', async () => {
    const { email, orderId, messageId } = await mailed();
    const event = told(bounce(messageId, email));
    expect(await Promise.all([post(event), post(event)])).toEqual([200, 200]);
    const order = await desk.order(orderId);
    expect(order.mails[0]?.returned).toMatchObject({ kind: 'bounced', reason: '5.1.1 No such user' });
    const events = order.timeline.filter(({ kind }) => kind === 'mail_bounced');
    expect(events.map(({ actor, detail }) => [actor, detail.mail])).toEqual([['provider', 'receipt']]);
    expect(JSON.stringify(events)).not.toContain(email);
    expect(await failuresOf(orderId)).toMatchObject([
      { what: 'bounced', kind: 'receipt', orderNumber: order.number, recipient: email.toLowerCase(), retriable: false },
    ]);

    await desk.post(`/orders/${orderId}/resend`);
    await eventually('the second receipt', () => shop.smtp.mails.filter(({ to }) => to === email)[1]);
    expect(await failuresOf(orderId)).toEqual([]);
  });

  test('stops the next automatic one to the address, which a person can send all the same', async () => {
    const { email, messageId } = await mailed();
    await post(told(bounce(messageId, email)));
    const { orderId } = await buyPaid(shop, [1], 'card', email.toLowerCase());
    const [refused] = await eventually('the refusal', async () => {
      const found = await failuresOf(orderId);
      return found?.length ? found : undefined;
    });
    expect(refused).toMatchObject({ what: 'refused', retriable: true, reason: expect.stringMatching(/came back/) });
    expect(shop.smtp.mails.filter(({ to }) => to === email.toLowerCase())).toEqual([]);

    expect((await desk.post(`/mails/${refused?.id}/retry`)).status).toBe(200);
    await eventually('the receipt', () => shop.smtp.mails.find(({ to }) => to === email.toLowerCase()));
    const { timeline } = await desk.order(orderId);
    expect(timeline.some(({ kind }) => kind === 'mail_retried')).toBe(true);
    expect((await desk.post('/mails/job_none/retry')).status).toBe(404);
  });

  test('goes with the person when they are erased', async () => {
    const { email, orderId, messageId } = await mailed();
    await post(told(bounce(messageId, email)));
    await desk.post('/erasures', { email });
    const order: AdminOrder = await desk.order(orderId);
    expect(JSON.stringify(order).toLowerCase()).not.toContain(email.toLowerCase());
    expect(order.mails[0]?.returned?.reason).toBe('');
  });
});

test('a complaint is told as one; what is no final failure, and mails that are not ours, change no order', async () => {
  const { email, orderId, messageId } = await mailed();
  await post(told(bounce(messageId, email, { severity: 'temporary' })));
  await post(told(bounce(messageId, email, { event: 'delivered' })));
  expect((await desk.order(orderId)).mails[0]?.returned).toBeNull();
  expect(await post(told(bounce('somebody@elsewhere', 'eve@elsewhere.example')))).toBe(200);
  await post(told({ event: 'complained', recipient: email, message: { headers: { 'message-id': messageId } } }));
  expect((await desk.order(orderId)).mails[0]?.returned?.kind).toBe('complained');
});

test('what is not signed by the provider is refused, and its signature serves for one event', async () => {
  const { email, orderId, messageId } = await mailed();
  expect(await post(told(bounce(messageId, email), { key: 'another-key' }))).toBe(400);
  expect(await post({ 'event-data': bounce(messageId, email) })).toBe(400);
  expect(await post(told(bounce(messageId, email), { at: Date.now() - 2 * 86_400_000 }))).toBe(400);
  const token = randomUUID();
  expect(await post(told(bounce('other@mail', 'a@b.example'), { token }))).toBe(200);
  expect(await post(told(bounce(messageId, email), { token }))).toBe(200);
  expect((await desk.order(orderId)).mails[0]?.returned).toBeNull();
});

test('an unknown provider, and one without its key, has no such address', async () => {
  expect(await post(told({}), 'pigeon')).toBe(404);
  const quiet = await startHarness({ workers: false });
  expect(await post(told({}), 'mailgun', quiet.url)).toBe(404);
  await quiet.close();
});
