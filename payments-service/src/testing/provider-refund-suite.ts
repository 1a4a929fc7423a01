import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newId } from '../lib/ids';
import type { RefundPaymentRequest } from '../providers/provider-contract';
import type { Promises } from './provider-suite';
import { createPayment, paidPayment, testIf, type ProviderUnderTest } from './provider-under-test';

/** Refunds are repeatable, bounded by what was paid, and told whoever made them. */
export function testReversals(has: Promises, open: () => ProviderUnderTest): void {
  const requestOf = (providerPaymentId: string, amount: number): RefundPaymentRequest => ({
    providerPaymentId,
    refundId: newId('ref'),
    amount,
    currency: open().currency ?? 'usd',
    idempotencyKey: randomUUID(),
  });
  const refunds = async (id: string) => (await open().provider.listReversals?.(id))?.refunds ?? [];

  test('a payment that nobody touched has none', async () => {
    const { providerPaymentId } = await paidPayment(open());
    expect(await open().provider.listReversals?.(providerPaymentId)).toEqual({ refunds: [], disputes: [] });
  });

  testIf(has.includes('refund'))('the same key is the same refund, also at once', async () => {
    const { providerPaymentId } = await paidPayment(open());
    const same = requestOf(providerPaymentId, 640);
    const outcomes = await Promise.all([1, 2, 3].map(() => open().provider.refund?.(same)));
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ ok: true, refund: { refundId: same.refundId, amount: 640 } });
    }
    expect(await refunds(providerPaymentId)).toEqual([
      {
        providerRefundId: expect.any(String),
        refundId: same.refundId,
        state: open().refundState ?? 'succeeded',
        amount: 640,
      },
    ]);
    expect(await open().provider.retrieve(providerPaymentId)).toMatchObject({ state: 'paid', amount: 2640 });
  });

  testIf(has.includes('refund'))('never more than was paid: the provider refuses with its words', async () => {
    const { providerPaymentId } = await paidPayment(open());
    expect(await open().provider.refund?.(requestOf(providerPaymentId, 2000))).toMatchObject({ ok: true });
    const refused = { ok: false, message: expect.stringMatching(/\w+/) };
    expect(await open().provider.refund?.(requestOf(providerPaymentId, 641))).toMatchObject(refused);
    expect(await open().provider.refund?.(requestOf(providerPaymentId, 640))).toMatchObject({ ok: true });
    expect(await open().provider.refund?.(requestOf(providerPaymentId, 1))).toMatchObject(refused);
    expect((await refunds(providerPaymentId)).reduce((sum, { amount }) => sum + amount, 0)).toBe(2640);
    expect(await open().provider.retrieve(providerPaymentId)).toMatchObject({ state: 'paid' });
  });

  testIf(has.includes('refund'))('of what is not paid there is no refund', async () => {
    const { providerPaymentId } = await createPayment(open());
    expect(await open().provider.refund?.(requestOf(providerPaymentId, 100))).toMatchObject({ ok: false });
  });

  test('what somebody sent back by hand is told, with no id of ours', async () => {
    const payment = await paidPayment(open());
    await open().refundByHand(payment);
    expect(await refunds(payment.providerPaymentId)).toMatchObject([
      { refundId: null, state: open().refundState ?? 'succeeded', amount: 2640 },
    ]);
  });

  testIf(has.includes('disputes'))('what a bank took back is told as lost, or asked for', async () => {
    const payment = await paidPayment(open());
    await open().reverse?.(payment);
    const [dispute] = (await open().provider.listReversals?.(payment.providerPaymentId))?.disputes ?? [];
    expect(dispute).toMatchObject({ amount: 2640, reason: expect.stringMatching(/\w+/) });
    expect(['open', 'lost']).toContain(dispute?.state);
  });
}
