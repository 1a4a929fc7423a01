import { describe, expect, it } from 'vitest';
import { feeOf, isPaymentMethodId, PAYMENT_METHOD_IDS, PAYMENT_METHODS, recommendedMethods } from './payment-methods';

const method = (id: string) => {
  const found = PAYMENT_METHODS.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no method ${id}`);
  return found;
};

describe('the methods', () => {
  it('stand once each, by priority, PayPal alone disabled', () => {
    expect(PAYMENT_METHODS.map(({ id }) => id)).toEqual([...PAYMENT_METHOD_IDS]);
    expect(PAYMENT_METHODS.map(({ priority }) => priority)).toEqual(PAYMENT_METHODS.map((_, index) => index + 1));
    expect(PAYMENT_METHODS.filter(({ enabled }) => !enabled).map(({ id }) => id)).toEqual(['paypal']);
  });

  it.each([
    ['card', 320],
    ['paypal', 320],
    ['apple_pay', 320],
    ['google_pay', 320],
    ['upi', 0],
    ['crypto', 100],
    ['bank_transfer', 0],
    ['bnpl', 0],
  ])('%s costs %d cents on $100', (id, fee) => {
    expect(feeOf(method(id), 100_00)).toBe(fee);
  });

  it('are told from other texts', () => {
    expect(isPaymentMethodId('bnpl')).toBe(true);
    expect(isPaymentMethodId('cash')).toBe(false);
    expect(isPaymentMethodId(undefined)).toBe(false);
  });
});

describe('recommendedMethods', () => {
  it.each([
    [49_99, ['apple_pay', 'google_pay', 'card']],
    [50_00, ['card', 'paypal', 'apple_pay', 'google_pay', 'bnpl']],
    [499_99, ['card', 'paypal', 'apple_pay', 'google_pay', 'bnpl']],
    [500_00, ['card', 'paypal', 'bank_transfer', 'crypto', 'bnpl']],
  ])('for %d cents', (amount, expected) => {
    expect(recommendedMethods(amount)).toEqual(expected);
    expect(recommendedMethods(amount, 'in')).toEqual(['upi', ...expected]);
  });
});
