import { ApiError, CheckoutPaymentIntent, OrdersController, PaymentsController } from '@paypal/paypal-server-sdk';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { faultsSchema } from '../control/faults';
import { Control } from '../testing/control';
import { payPalClient } from '../testing/paypal-client';
import { closeServer, listen, PAYPAL, startSandbox, type RunningSandbox } from '../testing/start-sandbox';

interface Hook {
  headers: Record<string, string>;
  body: string;
}

const hooks: Hook[] = [];
let running: RunningSandbox;
let control: Control;
let orders: OrdersController;
let payments: PaymentsController;
let stopReceiver: () => Promise<void>;
beforeAll(async () => {
  const receiver = await listen(async (request: Request) => {
    hooks.push({ headers: Object.fromEntries(request.headers), body: await request.text() });
    return new Response(null, { status: 200 });
  });
  stopReceiver = () => closeServer(receiver.server);
  running = await startSandbox({ webhookUrl: `http://127.0.0.1:${receiver.port}/` });
  control = new Control(running.url);
  const client = payPalClient(running.url);
  orders = new OrdersController(client);
  payments = new PaymentsController(client);
});
afterAll(async () => {
  await running.stop();
  await stopReceiver();
});

const money = (value: string) => ({ currencyCode: 'USD', value });
const create = (requestId: string, invoiceId = `inv-${requestId}`, value = '44.00') =>
  orders.createOrder({
    paypalRequestId: requestId,
    prefer: 'return=representation',
    body: {
      intent: CheckoutPaymentIntent.Capture,
      purchaseUnits: [{ referenceId: 'ord_1', customId: 'ord_1', invoiceId, amount: money(value) }],
      paymentSource: {
        paypal: {
          experienceContext: {
            returnUrl: 'http://localhost:3000/paypal-return?order=1',
            cancelUrl: 'http://localhost:3000/checkout',
          },
        },
      },
    },
  });
const capture = (id: string, requestId: string, extra: { paypalMockResponse?: string } = {}) =>
  orders.captureOrder({ id, paypalRequestId: requestId, prefer: 'return=representation', ...extra });

/** Creates and approves an order, and captures it as the chosen outcome says. */
async function captured(name: string, outcome = 'approve') {
  const { id = '' } = (await create(name)).result;
  expect((await control.choose(id, outcome)).status).toBe(200);
  const { result } = await capture(id, `capture-${name}`);
  const made = result.purchaseUnits?.[0]?.payments?.captures?.[0];
  return { orderId: id, order: result, capture: made, captureId: made?.id ?? '' };
}

/** The issue that PayPal names in its answer to a refused call. */
async function issueOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => new Error('the call succeeded'),
    (cause: unknown) => cause,
  );
  if (!(error instanceof ApiError)) throw error;
  const { details, name } = JSON.parse(String(error.body)) as { name: string; details: { issue: string }[] };
  return `${error.statusCode} ${details[0]?.issue ?? name}`;
}

test('an order is created, approved, captured and read again', async () => {
  const { result, statusCode } = await create('plain');
  expect([statusCode, result.status]).toEqual([201, 'PAYER_ACTION_REQUIRED']);
  expect(await issueOf(capture(result.id ?? '', 'too-early'))).toBe('422 ORDER_NOT_APPROVED');
  const approve = new URL(result.links?.find((link) => link.rel === 'payer-action')?.href ?? '');
  const page = running.url + approve.pathname + approve.search;
  expect(await (await fetch(page)).text()).toContain('PayPal: 44.00 USD');
  const body = new URLSearchParams({ outcome: 'approve' });
  const back = await fetch(page, { method: 'POST', body, redirect: 'manual' });
  expect(back.headers.get('location')).toBe(
    `http://localhost:3000/paypal-return?order=1&token=${result.id}&PayerID=SANDBXPAYER22`,
  );
  expect((await capture(result.id ?? '', 'capture-plain')).result.status).toBe('COMPLETED');
  const read = (await orders.getOrder({ id: result.id ?? '' })).result;
  const made = read.purchaseUnits?.[0]?.payments?.captures?.[0];
  expect(made).toMatchObject({
    status: 'COMPLETED',
    amount: money('44.00'),
    invoiceId: 'inv-plain',
    customId: 'ord_1',
  });
  expect((await payments.getCapturedPayment({ captureId: made?.id ?? '' })).result.status).toBe('COMPLETED');
  expect(await issueOf(capture(result.id ?? '', 'once-more'))).toBe('422 ORDER_ALREADY_CAPTURED');
});

test('the same request id gives the first answer with 200, another body is refused', async () => {
  const first = await create('again');
  const second = await create('again');
  expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
  expect(second.result.id).toBe(first.result.id);
  expect(await issueOf(create('again', 'inv-again', '45.00'))).toBe('422 DUPLICATE_REQUEST_ID');
});

test.each([
  ['approve_then_pending', 'PENDING', 'complete_capture', 'COMPLETED'],
  ['approve_then_pending', 'PENDING', 'deny_capture', 'DECLINED'],
  ['approve_then_decline', 'DECLINED', 'refund', 'DECLINED'],
])('%s: the order is COMPLETED, its capture %s; after %s it is %s', async (outcome, status, then, after) => {
  const made = await captured(`${outcome}-${then}`, outcome);
  expect([made.order.status, made.capture?.status]).toEqual(['COMPLETED', status]);
  await control.choose(made.orderId, then);
  expect((await payments.getCapturedPayment({ captureId: made.captureId })).result.status).toBe(after);
});

test('a mocked decline is PayPal’s 422, and the order can be captured later', async () => {
  const { id = '' } = (await create('mocked')).result;
  await control.choose(id, 'approve');
  const paypalMockResponse = JSON.stringify({ mock_application_codes: 'INSTRUMENT_DECLINED' });
  expect(await issueOf(capture(id, 'mocked-1', { paypalMockResponse }))).toBe('422 INSTRUMENT_DECLINED');
  expect((await capture(id, 'mocked-2')).result.status).toBe('COMPLETED');
});

test('a connection that is cut after the work was done is repeated under the same id without a second capture', async () => {
  const { id = '' } = (await create('cut')).result;
  await control.choose(id, 'approve');
  const path = `/paypal/v2/checkout/orders/${id}/capture`;
  running.sandbox.faults.write(faultsSchema.parse({ failNext: [{ path, status: 'cut' }] }));
  await expect(capture(id, 'cut-1')).rejects.toThrow();
  const repeated = await capture(id, 'cut-1');
  expect([repeated.statusCode, repeated.result.status]).toEqual([200, 'COMPLETED']);
});

test('an invoice is paid once', async () => {
  await captured('invoice');
  const { id = '' } = (await create('invoice-2', 'inv-invoice')).result;
  await control.choose(id, 'approve');
  expect(await issueOf(capture(id, 'invoice-3'))).toBe('422 DUPLICATE_INVOICE_ID');
});

test('refunds in parts, never above what was captured', async () => {
  const { captureId } = await captured('refund');
  const refund = (requestId: string, value: string) =>
    payments.refundCapturedPayment({ captureId, paypalRequestId: requestId, body: { amount: money(value) } });
  const first = await refund('refund-1', '14.00');
  expect([first.statusCode, (await refund('refund-1', '14.00')).statusCode]).toEqual([201, 200]);
  expect((await payments.getRefund({ refundId: first.result.id ?? '' })).result.status).toBe('COMPLETED');
  expect((await payments.getCapturedPayment({ captureId })).result.status).toBe('PARTIALLY_REFUNDED');
  expect(await issueOf(refund('refund-2', '30.01'))).toBe('422 REFUND_AMOUNT_EXCEEDED');
  await refund('refund-3', '30.00');
  expect((await payments.getCapturedPayment({ captureId })).result.status).toBe('REFUNDED');
  expect(await issueOf(refund('refund-4', '0.01'))).toBe('422 CAPTURE_FULLY_REFUNDED');
});

test('webhooks are signed, and PayPal confirms only what it sent', async () => {
  const { orderId } = await captured('hooks');
  const find = () => hooks.find(({ body }) => body.includes('PAYMENT.CAPTURE.COMPLETED') && body.includes(orderId));
  await vi.waitFor(() => expect(find()).toBeDefined());
  const hook = find() ?? { headers: {}, body: '' };
  const token = await fetch(`${running.url}/paypal/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${PAYPAL.clientId}:${PAYPAL.clientSecret}`)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token: bearer } = (await token.json()) as { access_token: string };
  const verify = async (body: string, webhookId = PAYPAL.webhookId, authorization = `Bearer ${bearer}`) => {
    const given = Object.entries(hook.headers).filter(([name]) => /^paypal-(transmission|cert|auth)/.test(name));
    const fields = given.map(([name, value]) => [name.replace('paypal-', '').replaceAll('-', '_'), value]);
    const answer = await fetch(`${running.url}/paypal/v1/notifications/verify-webhook-signature`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({
        ...Object.fromEntries(fields),
        webhook_id: webhookId,
        webhook_event: JSON.parse(body) as object,
      }),
    });
    return [answer.status, ((await answer.json()) as { verification_status?: string }).verification_status];
  };
  expect(await verify(hook.body)).toEqual([200, 'SUCCESS']);
  expect(await verify(hook.body.replace('44.00', '4.00'))).toEqual([200, 'FAILURE']);
  expect(await verify(hook.body, 'WH-2')).toEqual([200, 'FAILURE']);
  expect(await verify(hook.body, PAYPAL.webhookId, 'Bearer A21AA.9999999999.forged')).toEqual([401, undefined]);
});
