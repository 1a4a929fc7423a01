import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type { PaymentVerification } from '@kiln/contracts/payments-api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPayment, payAtProvider } from '../testing/buyer-hands';
import { faultsOff } from '../testing/faults';
import { startHarness, type Harness } from '../testing/harness';
import { checkoutOf, sellAsset, Shopper, somebody } from '../testing/shop';

let shop: Harness;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startHarness({ workers: false });
  shop.sandbox.faults.write(faultsOff({ dropWebhooks: true }));
  await sellAsset(shop, 1, 40);
  await sellAsset(shop, 2, 0.1);
});
beforeEach(() => {
  shopper = new Shopper(shop.url);
});
afterAll(() => shop.close());

const DAY_MS = 86_400_000;

async function start(method: PaymentMethodId) {
  const checkout = checkoutOf(shop, [{ id: 1, quantity: 1 }], { billing_details: somebody() });
  const { body } = await createPayment(shopper, method, checkout);
  if (!body.data) throw new Error(body.error?.message);
  const payment = await shop.deps.database.payments.find(body.data.paymentId);
  const providerPaymentId = payment?.providerPaymentId ?? '';
  const { data } = body;
  const act = (how: 'pay' | 'decline' | 'late') => payAtProvider(shop, method, providerPaymentId, data, how);
  return { checkout, created: data, paymentId: data.paymentId, providerPaymentId, act };
}

const failure = (code: string, message: string | RegExp) => ({
  status: 402,
  body: {
    success: false,
    error: { code, message: typeof message === 'string' ? message : expect.stringMatching(message) },
  },
});

describe('each method fails in its own way', () => {
  test('UPI, declined in the app: said so, and the next call brings a new code for the same order', async () => {
    const { checkout, created, paymentId, act } = await start('upi');
    await act('decline');
    const answer = await shopper.post('/api/payments/upi/verify', { payment_id: paymentId });
    expect(answer).toMatchObject(
      failure('payment_failed', 'The payment was declined. Please choose another way to pay.'),
    );
    const again = await createPayment(shopper, 'upi', checkout);
    expect(again.body.data).toMatchObject({
      orderId: created.orderId,
      next: { kind: 'scan' },
      status: expect.any(String),
    });
    expect(again.body.data?.paymentId).not.toBe(paymentId);
  });

  test('UPI, nobody scans the code: expired, and the next call brings a new one', async () => {
    const { checkout, paymentId, providerPaymentId } = await start('upi');
    await shop.choose(providerPaymentId, 'expire');
    const answer = await shopper.post('/api/payments/upi/verify', { payment_id: paymentId });
    expect(answer).toMatchObject(
      failure('payment_expired', 'This payment was not completed in time. Please try again.'),
    );
    expect((await createPayment(shopper, 'upi', checkout)).body.data?.next?.kind).toBe('scan');
  });

  test('UPI, not scanned yet: the call’s own text, and the code again', async () => {
    const { paymentId } = await start('upi');
    const answer = await shopper.post('/api/payments/upi/verify', { payment_id: paymentId });
    expect(answer).toMatchObject(failure('payment_incomplete', 'Failed to verify UPI payment'));
    expect(answer.body.data).toMatchObject({ next: { kind: 'scan' } });
    const stranger = await new Shopper(shop.url).post('/api/payments/upi/verify', { payment_id: paymentId });
    expect(stranger.body.data).toEqual({ next: null });
  });

  test('instalments, turned down by the lender', async () => {
    const { paymentId, act } = await start('bnpl');
    await act('decline');
    expect(await shopper.verify(paymentId)).toMatchObject(
      failure('payment_failed', 'The payment was declined. Please choose another way to pay.'),
    );
  });

  test('instalments, left on the lender’s page: cancelled, and the next call goes on with the same order', async () => {
    const { checkout, created, paymentId, providerPaymentId } = await start('bnpl');
    await shop.browserStripe.rawRequest('POST', `/v1/payment_intents/${providerPaymentId}/confirm`, {
      client_secret: created.clientSecret ?? '',
      payment_method_data: { type: 'klarna', billing_details: { email: 'a@b.example', address: { country: 'US' } } },
      return_url: 'http://localhost:3000/payment-success',
    } as object);
    await shop.choose(providerPaymentId, 'cancel');
    expect(await shopper.verify(paymentId)).toMatchObject(failure('payment_cancelled', 'Payment was cancelled'));
    const again = await createPayment(shopper, 'bnpl', checkout);
    expect(again.body.data).toMatchObject({ orderId: created.orderId, next: { kind: 'confirm' } });
  });

  test('a bank transfer is on its way for days, then refused by the bank', async () => {
    const { paymentId, act } = await start('bank_transfer');
    await act('decline');
    const verify = () => shopper.post<PaymentVerification>('/api/payments/bank/verify', { transfer_id: paymentId });
    expect((await verify()).body.data).toMatchObject({
      status: 'processing',
      progress: { stage: 'clearing', settlesBy: expect.stringMatching(/^\d{4}-/) },
    });
    await shop.advanceProviders(5 * DAY_MS);
    expect(await verify()).toMatchObject(
      failure('insufficient_funds', 'There is not enough money in the account for this payment.'),
    );
  });

  test('PayPal, approved with an empty account: nothing taken, and a new order for the next try', async () => {
    const { checkout, created, act } = await start('paypal');
    await act('decline');
    const orderID = created.next?.kind === 'approve' ? created.next.orderID : '';
    const capture = () => shopper.post('/api/payments/paypal/capture-order', { orderID });
    for (let time = 0; time < 2; time += 1) {
      expect(await capture()).toMatchObject(failure('card_declined', /choose another one/));
    }
    const again = await createPayment(shopper, 'paypal', checkout);
    expect(again.body.data).toMatchObject({ orderId: created.orderId, next: { kind: 'approve' } });
    expect(again.body.data?.next).not.toEqual(created.next);
  });

  test('PayPal, the card behind the account refused: the same order is approved with another one and paid', async () => {
    const { created, paymentId, providerPaymentId } = await start('paypal');
    const orderID = created.next?.kind === 'approve' ? created.next.orderID : '';
    const capture = () => shopper.post<PaymentVerification>('/api/payments/paypal/capture-order', { orderID });
    await shop.choose(providerPaymentId, 'approve_then_instrument_declined');
    expect(await capture()).toMatchObject({ status: 402, body: { data: { next: { kind: 'approve', orderID } } } });
    await shop.choose(providerPaymentId, 'approve');
    expect(await capture()).toMatchObject({ status: 200, body: { data: { status: 'paid' } } });
    expect((await shop.deps.database.payments.find(paymentId))?.state).toBe('paid');
  });

  test('PayPal, not approved: nothing is captured', async () => {
    const { created } = await start('paypal');
    const orderID = created.next?.kind === 'approve' ? created.next.orderID : '';
    expect(await shopper.post('/api/payments/paypal/capture-order', { orderID })).toMatchObject(
      failure('payment_incomplete', 'Failed to capture PayPal order'),
    );
  });

  test('too few coins are under way, never paid', async () => {
    const { paymentId, act } = await start('crypto');
    await act('decline');
    const verify = { payment_id: paymentId, transaction_hash: 'abc123' };
    const answer = await shopper.post<PaymentVerification>('/api/payments/crypto/verify', verify);
    expect(answer.body.data).toMatchObject({ status: 'processing', progress: { stage: 'underpaid' } });
    expect((await shop.deps.database.payments.find(paymentId))?.input).toMatchObject({ transactionHash: 'abc123' });
  });

  test('coins that come after the time is over still pay', async () => {
    const { paymentId, providerPaymentId, act } = await start('crypto');
    await shop.choose(providerPaymentId, 'expire');
    expect(await shopper.verify(paymentId)).toMatchObject({ body: { error: { code: 'payment_expired' } } });
    await shop.choose(providerPaymentId, 'pay_late');
    await shop.choose(providerPaymentId, 'finish');
    expect((await shopper.verify<PaymentVerification>(paymentId)).body.data?.status).toBe('paid');
    expect(act).toBeTypeOf('function');
  });
});

test.each([
  ['card', 'Failed to create payment intent'],
  ['apple_pay', 'Failed to create wallet payment'],
  ['bank_transfer', 'Failed to initiate bank transfer'],
  ['bnpl', 'Failed to create BNPL payment'],
] as const)('%s: a request that the provider refuses is told in the call’s own words', async (method, message) => {
  const answer = await createPayment(shopper, method, checkoutOf(shop, [{ id: 2, quantity: 1 }]));
  expect(answer).toMatchObject({ status: 422, body: { error: { code: 'provider_refused', message } } });
});

test('create-intent takes cards and wallets; a call knows payments of its own method only', async () => {
  const checkout = checkoutOf(shop, [{ id: 1, quantity: 1 }]);
  for (const payment_method of ['upi', 'crypto', 'paypal', 'bnpl', 'bank_transfer']) {
    expect(await shopper.createIntent({ ...checkout, payment_method })).toMatchObject({
      status: 422,
      body: { error: { code: 'payment_method_unavailable', message: 'Invalid payment method' } },
    });
  }
  const { paymentId } = await start('upi');
  expect(await shopper.post('/api/payments/bank/verify', { transfer_id: paymentId })).toMatchObject({ status: 404 });
});

test('dollars with a third decimal are no amount', async () => {
  const checkout = { ...checkoutOf(shop, [{ id: 1, quantity: 1 }]), amount: 44.005 };
  expect((await shopper.post('/api/payments/bnpl/create', checkout)).status).toBe(422);
});

test('company, tax id, consent in our words and what was entered are kept; an unknown consent is refused', async () => {
  const extras = { invoice: { company: 'Ada Ltd', tax_id: 'GB123' }, consent: { version: '2026-11' } };
  const checkout = { ...checkoutOf(shop, [{ id: 1, quantity: 1 }]), ...extras };
  const { body } = await createPayment(shopper, 'crypto', checkout);
  const order = await shop.deps.database.orders.find(body.data?.orderId ?? '');
  expect(order).toMatchObject({
    company: 'Ada Ltd',
    taxId: 'GB123',
    consent: { version: '2026-11', text: expect.stringMatching(/right of withdrawal/) },
  });
  const payment = await shop.deps.database.payments.find(body.data?.paymentId ?? '');
  expect(payment?.input).toEqual({ coin: 'litecoin', walletAddress: expect.stringMatching(/^bc1/) });
  const unknown = { ...checkoutOf(shop, [{ id: 1, quantity: 1 }]), consent: { version: '1999-01' } };
  expect((await shopper.createIntent(unknown)).status).toBe(422);
});
