import { createHash } from 'node:crypto';
import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type { FileLink, OrderPage } from '@kiln/contracts/orders-api';
import type { PaymentVerification } from '@kiln/contracts/payments-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPayment, payAtProvider } from './testing/buyer-hands';
import { startHarness, type Harness } from './testing/harness';
import { checkoutOf, sellAsset, Shopper, somebody } from './testing/shop';

let shop: Harness;
beforeAll(async () => {
  shop = await startHarness({ environment: { USD_INR_RATE: '88.5' } });
});
afterAll(() => shop.close());

const DAY_MS = 86_400_000;
/** What follows by itself once the buyer has done his part. */
const AFTERWARDS: Partial<Record<PaymentMethodId, (providerPaymentId: string) => Promise<unknown>>> = {
  bank_transfer: () => shop.advanceProviders(5 * DAY_MS),
  crypto: (providerPaymentId) => shop.choose(providerPaymentId, 'finish'),
};

const NEXT: Record<PaymentMethodId, string> = {
  card: 'confirm',
  apple_pay: 'confirm',
  google_pay: 'confirm',
  paypal: 'approve',
  upi: 'scan',
  crypto: 'deposit',
  bank_transfer: 'confirm',
  bnpl: 'confirm',
};

test.each(Object.keys(NEXT) as PaymentMethodId[])(
  '%s: from the create call to the very file that was sold, and the same call again is the same payment',
  async (method) => {
    const { sha256, deliverableId } = await sellAsset(shop, 1, 40);
    const shopper = new Shopper(shop.url);
    const checkout = checkoutOf(shop, [{ id: 1, quantity: 1 }], { billing_details: somebody() });
    const { body } = await createPayment(shopper, method, checkout);
    const created = body.data;
    if (!created) throw new Error(body.error?.message);
    expect(created).toMatchObject({ totals: { total: 4400 }, next: { kind: NEXT[method] } });
    expect(created.charge).toEqual(
      method === 'upi' ? { currency: 'inr', amount: 389_400 } : { currency: 'usd', amount: 4400 },
    );
    const { orderId, paymentId } = created;
    expect((await createPayment(shopper, method, checkout)).body.data).toMatchObject({ orderId, paymentId });

    const payment = await shop.deps.database.payments.find(paymentId);
    const providerPaymentId = payment?.providerPaymentId ?? '';
    await payAtProvider(shop, method, providerPaymentId, created, 'pay');
    await AFTERWARDS[method]?.(providerPaymentId);
    const verified = await shopper.verify<PaymentVerification>(paymentId);
    expect(verified.body.data).toMatchObject({ status: 'paid', amount: 4400, paymentMethod: method });

    const token = verified.body.data?.orderPath?.split('/').at(-1) ?? '';
    const page = await shopper.get<OrderPage>(`/api/payments/orders/${token}`);
    expect(page.body.data?.items[0]?.files).toMatchObject([{ id: deliverableId, sha256 }]);
    const link = await shopper.post<FileLink>(`/api/payments/orders/${token}/files/${deliverableId}`, {});
    const file = await fetch(shop.url + (link.body.data?.url ?? ''));
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    expect((await createPayment(shopper, method, checkout)).body.data).toMatchObject({ status: 'paid', next: null });
  },
);
