import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../testing/eventually';
import { startHarness, type Harness } from '../testing/harness';
import { payByCard } from '../testing/pay';
import { checkoutOf, sellAsset, Shopper } from '../testing/shop';
import { textOf, tokenIn } from '../testing/read-mail';

const DAY = 86_400_000;

let shop: Harness;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startHarness();
  await sellAsset(shop, 1, 24);
});
beforeEach(() => {
  shopper = new Shopper(shop.url);
});
afterAll(() => shop.close());

async function buy(email: string) {
  const checkout = checkoutOf(shop, [{ id: 1, quantity: 2 }]);
  checkout.billing_details.email = email;
  const { body } = await shopper.createIntent(checkout);
  await payByCard(shop, body.clientSecret ?? '');
  await shopper.verify(body.data?.paymentId ?? '');
  return body.data?.orderId ?? '';
}

const mailsTo = (email: string) => shop.smtp.mails.filter((mail) => mail.to === email);
const mailTo = (email: string, index = 0) => eventually(`mail ${index} to ${email}`, () => mailsTo(email)[index]);

test('the receipt says what was bought and paid, and how to get it', async () => {
  const orderId = await buy('receipt@buyer.example');
  const mail = await mailTo('receipt@buyer.example');
  const order = await shop.deps.database.orders.find(orderId);
  expect(await shop.deps.database.entitlements.listByOrder(orderId)).toHaveLength(1);
  const text = textOf(mail.raw);
  const invoice = await shop.deps.database.invoices.findByOrder(orderId);
  expect(mail.subject).toBe(`Your Kiln order ${order?.number}: receipt and files`);
  for (const line of [
    'Thank you, Ada Byron.',
    `http://localhost:3000/orders/${tokenIn(mail.raw)}`,
    'Links valid 30 days.',
    `Invoice: ${invoice?.printedNumber}`,
    'The invoice as a PDF, also in the name of your company, is on the page of your order: http://localhost:3000/orders/',
    'Payment method: Credit or debit card',
    'Asset 1 × 2  $48.00',
    'Subtotal  $48.00',
    'Tax (10%)  $4.80',
    'Total  $52.80',
    'support@kiln.example',
  ]) {
    expect(text).toContain(line);
  }
  expect(mail.raw).toMatch(/^content-type: multipart\/alternative/im);
  expect(mail.raw).not.toMatch(/4242/);
});

test('a mail server that refuses gets the mail again later, once', async () => {
  shop.smtp.refuseNext(1);
  await buy('refused@buyer.example');
  await eventually('the refusal', async () => {
    const rows = await shop.deps.database.orders.listPaidByEmail('refused@buyer.example', 1);
    return rows.length > 0 && mailsTo('refused@buyer.example').length === 0;
  });
  const mail = await eventually('the repeat', () => {
    shop.travel(5_000);
    return mailsTo('refused@buyer.example')[0];
  });
  expect(mail.messageId).toMatch(/^<job_[0-9a-f]+@localhost>$/);
  expect(mailsTo('refused@buyer.example')).toHaveLength(1);
});

test('lookup mails the links and answers alike for known and unknown addresses', async () => {
  await buy('known@buyer.example');
  await mailTo('known@buyer.example');
  const known = await shopper.post('/api/payments/orders/lookup', { email: 'KNOWN@buyer.example' });
  const unknown = await shopper.post('/api/payments/orders/lookup', { email: 'nobody@buyer.example' });
  expect(known).toMatchObject({ status: 202, body: unknown.body });
  const mail = await eventually('the links', () => mailsTo('known@buyer.example')[1]);
  expect((await shopper.orderPage(tokenIn(mail.raw))).body.data?.items).toMatchObject([{ access: 'granted' }]);
  expect(mailsTo('nobody@buyer.example')).toEqual([]);
});

test('lookup is no mail relay: few mails per address, few requests per client', async () => {
  const orderId = await buy('relay@buyer.example');
  await mailTo('relay@buyer.example');
  const mailCount = async () => (await shop.commands.inspection.mailsOf(orderId)).length;
  const ask = (client: string) =>
    shopper.post(
      '/api/payments/orders/lookup',
      { email: 'relay@buyer.example' },
      { 'x-forwarded-for': `6.6.6.6, ${client}` },
    );
  const answers = [];
  for (let index = 0; index < 25; index += 1) answers.push((await ask('10.0.0.7')).status);
  expect(answers.slice(0, 20).every((status) => status === 202)).toBe(true);
  expect(answers.slice(20)).toEqual([429, 429, 429, 429, 429]);
  expect((await ask('10.0.0.8')).status).toBe(202);
  expect(await mailCount()).toBe(1 + 5);

  // Strangers' lookups leave the buyer's own resends alone; past 5 the answer says that nothing was sent.
  const token = tokenIn(mailsTo('relay@buyer.example')[0]?.raw ?? '');
  const resends = [];
  for (let index = 0; index < 6; index += 1) {
    resends.push(await shopper.post(`/api/payments/orders/${token}/resend`, {}));
  }
  expect(resends.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202, 429]);
  expect(resends[5]?.body.error).toMatchObject({ code: 'too_many_requests', message: expect.stringMatching(/hour/) });
  expect(await mailCount()).toBe(1 + 5 + 5);
});

// Moves the clock: last.
test('an expired link asks for a new one, which works for 30 days more', async () => {
  await buy('late@buyer.example');
  const token = tokenIn((await mailTo('late@buyer.example')).raw);
  shop.travel(31 * DAY);
  expect((await shopper.orderPage(token)).body.data?.expired).toBe(true);
  expect((await shopper.post(`/api/payments/orders/${token}/resend`, {})).status).toBe(202);
  const renewed = tokenIn((await mailTo('late@buyer.example', 1)).raw);
  expect(renewed).not.toBe(token);
  expect((await shopper.orderPage(renewed)).body.data).toMatchObject({
    expired: false,
    items: [{ access: 'granted' }],
  });
  expect((await shopper.orderPage(token)).body.data).toMatchObject({ expired: true, items: [{ files: [] }] });
});
