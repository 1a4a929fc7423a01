import type { CreatedPayment } from '@kiln/contracts/payments-api';
import { afterAll, beforeAll, test } from 'vitest';
import { eventually } from './testing/eventually';
import { startHarness, type Harness } from './testing/harness';
import { payByPayPal, sendCrypto } from './testing/pay';
import { checkoutOf, sellAsset, Shopper } from './testing/shop';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
  await sellAsset(harness, 1, 24);
});
afterAll(() => harness.close());

async function start(path: string): Promise<CreatedPayment> {
  const { payment_method: _, ...checkout } = checkoutOf(harness, [{ id: 1, quantity: 1 }]);
  const created = await new Shopper(harness.url).post<CreatedPayment>(`/api/payments${path}`, {
    ...checkout,
    amount: 26.4,
  });
  if (!created.body.data) throw new Error(JSON.stringify(created.body));
  return created.body.data;
}

const paid = ({ orderId }: CreatedPayment) =>
  eventually('the order to be paid', async () => {
    const order = await harness.deps.database.orders.find(orderId);
    return order?.state === 'paid';
  });

test('a buyer who approves at PayPal and closes the tab gets the order: the webhook captures', async () => {
  const created = await start('/paypal/create-order');
  await payByPayPal(harness, created.next?.kind === 'approve' ? created.next.orderID : '');
  await paid(created);
});

test('coins that are confirmed while nobody watches pay the order: the notice settles it', async () => {
  const created = await start('/crypto/create');
  const payment = await harness.deps.database.payments.find(created.paymentId);
  await sendCrypto(harness, payment?.providerPaymentId ?? '');
  await paid(created);
});
