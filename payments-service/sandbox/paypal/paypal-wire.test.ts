import {
  CheckoutPaymentIntent,
  OrdersController,
  PaymentsController,
  PaypalExperienceUserAction,
} from '@paypal/paypal-server-sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { Control } from '../testing/control';
import { payPalClient } from '../testing/paypal-client';
import { NEEDS_SPECS, PAYPAL_SPECS_FOLDER, PayPalSpecs, type Exchange } from '../testing/paypal-specs';
import { closeServer, listen, PAYPAL, PUBLISHABLE_KEY, SECRET_KEY, WEBHOOK_SECRET } from '../testing/start-sandbox';

const exchanges: Exchange[] = [];
let sandbox: Sandbox;
let control: Control;
let orders: OrdersController;
let payments: PaymentsController;
let stop: () => Promise<void>;

/** Listens in front of the sandbox and writes down what PayPal's own SDK says and hears. */
async function startRecorded(): Promise<void> {
  sandbox = createSandbox({
    databasePath: ':memory:',
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    webhook: { url: 'http://127.0.0.1:9/', secret: WEBHOOK_SECRET },
    paypal: { ...PAYPAL, webhookUrl: 'http://127.0.0.1:9/' },
  });
  const { server, port } = await listen(async (request: Request) => {
    const sent = await request.clone().text();
    const response = await sandbox.app.fetch(request);
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/paypal/v') && !pathname.endsWith('/token')) {
      exchanges.push({
        method: request.method,
        path: pathname.replace('/paypal', ''),
        request: sent === '' ? undefined : JSON.parse(sent),
        status: response.status,
        answer: await response.clone().json(),
      });
    }
    return response;
  });
  const url = `http://127.0.0.1:${port}`;
  control = new Control(url);
  const client = payPalClient(url);
  orders = new OrdersController(client);
  payments = new PaymentsController(client);
  stop = async () => {
    await closeServer(server);
    await sandbox.close();
  };
}

const usd = (value: string) => ({ currencyCode: 'USD', value });

async function create(value = '44.00'): Promise<string> {
  const { result } = await orders.createOrder({
    paypalRequestId: crypto.randomUUID(),
    prefer: 'return=representation',
    body: {
      intent: CheckoutPaymentIntent.Capture,
      purchaseUnits: [
        {
          customId: 'ord_1',
          invoiceId: crypto.randomUUID(),
          description: 'Order from Ada',
          amount: usd(value),
        },
      ],
      paymentSource: {
        paypal: {
          experienceContext: {
            returnUrl: 'https://shop.example/checkout',
            cancelUrl: 'https://shop.example/checkout',
            userAction: PaypalExperienceUserAction.PayNow,
          },
        },
      },
    },
  });
  return result.id ?? '';
}

/** Everything that a shop does, and everything that can happen to it. */
async function useAll(): Promise<void> {
  const refused = (call: Promise<unknown>) =>
    call.then(
      () => expect.unreachable('it was not refused'),
      () => {},
    );
  await refused(create('0.00'));
  const first = await create();
  await refused(orders.captureOrder({ id: first }));
  await refused(orders.getOrder({ id: 'UNKNOWN1' }));
  for (const outcome of [
    'approve',
    'approve_then_pending',
    'approve_then_decline',
    'approve_then_instrument_declined',
  ]) {
    const id = outcome === 'approve' ? first : await create();
    await orders.getOrder({ id });
    await control.choose(id, outcome);
    const capture = orders.captureOrder({ id, paypalRequestId: crypto.randomUUID(), prefer: 'return=representation' });
    await (outcome.endsWith('instrument_declined') ? refused(capture) : capture);
    const { result } = await orders.getOrder({ id });
    const captureId = result.purchaseUnits?.[0]?.payments?.captures?.[0]?.id;
    if (captureId !== undefined) await payments.getCapturedPayment({ captureId });
    if (outcome !== 'approve' || captureId === undefined) continue;
    const body = { amount: usd('14.00'), invoiceId: 'refund-1', noteToPayer: 'As agreed' };
    for (const hold of ['release_refunds', 'hold_refunds']) {
      await control.choose(id, hold);
      const { result: refund } = await payments.refundCapturedPayment({
        captureId,
        prefer: 'return=representation',
        body,
      });
      await payments.getRefund({ refundId: refund.id ?? '' });
    }
    await refused(payments.refundCapturedPayment({ captureId, body: { amount: usd('44.00') } }));
    await control.choose(id, 'fail_refund');
    await orders.getOrder({ id });
    await orders.captureOrder({ id: (await approved()).id });
  }
}

/** What is wrong, with the call it is wrong in. */
function namedFaults(of: Exchange[], find: (each: Exchange) => string[]): string[] {
  return of.flatMap((each) => find(each).map((fault) => `${each.status} ${each.method} ${each.path}: ${fault}`));
}

async function approved(): Promise<{ id: string }> {
  const id = await create();
  await control.choose(id, 'approve');
  return { id };
}

describe.skipIf(PAYPAL_SPECS_FOLDER === '')(`PayPal's published schemas${NEEDS_SPECS}`, () => {
  let specs: PayPalSpecs;
  beforeAll(async () => {
    specs = new PayPalSpecs(PAYPAL_SPECS_FOLDER);
    await startRecorded();
    await useAll();
  });
  afterAll(() => stop());

  test('what the official SDK sends to the sandbox', () => {
    const sent = exchanges.filter(({ request }) => request !== undefined);
    expect(sent.length).toBeGreaterThan(8);
    expect(
      namedFaults(
        sent.filter(({ status }) => status < 400),
        (each) => specs.requestFaults(each),
      ),
    ).toEqual([]);
  });

  test('what the sandbox answers, refusals as well', () => {
    expect(new Set(exchanges.map(({ status }) => status))).toEqual(new Set([200, 201, 404, 422]));
    expect(namedFaults(exchanges, (each) => specs.answerFaults(each))).toEqual([]);
  });

  test('the check finds what is wrong', () => {
    const [made] = exchanges.filter(({ status, path }) => status === 201 && path === '/v2/checkout/orders');
    if (made === undefined) throw new Error('no order was made');
    const request = { intent: 'CAPTURE', purchase_units: [{ amount: { currency_code: 'USD' } }] };
    expect(specs.requestFaults({ ...made, request })).not.toEqual([]);
    expect(specs.answerFaults({ ...made, answer: { ...(made.answer as object), status: 'PAID' } })).not.toEqual([]);
  });
});
