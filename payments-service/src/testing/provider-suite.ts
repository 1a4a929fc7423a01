import { describe, expect, test } from 'vitest';
import { newId } from '../lib/ids';
import { testOutages } from './provider-outage-suite';
import { testReversals } from './provider-refund-suite';
import {
  createPayment,
  paidPayment,
  requestOf,
  testIf,
  unpaidStateOf,
  type ProviderUnderTest,
} from './provider-under-test';
import { testWebhooks } from './provider-webhook-suite';

/**
 * What every provider must do alike, and what each that promises more must keep. Call it in a test file; `open` runs
 * once per test, `has` says what the provider does not have, so that no test runs empty.
 */
export function testProviderContract(has: Promises, open: () => ProviderUnderTest): void {
  test('has what it promises, and nothing else', () => {
    const { provider, decline, approve, reverse, tooSmall } = open();
    expect({
      cancel: provider.cancel !== undefined,
      capture: provider.capture !== undefined && approve !== undefined,
      refund: provider.refund !== undefined,
      disputes: reverse !== undefined,
      listSince: provider.listSince !== undefined,
      decline: decline !== undefined,
      minimum: tooSmall !== undefined,
      keyed: open().isKeyed,
    }).toEqual({ ...NOTHING, ...Object.fromEntries(has.map((promise) => [promise, true])) });
  });

  testPayments(has, open);
  describe('without an answer', () => testOutages(has, open));
  describe('money going back', () => testReversals(has, open));
  describe('a webhook', () => testWebhooks(open));
}

const NOTHING = {
  cancel: false,
  capture: false,
  refund: false,
  disputes: false,
  listSince: false,
  decline: false,
  minimum: false,
  keyed: false,
};
export type Promises = readonly (keyof typeof NOTHING)[];

function testPayments(has: Promises, open: () => ProviderUnderTest): void {
  test('a new payment asks for the amount and is not paid', async () => {
    const payment = await createPayment(open(), { amount: 1234 });
    expect(payment).toMatchObject({
      state: unpaidStateOf(open()),
      amount: 1234,
      decline: null,
      progress: null,
      capturable: false,
    });
    expect(payment.currency).toBe(open().currency ?? 'usd');
    expect(payment.next).not.toBeNull();
    const { next, ...facts } = (await open().provider.retrieve(payment.providerPaymentId)) ?? payment;
    expect({ ...payment, next: { ...payment.next, expiresAt: null } }).toEqual({
      ...facts,
      next: { ...next, expiresAt: null },
    });
  });

  test('paid is paid, with the amount received', async () => {
    const { providerPaymentId } = await paidPayment(open());
    const paid = { state: 'paid', amount: 2640, next: null, decline: null };
    expect(await open().provider.retrieve(providerPaymentId)).toMatchObject(paid);
  });

  test('what it does not know is null', async () => {
    expect(await open().provider.retrieve(open().unknownId)).toBeNull();
  });

  testIf(has.includes('keyed'))('the same idempotency key is the same payment, also at once', async () => {
    const same = requestOf(open());
    const outcomes = await Promise.all([1, 2, 3].map(() => open().provider.create(same)));
    const ids = outcomes.map((outcome) => outcome.ok && outcome.payment.providerPaymentId);
    expect([...new Set(ids)]).toEqual([expect.any(String)]);
  });

  testIf(!has.includes('keyed'))('a repeated create is another payment that is told as ours too', async () => {
    const paymentId = newId('pay');
    for (const payment of [await createPayment(open(), { paymentId }), await createPayment(open(), { paymentId })]) {
      await open().pay(payment);
      const { rawBody, headers } = await open().receiver.delivered(payment.providerPaymentId);
      expect(await open().provider.readWebhook?.(rawBody, headers)).toMatchObject({ paymentId });
    }
  });

  testIf(has.includes('minimum'))('an amount that it does not take is refused with a text', async () => {
    const outcome = await open().provider.create(requestOf(open(), { amount: open().tooSmall ?? 0 }));
    expect(outcome).toMatchObject({ ok: false, decline: { message: expect.stringMatching(/\w+/) } });
  });

  testIf(has.includes('decline'))('a decline is told with its reason', async () => {
    const payment = await createPayment(open());
    await open().decline?.act(payment);
    expect(await open().provider.retrieve(payment.providerPaymentId)).toMatchObject({
      state: 'failed',
      decline: { code: open().decline?.code, message: expect.stringMatching(/\w+/) },
    });
  });

  testIf(has.includes('cancel'))('cancelled, it cannot be paid; cancelling again changes nothing', async () => {
    const payment = await createPayment(open());
    for (let time = 0; time < 2; time += 1) {
      expect(await open().provider.cancel?.(payment.providerPaymentId)).toMatchObject({ state: 'cancelled' });
    }
    await expect(open().pay(payment)).rejects.toThrow();
  });

  testIf(has.includes('cancel'))('too late to cancel, it says that it is paid', async () => {
    const { providerPaymentId } = await paidPayment(open());
    expect(await open().provider.cancel?.(providerPaymentId)).toMatchObject({ state: 'paid' });
  });

  testIf(has.includes('capture'))(
    'approved, it is not paid before it is captured; captured twice is once',
    async () => {
      const { provider, approve } = open();
      const payment = await createPayment(open());
      const id = payment.providerPaymentId;
      expect(await provider.capture?.(id, `${id}-early`)).toMatchObject({ ok: false });
      await approve?.(payment);
      expect(await provider.retrieve(id)).toMatchObject({ state: 'requires_action', capturable: true });
      for (const key of [`${id}-capture`, `${id}-capture`, `${id}-again`]) {
        const paid = { state: 'paid', capturable: false, amount: 2640 };
        expect(await provider.capture?.(id, key)).toMatchObject({ ok: true, payment: paid });
      }
    },
  );

  testIf(has.includes('listSince'))('those made since then are listed with our ids', async () => {
    const paymentId = newId('pay');
    const since = new Date(Date.now() - 60_000);
    const { providerPaymentId } = await createPayment(open(), { paymentId });
    const listed = [];
    for await (const payment of open().provider.listSince?.(since) ?? []) listed.push(payment);
    expect(listed).toContainEqual(
      expect.objectContaining({ providerPaymentId, paymentId, state: unpaidStateOf(open()) }),
    );
  });
}
