import { describe, expect, it } from 'vitest';
import { areDetailsValid, upiIdMessage, type PaymentDetails } from './payment-details';

const details = (overrides: Partial<PaymentDetails> = {}): PaymentDetails => ({
  cardComplete: false,
  upiId: '',
  walletAddress: '',
  bankDetails: { accountNumber: '', routingNumber: '', accountHolderName: '' },
  ...overrides,
});

describe('areDetailsValid', () => {
  it('follows the card field', () => {
    expect(areDetailsValid('card', details())).toBe(false);
    expect(areDetailsValid('card', details({ cardComplete: true }))).toBe(true);
  });

  it.each(['paypal', 'apple_pay', 'google_pay', 'bnpl'])('%s needs nothing', (method) => {
    expect(areDetailsValid(method, details())).toBe(true);
  });

  it.each([
    ['name@bank', true],
    ['a.b_c-9@ok.hdfc-bank', true],
    ['name', false],
    ['name@', false],
    ['na me@bank', false],
    ['name@bank_x', false],
    ['a@b@c', false],
  ])('UPI ID %s: %s', (upiId, valid) => {
    expect(areDetailsValid('upi', details({ upiId }))).toBe(valid);
    expect(upiIdMessage(upiId)).toBe(valid ? undefined : 'Please enter a valid UPI ID');
  });

  it('says nothing of an empty UPI ID', () => {
    expect(upiIdMessage('')).toBeUndefined();
    expect(areDetailsValid('upi', details())).toBe(false);
  });

  it.each([
    [20, false],
    [21, true],
    [99, true],
    [100, false],
  ])('a wallet address of %d characters: %s', (length, valid) => {
    expect(areDetailsValid('crypto', details({ walletAddress: 'x'.repeat(length) }))).toBe(valid);
  });

  it.each([
    ['12345678', '123456789', 'Ann', true],
    ['1234567', '123456789', 'Ann', false],
    ['12345678', '12345678', 'Ann', false],
    ['12345678', '123456789', 'An', false],
  ])('bank details %s %s %s: %s', (accountNumber, routingNumber, accountHolderName, valid) => {
    const bankDetails = { accountNumber, routingNumber, accountHolderName };
    expect(areDetailsValid('bank_transfer', details({ bankDetails }))).toBe(valid);
  });

  it('knows no other method', () => {
    expect(areDetailsValid('cash', details({ cardComplete: true }))).toBe(false);
  });
});
