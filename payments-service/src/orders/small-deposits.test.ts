import type { PaymentVerification } from '@kiln/contracts/payments-api';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPayment } from '../testing/buyer-hands';
import { faultsOff } from '../testing/faults';
import { startHarness, type Harness } from '../testing/harness';
import { checkoutOf, sellAsset, Shopper, somebody } from '../testing/shop';
import { sweepPayments } from './sweep-payments';

let shop: Harness;
beforeAll(async () => {
  shop = await startHarness({ workers: false });
  shop.sandbox.faults.write(faultsOff({ dropWebhooks: true }));
  await sellAsset(shop, 1, 40);
});
afterAll(() => shop.close());

const DAY = 86_400_000;
const HOUR = 3_600_000;
const ACCOUNT = { account_number: '000123456789', routing_number: '110000000', account_holder_type: 'individual' };

/** A bank account that has to be proven: two small deposits are on their way to it. */
async function startUnproven() {
  const shopper = new Shopper(shop.url);
  const checkout = checkoutOf(shop, [{ id: 1, quantity: 1 }], { billing_details: somebody() });
  const { body } = await createPayment(shopper, 'bank_transfer', checkout);
  const [intentId = ''] = (body.clientSecret ?? '').split('_secret_');
  const request = {
    client_secret: body.clientSecret ?? '',
    payment_method_data: {
      type: 'us_bank_account',
      billing_details: { name: 'Ada Byron', email: 'ada@buyer.example' },
      us_bank_account: ACCOUNT,
    },
    payment_method_options: { us_bank_account: { verification_method: 'microdeposits' } },
    mandate_data: { customer_acceptance: { type: 'online', online: { user_agent: 'Mozilla/5.0' } } },
  };
  await shop.browserStripe.rawRequest(
    'POST',
    `/v1/payment_intents/${intentId}/confirm`,
    request as Stripe.RawRequestOptions & object,
  );
  const { orderId = '', paymentId = '' } = body.data ?? {};
  const verify = () => shopper.post<PaymentVerification>('/api/payments/bank/verify', { transfer_id: paymentId });
  return { orderId, paymentId, intentId, verify };
}

const stateOf = async (paymentId: string) => (await shop.deps.database.payments.find(paymentId))?.state;

test('the account is proven on Stripe’s page, the debit clears, the order is paid', async () => {
  const { orderId, intentId, verify } = await startUnproven();
  expect(await verify()).toMatchObject({
    status: 402,
    body: {
      error: { code: 'payment_incomplete', message: 'Failed to verify bank transfer' },
      data: { next: { kind: 'verify_account', hostedUrl: expect.stringMatching(/^http/) } },
    },
  });
  await shop.choose(intentId, 'verify_account');
  expect((await verify()).body.data).toMatchObject({ status: 'processing', progress: { stage: 'clearing' } });
  expect(await shop.deps.database.entitlements.listByOrder(orderId)).toEqual([]);
  await shop.advanceProviders(5 * DAY);
  expect((await verify()).body.data).toMatchObject({ status: 'paid', amount: 4400 });
  expect(await shop.deps.database.entitlements.listByOrder(orderId)).toHaveLength(1);
});

// Move the clock: last.
test('deposits are waited for ten days, not one', async () => {
  const { paymentId } = await startUnproven();
  shop.travel(9 * DAY);
  await sweepPayments(shop.deps);
  expect(await stateOf(paymentId)).toBe('requires_action');
  shop.travel(DAY + HOUR);
  await sweepPayments(shop.deps);
  expect(await stateOf(paymentId)).toBe('expired');
});

test.each([
  ['upi', 60_000],
  ['crypto', 5 * 60_000],
  ['bank_transfer', HOUR],
] as const)('%s, long under way, is asked about again after %i ms, not before', async (method, pause) => {
  const shopper = new Shopper(shop.url);
  const checkout = checkoutOf(shop, [{ id: 1, quantity: 1 }], { billing_details: somebody() });
  const { body } = await createPayment(shopper, method, checkout);
  const isDue = async () => {
    const due = await shop.deps.database.payments.listDue(
      new Date(shop.deps.now().getTime() - 60_000).toISOString(),
      1000,
    );
    return due.some(({ id }) => id === body.data?.paymentId);
  };
  shop.travel(3 * HOUR);
  await sweepPayments(shop.deps);
  expect(await isDue()).toBe(false);
  shop.travel(pause + 59_000);
  expect(await isDue()).toBe(false);
  shop.travel(2_000);
  expect(await isDue()).toBe(true);
});
