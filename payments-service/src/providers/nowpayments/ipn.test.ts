import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { readIpn } from './ipn';

const SECRET = 'ipn-secret';
/** Keys are sorted by hand here, so that the signature does not come from the code under test. */
const SORTED =
  '{"fee":{"currency":"btc","depositFee":0},"order_id":"pay_1","payment_id":7,"payment_status":"finished"}';
const SENT = '{"payment_id":7,"payment_status":"finished","order_id":"pay_1","fee":{"depositFee":0,"currency":"btc"}}';
const sign = (text: string) =>
  new Headers({ 'x-nowpayments-sig': createHmac('sha512', SECRET).update(text).digest('hex') });

test('keys are sorted at every level, also below the first', () => {
  const event = readIpn(SECRET, SENT, sign(SORTED));
  expect(event).toMatchObject({ type: 'payment.finished', providerPaymentId: '7', paymentId: 'pay_1' });
  expect(readIpn(SECRET, SENT, sign(SENT))).toBeNull();
  expect(readIpn('another', SENT, sign(SORTED))).toBeNull();
});

test('what is told again is the same event; another status, or another time, is another', () => {
  const notice = (status: string, updatedAt: number) =>
    `{"order_id":"pay_1","payment_id":7,"payment_status":"${status}","updated_at":${updatedAt}}`;
  const idOf = (text: string) => readIpn(SECRET, text, sign(text))?.eventId;
  const ids = [notice('confirming', 1), notice('confirming', 1), notice('finished', 1), notice('finished', 2)].map(
    idOf,
  );
  expect(ids[0]).toBe(ids[1]);
  expect(new Set(ids).size).toBe(3);
});

test('a second deposit to the same address is told of the payment that we know', () => {
  const text = '{"order_id":"pay_1","parent_payment_id":7,"payment_id":8,"payment_status":"finished"}';
  expect(readIpn(SECRET, text, sign(text))).toMatchObject({ providerPaymentId: '7' });
});

test('what is no JSON is not theirs', () => {
  expect(readIpn(SECRET, 'payment_id=7', sign('payment_id=7'))).toBeNull();
});
