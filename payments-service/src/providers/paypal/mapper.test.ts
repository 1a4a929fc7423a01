import { CaptureStatus, OrderStatus, RefundStatus, type Order, type Refund } from '@paypal/paypal-server-sdk';
import { describe, expect, test } from 'vitest';
import { toProviderPayment, toProviderRefund, toReversals } from './mapper';

const amount = { currencyCode: 'USD', value: '26.40' };

function order(status: OrderStatus, capture?: CaptureStatus, refunds: Refund[] = []): Order {
  const payments =
    capture === undefined ? {} : { payments: { captures: [{ id: 'CAP1', status: capture, amount }], refunds } };
  return { id: 'ORD1', status, purchaseUnits: [{ amount, ...payments }] };
}

describe('an order', () => {
  test.each([
    [OrderStatus.Created, 'created', false],
    [OrderStatus.PayerActionRequired, 'requires_action', false],
    [OrderStatus.Saved, 'created', false],
    [OrderStatus.Approved, 'requires_action', true],
    [OrderStatus.Voided, 'cancelled', false],
    [OrderStatus.Completed, 'processing', false],
    ['TRANSMOGRIFIED' as OrderStatus, 'processing', false],
  ])('%s without a capture is %s', (status, state, capturable) => {
    expect(toProviderPayment(order(status))).toMatchObject({ state, capturable, amount: 2640, currency: 'usd' });
  });

  test.each([
    [CaptureStatus.Completed, 'paid'],
    [CaptureStatus.PartiallyRefunded, 'paid'],
    [CaptureStatus.Refunded, 'paid'],
    [CaptureStatus.Pending, 'processing'],
    [CaptureStatus.Declined, 'failed'],
    [CaptureStatus.Failed, 'failed'],
    ['TRANSMOGRIFIED' as CaptureStatus, 'processing'],
  ])('completed is not paid by itself: its capture %s makes it %s', (status, state) => {
    expect(toProviderPayment(order(OrderStatus.Completed, status)).state).toBe(state);
  });
});

test.each([
  [OrderStatus.Created, { kind: 'approve', orderID: 'ORD1' }],
  [OrderStatus.PayerActionRequired, { kind: 'approve', orderID: 'ORD1' }],
  [OrderStatus.Approved, null],
])('%s: what the buyer has to do is %j', (status, next) => {
  expect(toProviderPayment(order(status)).next).toEqual(next);
});

test('what a capture lost beyond its refunds was taken back by a bank', () => {
  const refund = { id: 'R1', status: RefundStatus.Completed, amount: { currencyCode: 'USD', value: '6.40' } };
  const reversals = toReversals(order(OrderStatus.Completed, CaptureStatus.Refunded, [refund]));
  expect(reversals.refunds).toMatchObject([{ providerRefundId: 'R1', amount: 640 }]);
  expect(reversals.disputes).toEqual([
    { providerDisputeId: 'CAP1-reversal', state: 'lost', amount: 2000, reason: 'capture_reversed' },
  ]);
});

test.each([
  [RefundStatus.Completed, 'succeeded'],
  [RefundStatus.Pending, 'pending'],
  [RefundStatus.Failed, 'failed'],
  [RefundStatus.Cancelled, 'failed'],
  ['TRANSMOGRIFIED' as RefundStatus, 'pending'],
])('a refund that is %s is %s', (status, state) => {
  expect(toProviderRefund({ id: 'R1', status, amount }).state).toBe(state);
});

test('the id of a refund made by hand, which carries the payment’s id, is not taken for ours', () => {
  expect(toProviderRefund({ id: 'R1', amount, customId: 'pay_1' }).refundId).toBeNull();
  expect(toProviderRefund({ id: 'R1', amount, customId: 'ref_1' }).refundId).toBe('ref_1');
});
