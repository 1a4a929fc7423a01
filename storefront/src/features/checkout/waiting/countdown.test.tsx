import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcement, clock, Countdown } from './countdown';

describe('Countdown', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  it('shows each second, says a few of them aloud, and stops at zero', () => {
    render(<Countdown until="2026-11-20T10:01:02Z" label="Time left to pay" />);
    const digits = screen.getByRole('timer', { name: 'Time left to pay' });
    const said = screen.getByRole('status');
    expect(digits.textContent).toBe('1:02');
    expect(digits.getAttribute('aria-live')).toBe('off');
    const announced = new Set<string | null>();
    for (let second = 0; second < 70; second++) {
      act(() => void vi.advanceTimersByTime(1_000));
      announced.add(said.textContent);
    }
    expect(digits.textContent).toBe('0:00');
    expect([...announced]).toEqual([
      '2 minutes left to pay.',
      '1 minute left to pay.',
      '30 seconds left to pay.',
      '10 seconds left to pay.',
      'The time is up.',
    ]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    [0, '0:00'],
    [61, '1:01'],
    [1_200, '20:00'],
  ])('writes %i seconds as %s', (seconds, text) => expect(clock(seconds)).toBe(text));

  it('is silent while there is plenty of time', () => expect(announcement(601)).toBe(''));
});
