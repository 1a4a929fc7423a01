import { afterEach, expect, test, vi } from 'vitest';
import { newId } from '../lib/ids';
import { createPayment, type ProviderUnderTest } from './provider-under-test';
import type { Delivery } from './webhook-receiver';

const DAY_MS = 86_400_000;

/** Only what the provider signed is believed, byte for byte, as the sandbox delivers it. */
export function testWebhooks(open: () => ProviderUnderTest): void {
  afterEach(() => vi.useRealTimers());

  const read = ({ rawBody, headers }: Delivery) => open().provider.readWebhook?.(rawBody, headers);

  async function delivered(paymentId = newId('pay')) {
    const payment = await createPayment(open(), { paymentId });
    await (open().webhook.provoke ?? open().pay)(payment);
    return { payment, delivery: await open().receiver.delivered(payment.providerPaymentId) };
  }

  test('that it signed names its payment and ours; repeated it is the same event', async () => {
    const paymentId = newId('pay');
    const { payment, delivery } = await delivered(paymentId);
    const event = await read(delivery);
    const { providerPaymentId } = payment;
    expect(event).toMatchObject({ eventId: expect.stringMatching(/./), providerPaymentId, paymentId });
    expect(await read(delivery)).toEqual(event);
  });

  test('with another body is not its own', async () => {
    const { delivery } = await delivered();
    const rawBody = delivery.rawBody.replace('{', '{"livemode_of_an_attacker":true,');
    expect(await read({ ...delivery, rawBody })).toBeNull();
  });

  test('with a forged signature is not its own', async () => {
    const { delivery } = await delivered();
    const headers = new Headers(delivery.headers);
    const signature = headers.get(open().webhook.signatureHeader) ?? '';
    const place = signature.length - 5;
    const other = signature[place] === 'a' ? 'b' : 'a';
    headers.set(open().webhook.signatureHeader, signature.slice(0, place) + other + signature.slice(place + 1));
    expect(await read({ ...delivery, headers })).toBeNull();
  });

  test('without a signature is not its own', async () => {
    expect(await open().provider.readWebhook?.('{}', new Headers())).toBeNull();
  });

  test('that is old is refused, where the signature has a time; else it is the same event again', async () => {
    const { delivery } = await delivered();
    const event = await read(delivery);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * DAY_MS });
    expect(await read(delivery)).toEqual(open().webhook.isAged ? null : event);
  });
}
