import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NEEDS_SPECS, PAYPAL_SPECS_FOLDER, PayPalSpecs, type Exchange } from '../../../sandbox/testing/paypal-specs';
import { closeServer } from '../../testing/fake-cms';
import { startWorld, type World } from '../../testing/world';
import { createPayPalClient } from './client';
import { createPayPalProvider } from './provider';

const exchanges: (Exchange & { call: string; requestId: string | null })[] = [];
let world: World;
let server: ReturnType<typeof serve>;
beforeAll(async () => {
  world = await startWorld(9);
  server = serve({ fetch: noteAndPassOn, hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  await buyAndRefund();
});
afterAll(async () => {
  await closeServer(server);
  await world.close();
});

async function noteAndPassOn(request: Request): Promise<Response> {
  const body = await request.text();
  const passed = request.method === 'GET' ? {} : { body };
  const answer = await world.sandbox.app.request(request.url, {
    method: request.method,
    headers: request.headers,
    ...passed,
  });
  const { pathname } = new URL(request.url);
  const requestId = request.headers.get('paypal-request-id');
  const isJson = request.headers.get('content-type')?.includes('json') && body !== '';
  exchanges.push({
    call: `${request.method} ${pathname.replaceAll(/[A-Z0-9]{17}/g, ':id')}`,
    requestId,
    method: request.method,
    path: pathname.replace('/paypal', ''),
    request: isJson ? (JSON.parse(body) as unknown) : undefined,
    status: answer.status,
    answer: (await answer.clone().json()) as unknown,
  });
  return answer;
}

async function buyAndRefund(): Promise<void> {
  const { PAYPAL_CLIENT_ID = '', PAYPAL_CLIENT_SECRET = '' } = world.environment;
  const apiUrl = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/paypal`);
  const provider = createPayPalProvider({
    client: createPayPalClient({ clientId: PAYPAL_CLIENT_ID, clientSecret: PAYPAL_CLIENT_SECRET, apiUrl }),
    webhookId: 'unused',
    methods: ['paypal'],
    publicUrl: new URL('https://shop.example'),
  });
  const created = await provider.create({
    orderId: 'ord_1',
    paymentId: 'pay_1',
    method: 'paypal',
    amount: 2640,
    currency: 'usd',
    billing: { email: 'ada@buyer.example', name: 'Ada Byron', phone: '+1 555 0100' },
    coin: null,
    idempotencyKey: 'ord_1-1',
  });
  const id = created.ok ? created.payment.providerPaymentId : '';
  await world.choose(id, 'approve');
  await provider.capture?.(id, 'capture-1');
  const refund = { providerPaymentId: id, refundId: 'ref_1', amount: 640, currency: 'usd', idempotencyKey: 'ref_1' };
  await provider.refund?.(refund);
}

const sentTo = (call: string) => exchanges.find((exchange) => exchange.call === call);

test('an order asks for the exact amount, without shipping, under our ids and key, and nothing of the buyer but the name', () => {
  const { requestId, request } = sentTo('POST /paypal/v2/checkout/orders') ?? {};
  expect(requestId).toBe('ord_1-1');
  expect(request).toEqual({
    intent: 'CAPTURE',
    purchase_units: [
      {
        amount: { currency_code: 'USD', value: '26.40' },
        description: 'Order from Ada Byron',
        custom_id: 'pay_1',
        invoice_id: 'ord_1-1',
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          return_url: 'https://shop.example/payment-success?payment_id=pay_1&payment_method=paypal',
          cancel_url: 'https://shop.example/checkout',
        },
      },
    },
  });
});

test('capture and refund carry their keys; one token serves all calls', () => {
  expect(sentTo('POST /paypal/v2/checkout/orders/:id/capture')?.requestId).toBe('capture-1');
  expect(sentTo('POST /paypal/v2/payments/captures/:id/refund')).toMatchObject({
    requestId: 'ref_1',
    request: { amount: { currency_code: 'USD', value: '6.40' }, custom_id: 'ref_1' },
  });
  expect(exchanges.filter(({ call }) => call === 'POST /paypal/v1/oauth2/token')).toHaveLength(1);
});

test
  .skipIf(PAYPAL_SPECS_FOLDER === '')
  .each([
    'POST /paypal/v2/checkout/orders',
    'POST /paypal/v2/checkout/orders/:id/capture',
    'POST /paypal/v2/payments/captures/:id/refund',
  ])(`%s fits PayPal’s specification${NEEDS_SPECS}`, (call) => {
  const exchange = sentTo(call);
  if (!exchange) throw new Error(`never sent: ${call}`);
  const specs = new PayPalSpecs(PAYPAL_SPECS_FOLDER);
  // A capture has no body.
  expect(exchange.request === undefined ? [] : specs.requestFaults(exchange)).toEqual([]);
  expect(specs.answerFaults(exchange)).toEqual([]);
});
