import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type Harness } from '../testing/harness';
import { checkoutOf, sellAsset, Shopper } from '../testing/shop';
import { newAttempt, openAttempt } from './attempts';

let shop: Harness;
beforeAll(async () => {
  shop = await startHarness({ workers: false });
  await sellAsset(shop, 1, 24);
});
afterAll(() => shop.close());

test('a request that Stripe refuses is our fault: logged for us, and no raw text for the buyer', async () => {
  const errors: [object, string][] = [];
  const log = { ...shop.deps.log, error: (...line: [object, string]) => void errors.push(line) };
  const { body } = await new Shopper(shop.url).createIntent(checkoutOf(shop, [{ id: 1, quantity: 1 }]));
  const order = {
    id: body.data?.orderId ?? '',
    totals: { subtotal: 1, tax: 0, total: 1 },
    paymentMethod: 'card',
  } as const;
  const payment = newAttempt(order, { attempt: 2, provider: 'stripe', now: new Date() });
  const billing = { email: 'ada@buyer.example', name: 'Ada', phone: '1' };
  const refusal = 'Failed to create payment intent';
  await expect(openAttempt({ ...shop.deps, log }, payment, billing, refusal)).rejects.toMatchObject({
    code: 'provider_refused',
    message: refusal,
  });
  expect(errors).toEqual([
    [
      expect.objectContaining({ paymentId: payment.id, reason: expect.stringMatching(/\w+/) }),
      'provider refused our request',
    ],
  ]);
  expect(JSON.stringify(errors)).not.toContain(shop.environment.STRIPE_SECRET_KEY);
});
