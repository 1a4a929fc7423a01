import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PaymentVerification } from '@kiln/contracts/payments-api';
import { RefusedError, UnansweredError } from '../../../lib/request';
import { useWatchedPayment } from './use-watched-payment';

const PAID: PaymentVerification = { orderId: 'ord_1', paymentMethod: 'upi', amount: 5280, status: 'paid' };
const OPEN = new RefusedError('Not yet.', 402, 'payment_incomplete', { next: null });

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A payment that answers as listed, the last answer for ever. */
function watch(answers: (Error | PaymentVerification)[], pauses: readonly number[]) {
  const asked = { times: 0 };
  const hook = renderHook(() =>
    useWatchedPayment(() => {
      const answer = answers[Math.min(asked.times++, answers.length - 1)];
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as PaymentVerification);
    }, pauses),
  );
  return { ...hook, asked };
}

describe('useWatchedPayment', () => {
  afterEach(() => void vi.useRealTimers());

  it('asks with growing pauses, keeps the last one, and stops when it is paid', async () => {
    vi.useFakeTimers();
    const { result, asked } = watch([OPEN, OPEN, OPEN, OPEN, PAID], [1_000, 5_000]);
    await after(0);
    expect(asked.times).toBe(1);
    await after(1_000);
    expect(asked.times).toBe(2);
    await after(4_999);
    expect(asked.times).toBe(2);
    await after(1);
    expect(asked.times).toBe(3);
    await after(10_000);
    expect(result.current.seen).toEqual({ kind: 'paid', payment: PAID });
    await after(60_000);
    expect([asked.times, vi.getTimerCount()]).toEqual([5, 0]);
  });

  it.each([
    ['nobody answers', new UnansweredError('network')],
    ['the service is in trouble', new RefusedError('Down', 503, 'unavailable')],
    ['it was asked too often', new RefusedError('Slow down', 429, 'too_many_requests')],
  ])('keeps what it knew while %s, and goes on', async (_, trouble) => {
    vi.useFakeTimers();
    const { result } = watch([OPEN, trouble, trouble, PAID], [1_000]);
    await after(0);
    expect(result.current).toMatchObject({ reachable: true, seen: { kind: 'open' } });
    await after(2_000);
    expect(result.current).toMatchObject({ reachable: false, seen: { kind: 'open' } });
    await after(1_000);
    expect(result.current).toMatchObject({ reachable: true, seen: { kind: 'paid' } });
  });

  it('asks at once when the tab or the network comes back, and not while the tab is hidden', async () => {
    const { asked } = watch([OPEN], [600_000]);
    await waitFor(() => expect(asked.times).toBe(1));
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    visibility.mockReturnValue('visible');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(asked.times).toBe(2));
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(asked.times).toBe(3));
  });

  it('goes on asking about an expired payment, for late money, but not about a refused one', async () => {
    const expired = new RefusedError('Over', 402, 'payment_expired');
    const late = watch([expired, PAID], [1]);
    await waitFor(() => expect(late.result.current.seen?.kind).toBe('paid'));
    expect(late.result.current.wasExpired).toBe(true);

    vi.useFakeTimers();
    const refused = watch([new RefusedError('No.', 402, 'payment_failed'), PAID], [1]);
    await after(60_000);
    expect(refused.result.current.seen).toEqual({ kind: 'refused', message: 'No.' });
    expect(refused.asked.times).toBe(1);
  });
});
