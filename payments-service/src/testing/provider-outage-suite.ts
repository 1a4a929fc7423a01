import { afterEach, expect, test } from 'vitest';
import { ProviderUnavailableError } from '../providers/provider-contract';
import { faultsOff } from './faults';
import type { Promises } from './provider-suite';
import { createPayment, requestOf, testIf, unpaidStateOf, type ProviderUnderTest } from './provider-under-test';

/** Longer than an impatient provider waits. */
const LATENCY_MS = 1_000;

/** A provider that is not reached is never taken for one that said no. */
export function testOutages(has: Promises, open: () => ProviderUnderTest): void {
  afterEach(() => open().world.sandbox.faults.write(faultsOff()));

  const fail = (status: 500 | 503 | 429 | 'cut') =>
    open().world.sandbox.faults.write(faultsOff({ failNext: [{ path: open().faultPath, status, times: 1000 }] }));

  test.each([500, 503, 429, 'cut'] as const)('(%s) nothing is known', async (status) => {
    const payment = await createPayment(open());
    fail(status);
    await expect(open().provider.retrieve(payment.providerPaymentId)).rejects.toThrow(ProviderUnavailableError);
    await expect(open().provider.create(requestOf(open()))).rejects.toThrow(ProviderUnavailableError);
    open().world.sandbox.faults.write(faultsOff());
    expect(await open().provider.retrieve(payment.providerPaymentId)).toMatchObject({ state: unpaidStateOf(open()) });
  });

  test('in time, nothing is known', async () => {
    const payment = await createPayment(open());
    open().world.sandbox.faults.write(faultsOff({ latencyMs: LATENCY_MS }));
    await expect(open().impatient.retrieve(payment.providerPaymentId)).rejects.toThrow(ProviderUnavailableError);
    await expect(open().impatient.create(requestOf(open()))).rejects.toThrow(ProviderUnavailableError);
  });

  test('the error tells no secret and nothing of the buyer', async () => {
    fail('cut');
    const error: unknown = await open()
      .provider.create(requestOf(open()))
      .catch((cause: unknown) => cause);
    const told = allTextOf(error);
    expect(told).toContain('cannot be reached');
    for (const [name, value] of Object.entries(open().world.environment)) {
      if (/SECRET|API_KEY/.test(name)) expect(told, name).not.toContain(value);
    }
    for (const secret of ['Ada Byron', 'ada@buyer.example', 'Bearer ', 'Basic ']) expect(told).not.toContain(secret);
  });

  testIf(has.includes('keyed'))('to create, the repeated call finds the payment that was made', async () => {
    const request = requestOf(open());
    fail('cut');
    await expect(open().provider.create(request)).rejects.toThrow(ProviderUnavailableError);
    open().world.sandbox.faults.write(faultsOff());
    const [first, second] = [await open().provider.create(request), await open().provider.create(request)];
    expect(first).toMatchObject({ ok: true, payment: { state: unpaidStateOf(open()) } });
    expect(second).toEqual(first);
  });
}

/** Everything that a log could write of an error: its own fields and those of its causes. */
function allTextOf(error: unknown, seen = new Set<unknown>()): string {
  if (typeof error !== 'object' || error === null) return String(error);
  if (seen.has(error)) return '';
  seen.add(error);
  const names = Object.getOwnPropertyNames(error);
  return names.map((name) => `${name}: ${allTextOf((error as Record<string, unknown>)[name], seen)}`).join('\n');
}
