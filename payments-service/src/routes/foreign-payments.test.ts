import type { PaymentVerification } from '@kiln/contracts/payments-api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPayment } from '../testing/buyer-hands';
import { faultsOff } from '../testing/faults';
import { startHarness, type Harness } from '../testing/harness';
import { checkoutOf, sellAsset, Shopper, somebody } from '../testing/shop';

let shop: Harness;
let buyer: Shopper;
let stranger: Shopper;
beforeAll(async () => {
  shop = await startHarness({ workers: false });
  shop.sandbox.faults.write(faultsOff({ dropWebhooks: true }));
  await sellAsset(shop, 1, 40);
});
beforeEach(() => {
  buyer = new Shopper(shop.url);
  stranger = new Shopper(shop.url);
});
afterAll(() => shop.close());

const checkout = () => checkoutOf(shop, [{ id: 1, quantity: 1 }], { billing_details: somebody() });

test('an id alone confirms nothing and brings no client secret: it stands in addresses that people share', async () => {
  const { body } = await buyer.createIntent(checkout());
  const paymentIntentId = body.clientSecret?.split('_secret_')[0] ?? '';
  const paymentMethodId = 'pm_card_authenticationRequired';
  for (const id of [body.data?.paymentId, paymentIntentId]) {
    const answer = await stranger.post('/api/payments/stripe/confirm', { paymentIntentId: id, paymentMethodId });
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'payment_not_found' } } });
    expect(JSON.stringify(answer.body)).not.toContain('_secret_');
  }
  const own = await buyer.post('/api/payments/stripe/confirm', { paymentIntentId, paymentMethodId });
  expect(own.body.data).toMatchObject({ status: 'requires_action', clientSecret: body.clientSecret });
});

test('a stranger who asks how far a payment is writes nothing to it', async () => {
  const { body } = await createPayment(buyer, 'crypto', checkout());
  const payment_id = body.data?.paymentId ?? '';
  const verify = (shopper: Shopper, transaction_hash: string) =>
    shopper.post<PaymentVerification>('/api/payments/crypto/verify', { payment_id, transaction_hash });
  await verify(buyer, 'the-buyers-own');
  await verify(stranger, 'the-strangers');
  expect((await shop.deps.database.payments.find(payment_id))?.input).toMatchObject({
    transactionHash: 'the-buyers-own',
  });
});
