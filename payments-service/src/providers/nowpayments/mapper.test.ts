import { expect, test } from 'vitest';
import type { NowPayment } from './client';
import { coinText, paymentUri } from './coins';
import { toProviderPayment, toReversals } from './mapper';

const payment: NowPayment = {
  payment_id: '5077125051',
  payment_status: 'waiting',
  pay_address: 'tb1qexample',
  pay_amount: 0.0005,
  pay_currency: 'btc',
  price_amount: 26.4,
  price_currency: 'usd',
  actually_paid: 0.00025,
};

test.each([
  ['waiting', 'created', null],
  ['confirming', 'processing', 'seen'],
  ['confirmed', 'processing', 'confirmed'],
  ['sending', 'processing', 'confirmed'],
  ['partially_paid', 'processing', 'underpaid'],
  ['finished', 'paid', null],
  ['failed', 'failed', null],
  ['refunded', 'failed', null],
  ['expired', 'expired', null],
  ['teleporting', 'processing', null],
])('%s is %s: only finished is paid, the unknown is processing', (status, state, stage) => {
  const mapped = toProviderPayment({ ...payment, payment_status: status });
  expect(mapped).toMatchObject({ state, amount: 2640, currency: 'usd' });
  expect(mapped.progress?.stage ?? null).toBe(stage);
  expect(mapped.decline === null).toBe(state !== 'failed');
});

test.each([
  [0.0005, '0.0005'],
  [1e-7, '0.0000001'],
  [1.25e-7, '0.000000125'],
  [225, '225'],
  [0.1 + 0.7, '0.7999999999999999'],
])('%s coins are %s: digit by digit what was asked for, without an exponent', (amount, text) => {
  expect(coinText(amount)).toBe(text);
});

test.each([
  ['bitcoin', 'bitcoin:addr?amount=0.0005'],
  ['litecoin', 'litecoin:addr?amount=0.0005'],
  ['dogecoin', 'dogecoin:addr?amount=0.0005'],
  ['ethereum', 'ethereum:addr?value=500000000000000'],
] as const)('a wallet opens %s as %s', (coin, uri) => {
  expect(paymentUri(coin, 'addr', '0.0005')).toBe(uri);
});

test('more coins than asked are told in cents of the price once they are all there; too few by a little are enough', () => {
  const came = (actually_paid: number, payment_status = 'finished') =>
    toProviderPayment({ ...payment, payment_status, actually_paid }).amount;
  expect([came(0.0005), came(0.00049), came(0.000525), came(0.000525, 'confirming')]).toEqual([2640, 2640, 2772, 2640]);
});

test('coins sent back are told in cents of the price, as far as they had come', () => {
  expect(toReversals({ ...payment, payment_status: 'refunded' }).refunds).toMatchObject([
    { refundId: null, state: 'succeeded', amount: 1320 },
  ]);
});
