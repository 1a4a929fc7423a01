import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCardData } from './card-data';

describe('findCardData', () => {
  test.each([
    [{ card: { number: '4242424242424242' } }, 'card'],
    [{ payment: { cvc: '123' } }, 'payment.cvc'],
    [{ bank: { account_number: '000123456789' } }, 'bank.account_number'],
    [{ routingNumber: '110000000' }, 'routingNumber'],
    [{ billing_details: { name: '4242 4242 4242 4242' } }, 'billing_details.name'],
    [{ tax_id: '4242424242424242' }, 'tax_id'],
    [{ note: 'my card is 4000-0025-0000-3155, thanks' }, 'note'],
    [{ list: ['x', 378282246310005] }, 'list.1'],
    [{ billing_details: { phone: '4242424242424242' } }, 'billing_details.phone'],
  ])('finds it in %j', (body, path) => {
    expect(findCardData(body)).toBe(path);
  });

  test.each([
    [{ checkout_id: '6a1cf0a2-3a52-4a33-9a33-4f7d0c4f2f10', amount: 2640, items: [{ id: 1, quantity: 2 }] }],
    [{ billing_details: { phone: '+86 138 0013 8000', name: 'Ada', email: 'a@b.example' } }],
    [{ billing_details: { email: '4242424242424242@mail.example' } }],
    [{ invoice: { company: 'Faïence SAS', tax_id: '732 829 320 00074' } }],
    [{ result: { paymentId: 'pay_4242424242424242' } }],
    [{ note: 'order 4242424242424241' }],
    [null],
    [undefined],
  ])('passes %j', (body) => {
    expect(findCardData(body)).toBeUndefined();
  });

  test('a body nested without end is refused, not followed', () => {
    const nested: unknown = JSON.parse('['.repeat(5_000) + ']'.repeat(5_000));
    expect(() => findCardData(nested)).toThrow('nested too deeply');
  });

  test('any number with a right check digit is found, wherever it stands and however it is spaced', () => {
    const digits = fc.stringMatching(/^[1-9]\d{11,17}$/).map((text) => text + checkDigit(text));
    fc.assert(
      fc.property(digits, fc.constantFrom('', ' ', '-'), (number, gap) => {
        const spaced = number.replaceAll(/(\d{4})(?=\d)/g, `$1${gap}`);
        return findCardData({ a: [{ b: `x ${spaced}` }] }) === 'a.0.b';
      }),
    );
  });
});

function checkDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .map((digit, index) => (index % 2 === 0 ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][Number(digit)] : Number(digit)) ?? 0)
    .reduce((total, digit) => total + digit, 0);
  return (10 - (sum % 10)) % 10;
}
