import { ApiError, CheckoutPaymentIntent, OrdersController, PaymentsController } from '@paypal/paypal-server-sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Control } from '../testing/control';
import { payPalClient } from '../testing/paypal-client';
import { startSandbox, type RunningSandbox } from '../testing/start-sandbox';

let running: RunningSandbox;
let control: Control;
let orders: OrdersController;
let payments: PaymentsController;
beforeAll(async () => {
  running = await startSandbox();
  control = new Control(running.url);
  const client = payPalClient(running.url);
  orders = new OrdersController(client);
  payments = new PaymentsController(client);
});
afterAll(() => running.stop());

const usd = (value: string) => ({ currencyCode: 'USD', value });

async function approved(outcome = 'approve'): Promise<string> {
  const purchaseUnits = [{ customId: 'ord_7', amount: usd('44.00') }];
  const { result } = await orders.createOrder({ body: { intent: CheckoutPaymentIntent.Capture, purchaseUnits } });
  await control.choose(result.id ?? '', outcome);
  return result.id ?? '';
}

async function captured() {
  const orderId = await approved();
  await orders.captureOrder({ id: orderId });
  const unit = (await orders.getOrder({ id: orderId })).result.purchaseUnits?.[0];
  return { orderId, captureId: unit?.payments?.captures?.[0]?.id ?? '' };
}

const refund = async (captureId: string, value: string) =>
  (
    await payments.refundCapturedPayment({
      captureId,
      prefer: 'return=representation',
      body: { amount: usd(value), invoiceId: `ref-${value}`, customId: 'ord_7' },
    })
  ).result;

test('an order carries its captures and refunds, with our ids', async () => {
  const { orderId, captureId } = await captured();
  const { id } = await refund(captureId, '4.00');
  const unit = (await orders.getOrder({ id: orderId })).result.purchaseUnits?.[0];
  expect(unit?.payments?.captures).toMatchObject([{ id: captureId, customId: 'ord_7', status: 'PARTIALLY_REFUNDED' }]);
  expect(unit?.payments?.refunds).toMatchObject([
    { id, status: 'COMPLETED', invoiceId: 'ref-4.00', customId: 'ord_7', amount: usd('4.00') },
  ]);
});

test.each([
  ['complete_refund', 'COMPLETED', 'PARTIALLY_REFUNDED', ['PAYMENT.CAPTURE.REFUNDED']],
  ['fail_refund', 'FAILED', 'COMPLETED', []],
])('held, it is pending; after %s it is %s', async (outcome, status, captureStatus, events) => {
  const { orderId, captureId } = await captured();
  await control.choose(orderId, 'hold_refunds');
  const { id = '', status: first } = await refund(captureId, '14.00');
  expect(first).toBe('PENDING');
  expect((await control.eventTypes(orderId)).filter((type) => type.endsWith('REFUNDED'))).toEqual([]);
  expect((await control.choose(orderId, outcome)).status).toBe(200);
  expect((await payments.getRefund({ refundId: id })).result.status).toBe(status);
  expect((await payments.getCapturedPayment({ captureId })).result.status).toBe(captureStatus);
  expect((await control.eventTypes(orderId)).filter((type) => type.endsWith('REFUNDED'))).toEqual(events);
  expect((await control.choose(orderId, outcome)).status).toBe(409);
});

test('what is pending is not refunded twice, and what failed is refunded again', async () => {
  const { orderId, captureId } = await captured();
  await control.choose(orderId, 'hold_refunds');
  await refund(captureId, '44.00');
  await expect(refund(captureId, '1.00')).rejects.toThrow(ApiError);
  await control.choose(orderId, 'fail_refund');
  await control.choose(orderId, 'release_refunds');
  expect((await refund(captureId, '44.00')).status).toBe('COMPLETED');
});

test('a declined instrument: the order is approved again with another one', async () => {
  const id = await approved('approve_then_instrument_declined');
  const refused: unknown = await orders.captureOrder({ id }).catch((error: unknown) => error);
  expect(refused).toMatchObject({ statusCode: 422 });
  expect(String((refused as ApiError).body)).toMatch(/"INSTRUMENT_DECLINED".*checkoutnow\?token=/);
  expect((await orders.getOrder({ id })).result.status).toBe('PAYER_ACTION_REQUIRED');
  await control.choose(id, 'approve');
  expect((await orders.captureOrder({ id })).result.status).toBe('COMPLETED');
});

test('a reversed payment has its event, and nothing is left to refund', async () => {
  const { orderId, captureId } = await captured();
  await control.choose(orderId, 'reverse');
  expect(await control.eventTypes(orderId)).toContain('PAYMENT.CAPTURE.REVERSED');
  await expect(refund(captureId, '1.00')).rejects.toThrow(ApiError);
});
