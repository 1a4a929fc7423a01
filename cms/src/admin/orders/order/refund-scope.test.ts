import { describe, expect, it } from 'vitest';
import type { OrderItem } from '../wire';
import { centsOf, parseDollars, toRefundBody, type RefundForm } from './refund-scope';

const item = (id: string, refundable: number): OrderItem => ({
  id,
  title: id,
  quantity: 1,
  unitPrice: refundable,
  share: refundable,
  refundable,
  access: 'granted',
});
const ORDER = { items: [item('a', 2640), item('b', 1100)], refundable: 3740 };
const FORM: RefundForm = { kind: 'items', items: ['b'], amount: '', reason: ' Asked for ' };

describe('a typed amount', () => {
  it.each([
    ['26.40', 2640],
    ['26,4', 2640],
    [' $26 ', 2600],
    ['0.05', 5],
    ['', null],
    ['26.405', null],
    ['1e3', null],
    ['-5', null],
    ['12 000', null],
  ])('%j is %j cents', (text, cents) => expect(parseDollars(text)).toBe(cents));
});

describe('what the form would send back', () => {
  it('is the sum of the chosen items, the amount, or all that is left', () => {
    expect(centsOf(FORM, ORDER)).toBe(1100);
    expect(centsOf({ ...FORM, kind: 'amount', amount: '10' }, ORDER)).toBe(1000);
    expect(centsOf({ ...FORM, kind: 'full' }, ORDER)).toBe(3740);
  });

  it('is nothing without a choice, for zero, and above what is left', () => {
    expect(centsOf({ ...FORM, items: [] }, ORDER)).toBeNull();
    expect(centsOf({ ...FORM, kind: 'amount', amount: '0' }, ORDER)).toBeNull();
    expect(centsOf({ ...FORM, kind: 'amount', amount: '37.41' }, ORDER)).toBeNull();
    expect(centsOf({ ...FORM, kind: 'full' }, { items: [], refundable: 0 })).toBeNull();
  });

  it('is asked for by one scope, with the proof of what support sent itself', () => {
    expect(toRefundBody(FORM, 1100, '')).toEqual({ items: ['b'], reason: 'Asked for' });
    expect(toRefundBody({ ...FORM, kind: 'amount' }, 1000, '0xabc')).toEqual({
      amount: 1000,
      reason: 'Asked for',
      paid_by_hand: { transaction_hash: '0xabc' },
    });
    expect(toRefundBody({ ...FORM, kind: 'full' }, 3740, '')).toEqual({ full: true, reason: 'Asked for' });
  });
});
