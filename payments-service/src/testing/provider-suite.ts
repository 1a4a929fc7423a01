import { randomUUID } from 'node:crypto';
import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import { expect, test } from 'vitest';
import { newId } from '../lib/ids';
import { ProviderUnavailableError, type PaymentProvider, type ProviderPayment } from '../providers/provider-contract';

/** A provider and the hands to move its far end. */
export interface ProviderUnderTest {
  provider: PaymentProvider;
  method: PaymentMethodId;
  /** The buyer pays. */
  pay(payment: ProviderPayment): Promise<unknown>;
  /** The buyer's payment is refused. */
  decline(payment: ProviderPayment): Promise<unknown>;
  /** The provider answers no more; call the result to bring it back. */
  takeAway(): () => void;
}

/** What every provider must do alike. Call it in a test file; `open` runs once per test. */
export function testProviderContract(open: () => ProviderUnderTest): void {
  const request = (amount = 2640) => ({
    orderId: newId('ord'),
    paymentId: newId('pay'),
    method: open().method,
    amount,
    currency: 'usd',
    billing: { email: 'ada@buyer.example', name: 'Ada Byron', phone: '+1 555 0100' },
    coin: null,
    idempotencyKey: randomUUID(),
  });

  async function create(changes: Partial<ReturnType<typeof request>> = {}): Promise<ProviderPayment> {
    const outcome = await open().provider.create({ ...request(), ...changes });
    if (!outcome.ok) throw new Error(outcome.decline.message);
    return outcome.payment;
  }

  test('a new payment asks for the amount and is not paid', async () => {
    const payment = await create({ amount: 1234 });
    expect(payment).toMatchObject({ state: 'created', amount: 1234, currency: 'usd', decline: null });
    expect(await open().provider.retrieve(payment.providerPaymentId)).toEqual(payment);
  });

  test('the same idempotency key is the same payment, also at once', async () => {
    const same = request();
    const outcomes = await Promise.all([1, 2, 3].map(() => open().provider.create(same)));
    const ids = outcomes.map((outcome) => outcome.ok && outcome.payment.providerPaymentId);
    expect(new Set(ids).size).toBe(1);
  });

  test('an amount that it does not take is refused with a text', async () => {
    const outcome = await open().provider.create(request(1));
    expect(outcome).toMatchObject({ ok: false, decline: { message: expect.stringMatching(/\w+/) } });
  });

  test('paid is paid, with the amount received', async () => {
    const payment = await create();
    await open().pay(payment);
    expect(await open().provider.retrieve(payment.providerPaymentId)).toMatchObject({ state: 'paid', amount: 2640 });
  });

  test('a decline is told with its reason', async () => {
    const payment = await create();
    await open().decline(payment);
    expect(await open().provider.retrieve(payment.providerPaymentId)).toMatchObject({
      state: 'failed',
      decline: { code: 'card_declined', message: expect.stringMatching(/\w+/) },
    });
  });

  test('cancelled, it cannot be paid; cancelling again changes nothing', async () => {
    const payment = await create();
    for (let time = 0; time < 2; time += 1) {
      expect(await open().provider.cancel?.(payment.providerPaymentId)).toMatchObject({ state: 'cancelled' });
    }
    await expect(open().pay(payment)).rejects.toThrow();
  });

  test('too late to cancel, it says that it is paid', async () => {
    const payment = await create();
    await open().pay(payment);
    expect(await open().provider.cancel?.(payment.providerPaymentId)).toMatchObject({ state: 'paid' });
  });

  test('what it does not know is null', async () => {
    expect(await open().provider.retrieve('pi_unknown')).toBeNull();
  });

  test('without an answer nothing is known', async () => {
    const payment = await create();
    const comeBack = open().takeAway();
    await expect(open().provider.retrieve(payment.providerPaymentId)).rejects.toThrow(ProviderUnavailableError);
    await expect(open().provider.create(request())).rejects.toThrow(ProviderUnavailableError);
    comeBack();
    expect(await open().provider.retrieve(payment.providerPaymentId)).toMatchObject({ state: 'created' });
  });

  test('an unsigned webhook is not its own', async () => {
    expect(await open().provider.readWebhook?.('{}', new Headers())).toBeNull();
  });
}
