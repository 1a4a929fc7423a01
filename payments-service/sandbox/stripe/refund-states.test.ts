import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Control } from '../testing/control';
import { startSandbox, type RunningSandbox } from '../testing/start-sandbox';
import { stripeErrorOf } from '../testing/stripe-error-of';

let running: RunningSandbox;
let control: Control;
beforeAll(async () => {
  running = await startSandbox();
  control = new Control(running.url);
});
afterAll(() => running.stop());

const BILLING = { name: 'Ada', email: 'ada@example.com' };

/** A payment that has succeeded, by bank debit, UPI or a card. */
async function paid(by: 'us_bank_account' | 'upi' | `pm_card_${string}`): Promise<string> {
  const isCard = by.startsWith('pm_');
  const { id } = await running.stripe.paymentIntents.create({
    amount: 4400,
    currency: by === 'upi' ? 'inr' : 'usd',
    allowed_payment_method_types: [isCard ? 'card' : by],
    confirm: true,
    ...(isCard ? { payment_method: by } : {}),
    ...(by === 'upi' ? { payment_method_data: { type: 'upi' as const, billing_details: BILLING } } : {}),
    ...(by === 'us_bank_account'
      ? {
          payment_method: 'pm_usBankAccount_success',
          mandate_data: { customer_acceptance: { type: 'offline' as const } },
        }
      : {}),
  });
  if (by === 'upi') await control.choose(id, 'approve');
  if (by === 'us_bank_account') await control.choose(id, 'settle');
  return id;
}

const refund = (intent: string, amount = 4400): Promise<Stripe.Refund> =>
  running.stripe.refunds.create({ payment_intent: intent, amount });
const statusOf = async (id: string) => (await running.stripe.refunds.retrieve(id)).status;
const chargeOf = async (intent: string) =>
  (await running.stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] })).latest_charge;

test.each([
  ['us_bank_account', 2, 1],
  ['upi', 0.5, 0.5],
  ['pm_card_pendingRefund', 0.5, 0.5],
] as const)('%s: pending for days, then given back', async (method, stillDays, moreDays) => {
  const intent = await paid(method);
  const { id, status } = await refund(intent);
  expect(status).toBe('pending');
  await control.advanceDays(stillDays);
  expect(await statusOf(id)).toBe('pending');
  await control.advanceDays(moreDays);
  expect(await statusOf(id)).toBe('succeeded');
  expect((await control.eventTypes(intent)).slice(-4)).toEqual([
    'refund.created',
    'charge.refunded',
    'refund.updated',
    'refund.updated',
  ]);
});

test.each(['us_bank_account', 'upi'] as const)('%s: fails on demand, and is refunded once more', async (method) => {
  const intent = await paid(method);
  const { id } = await refund(intent, 4000);
  expect(await stripeErrorOf(refund(intent, 401))).toMatchObject({ param: 'amount' });
  await control.choose(intent, 'fail_refund');
  expect(await running.stripe.refunds.retrieve(id)).toMatchObject({ status: 'failed', failure_reason: 'declined' });
  expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 0, refunded: false });
  expect((await control.eventTypes(intent)).slice(-2)).toEqual(['refund.failed', 'refund.updated']);
  await control.advanceDays(4);
  expect(await statusOf(id)).toBe('failed');
  const again = await refund(intent);
  await control.choose(intent, 'complete_refund');
  expect(await statusOf(again.id)).toBe('succeeded');
  expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 4400, refunded: true });
});

test('a card refund that has succeeded fails a day later', async () => {
  const intent = await paid('pm_card_refundFail');
  const { id, status } = await refund(intent);
  expect(status).toBe('succeeded');
  await control.advanceDays(1);
  expect(await running.stripe.refunds.retrieve(id)).toMatchObject({ status: 'failed' });
});

test('a card that disputes does so at once', async () => {
  const intent = await paid('pm_card_createDispute');
  const [dispute] = (await running.stripe.disputes.list({ payment_intent: intent })).data;
  expect(dispute).toMatchObject({ status: 'needs_response', reason: 'fraudulent' });
  await control.choose(intent, 'win_dispute');
  expect((await running.stripe.disputes.retrieve(String(dispute?.id))).status).toBe('won');
});
