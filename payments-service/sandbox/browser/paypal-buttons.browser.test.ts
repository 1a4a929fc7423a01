import { CheckoutPaymentIntent, OrdersController } from '@paypal/paypal-server-sdk';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../testing/launch-browser';
import { payPalClient } from '../testing/paypal-client';
import { startSandbox, type RunningSandbox } from '../testing/start-sandbox';

let running: RunningSandbox;
let browser: Browser;
let orders: OrdersController;
let page: Page;
let orderId: string;
let calls: string[];

beforeAll(async () => {
  running = await startSandbox();
  orders = new OrdersController(payPalClient(running.url));
  browser = await launchBrowser();
});
afterEach(() => page.close());
afterAll(async () => {
  await browser.close();
  await running.stop();
});

/** A page of the sandbox's origin with PayPal's button, whose callbacks land in `calls`. */
async function openButton(): Promise<void> {
  const { result } = await orders.createOrder({
    body: {
      intent: CheckoutPaymentIntent.Capture,
      purchaseUnits: [{ amount: { currencyCode: 'USD', value: '44.00' } }],
    },
  });
  orderId = result.id ?? '';
  calls = [];
  page = await browser.newPage();
  await page.goto(`${running.url}/sandbox/healthz`);
  await page.exposeFunction('report', (call: string) => void calls.push(call));
  await page.addScriptTag({ url: '/sandbox/paypal/sdk.js?client-id=test&currency=USD' });
  await page.evaluate(`paypal.Buttons({
    style: { color: 'black', shape: 'rect', label: 'pay', height: 50 },
    createOrder: async () => ${JSON.stringify(orderId)},
    onApprove: (data) => report('approved ' + data.orderID + ' ' + data.payerID),
    onCancel: (data) => report('cancelled ' + data.orderID),
    onError: (error) => report('error ' + error.message),
  }).render(document.body)`);
}

async function decide(name: string): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Pay with PayPal' }).click();
  const popup = await opened;
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name }).click();
  await closed;
}

test('an approved order can be captured', async () => {
  await openButton();
  await decide('Approve: 44.00 USD');
  await expect.poll(() => calls).toEqual([`approved ${orderId} SANDBXPAYER22`]);
  expect((await orders.captureOrder({ id: orderId })).result.status).toBe('COMPLETED');
});

test('a cancelled order stays as it was', async () => {
  await openButton();
  await decide('Cancel: 44.00 USD');
  await expect.poll(() => calls).toEqual([`cancelled ${orderId}`]);
  expect((await orders.getOrder({ id: orderId })).result.status).toBe('CREATED');
});
