import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DIGITAL_CONTENT_CONSENT } from '@kiln/contracts/consent';
import { setting } from '../support/settings';
import { anyProduct, newBuyer } from '../support/shopping';
import { call } from '../support/wire';

/** A purchase of one product by one buyer, in the units of its call. */
async function order(unit: 'cents' | 'dollars', fields: object = {}) {
  const { id, price } = await anyProduct();
  const cents = Math.round(price * 100);
  const total = cents + Math.floor((cents + 5) / 10);
  const { email, name, phone } = newBuyer();
  return {
    amount: unit === 'cents' ? total : total / 100,
    total,
    body: {
      amount: unit === 'cents' ? total : total / 100,
      currency: 'usd',
      items: [{ id, quantity: 1 }],
      billing_details: { email, name, phone },
      checkout_id: randomUUID(),
      consent: { version: DIGITAL_CONTENT_CONSENT.version },
      ...fields,
    },
  };
}

describe('S 7, S 9, payments', () => {
  it('stripe/create-intent takes cents and answers a clientSecret', async () => {
    const { body } = await order('cents', { payment_method: 'card' });
    const answer = await call('/api/payments/stripe/create-intent', body);
    expect(answer.body).toMatchObject({ success: true, clientSecret: expect.stringMatching(/_secret_/) });
  });

  it('paypal/create-order answers PayPal’s order', async () => {
    const { body } = await order('dollars');
    const answer = await call('/api/payments/paypal/create-order', body);
    expect(answer.body).toMatchObject({ success: true, orderID: expect.stringMatching(/\w+/) });
  });

  it('upi/create takes dollars with currency inr and answers a paymentId', async () => {
    const { body } = await order('dollars', { currency: 'inr' });
    const answer = await call('/api/payments/upi/create', body);
    expect(answer.body).toMatchObject({ success: true, paymentId: expect.stringMatching(/^pay_/) });
    const verified = await call('/api/payments/upi/verify', { payment_id: answer.body.paymentId });
    expect(verified.body.success).toBe(false);
  });

  it('crypto/create takes dollars and answers a paymentId; crypto/verify takes a transaction hash', async () => {
    const { body } = await order('dollars', { wallet_address: 'a'.repeat(30) });
    const answer = await call('/api/payments/crypto/create', body);
    expect(answer.body).toMatchObject({ success: true, paymentId: expect.stringMatching(/^pay_/) });
    const verified = await call('/api/payments/crypto/verify', {
      payment_id: answer.body.paymentId,
      transaction_hash: 'ab'.repeat(32),
    });
    expect(verified.status).toBeLessThan(500);
  });

  it('bank/create takes dollars and answers a transferId; bank/verify takes it', async () => {
    const { body } = await order('dollars');
    const answer = await call('/api/payments/bank/create', body);
    expect(answer.body).toMatchObject({ success: true, transferId: expect.stringMatching(/\w+/) });
    const verified = await call('/api/payments/bank/verify', { transfer_id: answer.body.transferId });
    expect(verified.status).toBeLessThan(500);
  });

  it('bnpl/create takes dollars and answers a paymentId', async () => {
    const { body } = await order('dollars');
    const answer = await call('/api/payments/bnpl/create', body);
    expect(answer.body).toMatchObject({ success: true, paymentId: expect.stringMatching(/^pay_/) });
  });

  it('wallet/create takes cents', async () => {
    const { body } = await order('cents', { payment_method: 'apple_pay' });
    const answer = await call('/api/payments/wallet/create', body);
    expect(answer.body).toMatchObject({ success: true, clientSecret: expect.stringMatching(/_secret_/) });
  });

  it('verify says orderId, paymentMethod and amount in cents; nobody has paid yet, so it is no success', async () => {
    const { body } = await order('cents', { payment_method: 'card' });
    const created = await call('/api/payments/stripe/create-intent', body);
    const verified = await call('/api/payments/verify', { payment_id: created.body.paymentId, payment_method: 'card' });
    expect(verified.body.success).toBe(false);
    expect((await call('/api/payments/verify', { payment_id: 'pay_unknown', payment_method: 'card' })).status).toBe(
      404,
    );
  });

  it('the price is the shop’s own: another amount answers 409 with the totals', async () => {
    const { body, total } = await order('cents', { payment_method: 'card' });
    const answer = await call('/api/payments/stripe/create-intent', { ...body, amount: 100 });
    expect(answer.status).toBe(409);
    expect(answer.body.data).toMatchObject({ totals: { total } });
  });

  it('tax is 10 % of the subtotal, total is both', async () => {
    const { body } = await order('cents', { payment_method: 'card' });
    const { body: answer } = await call('/api/payments/stripe/create-intent', { ...body, amount: 1 });
    const { subtotal, tax, total } = (answer.data as { totals: Record<'subtotal' | 'tax' | 'total', number> }).totals;
    expect(tax).toBe(Math.floor((subtotal + 5) / 10));
    expect(total).toBe(subtotal + tax);
  });

  it('history is for the service and administrators', async () => {
    expect((await call('/api/payments/history?userId=1')).status).toBe(401);
    const authorization = `Bearer ${setting('SERVICE_SECRET')}`;
    expect((await call('/api/payments/history?userId=1', undefined, { authorization })).body.success).toBe(true);
  });

  it('an unknown method is refused', async () => {
    const { body } = await order('cents', { payment_method: 'barter' });
    const answer = await call('/api/payments/stripe/create-intent', body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(JSON.stringify(answer.body.error)).toContain('Invalid payment method');
  });
});

describe('S 9, recommended methods', () => {
  it.each([
    [49_99, '', ['apple_pay', 'google_pay', 'card']],
    [50_00, '', ['card', 'paypal', 'apple_pay', 'google_pay', 'bnpl']],
    [499_99, '', ['card', 'paypal', 'apple_pay', 'google_pay', 'bnpl']],
    [500_00, '', ['card', 'paypal', 'bank_transfer', 'crypto', 'bnpl']],
    [49_99, 'IN', ['upi', 'apple_pay', 'google_pay', 'card']],
  ])('%i cents, region %s: %j', async (amount, region, wanted) => {
    const { body } = await call(`/api/payments/methods?amount=${amount}${region && `&region=${region}`}`);
    const methods = Object.values(body.data ?? {}).flat() as { id: string; recommended: boolean }[];
    const recommended = methods.filter((method) => method.recommended).map(({ id }) => id);
    expect(recommended.toSorted()).toEqual(wanted.toSorted());
  });

  it('eight methods by priority', async () => {
    const { body } = await call('/api/payments/methods?amount=1000');
    const methods = Object.values(body.data ?? {}).flat() as { id: string; priority: number }[];
    expect(methods.map(({ id, priority }) => [priority, id])).toEqual([
      [1, 'card'],
      [2, 'paypal'],
      [3, 'apple_pay'],
      [4, 'google_pay'],
      [5, 'upi'],
      [6, 'crypto'],
      [7, 'bank_transfer'],
      [8, 'bnpl'],
    ]);
  });
});
