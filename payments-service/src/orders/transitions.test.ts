import { PAYMENT_STATES, type PaymentState } from '@kiln/contracts/payments-api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canBecome, canReverse, isPaid, OPEN_STATES, statesBefore, TRANSITIONS } from './transitions';

const state = fc.constantFrom(...PAYMENT_STATES);
const walk = fc
  .tuple(state, fc.array(fc.nat(), { maxLength: 30 }))
  .map(([start, choices]) => choices.reduce<PaymentState[]>((path, choice) => [...path, step(path, choice)], [start]));

function step(path: readonly PaymentState[], choice: number): PaymentState {
  const here = path.at(-1) ?? 'created';
  const next = TRANSITIONS[here];
  return next[choice % Math.max(next.length, 1)] ?? here;
}

test('once the money has come, no way leads back to an unpaid state', () => {
  fc.assert(
    fc.property(walk, (path) => {
      const firstPaid = path.findIndex(isPaid);
      expect(firstPaid === -1 || path.slice(firstPaid).every(isPaid)).toBe(true);
    }),
  );
});

test('money is taken from every unpaid state, late money included', () => {
  fc.assert(fc.property(state, (from) => isPaid(from) || canBecome(from, 'paid')));
});

test('nothing goes to itself: a repeated message changes nothing', () => {
  fc.assert(fc.property(state, (one) => !canBecome(one, one)));
});

test('a refund only follows money, and what Stripe says of a refunded payment never makes it paid again', () => {
  fc.assert(
    fc.property(state, fc.constantFrom<PaymentState>('refunded', 'partially_refunded', 'disputed'), (from, to) => {
      expect(canBecome(from, to)).toBe(false);
      expect(canReverse(from, to) && !isPaid(from)).toBe(false);
      expect(canBecome(to, from)).toBe(false);
    }),
  );
});

test('the precondition of an UPDATE is the table read backwards', () => {
  fc.assert(fc.property(state, state, (from, to) => statesBefore(to).includes(from) === canBecome(from, to)));
});

test('the sweep never asks about payments whose money has come', () => {
  expect(OPEN_STATES.filter(isPaid)).toEqual([]);
});
