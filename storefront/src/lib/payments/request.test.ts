import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { network } from '../../testing/network';
import { refusal, success } from '../../testing/payments-far-end';
import { RefusedError, UnansweredError } from '../request';
import { requestPayments } from './request';

const answer = (response: () => Response) => network.use(http.get('/api/payments/orders', response));
const ask = (signal?: AbortSignal) => requestPayments('/orders', { fallback: 'Failed to ask', signal });

describe('requestPayments', () => {
  it('gives the data of a good answer', async () => {
    answer(() => success([1]));
    expect(await ask()).toEqual([1]);
  });

  it('carries the message, code, fields and data of a refusal', async () => {
    answer(() => refusal(409, 'totals_changed', 'A price has changed.', { fields: { amount: 'old' } }));
    await expect(ask()).rejects.toMatchObject({
      name: 'RefusedError',
      message: 'A price has changed.',
      status: 409,
      code: 'totals_changed',
      fields: { amount: 'old' },
    });
  });

  it.each([
    ['a refusal without a message', 402, () => refusal(402, 'payment_failed', '')],
    ['success: false with a good status', 200, () => HttpResponse.json({ success: false })],
    ['a page of somebody else', 502, () => new HttpResponse('<h1>Not Found</h1>', { status: 404 })],
    ['JSON null', 502, () => HttpResponse.json(null)],
    ['a good status without data', 502, () => HttpResponse.json({ success: true })],
  ])('speaks the fallback for %s, and takes only the service’s own word (%i)', async (_, status, response) => {
    answer(response);
    const error: unknown = await ask().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RefusedError);
    expect(error).toMatchObject({ message: 'Failed to ask', status });
  });

  it('calls a broken connection what it is', async () => {
    answer(() => HttpResponse.error());
    const error: unknown = await ask().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnansweredError);
    expect(error).toMatchObject({ reason: 'network' });
  });

  it('counts 30 seconds without an answer as a timeout (S 7)', async () => {
    answer(() => success([]));
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    await expect(ask()).rejects.toMatchObject({ reason: 'timeout' });
    expect(timeout).toHaveBeenCalledWith(30_000);
  });

  it('leaves the caller’s own abort alone', async () => {
    answer(() => success([]));
    await expect(ask(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });
});
