import { describe, expect, test } from 'vitest';
import { caretAfter, formatExpiry, formatNumber } from './card-format';
import { findErrors, toChange, visibleErrors, type CardValues, type Field } from './card-state';

const NOW = new Date('2026-11-20');
const FIELDS: Field[] = ['number', 'expiry', 'cvc'];
const GOOD: CardValues = { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123', postalCode: '' };

describe('formatting', () => {
  test.each([
    ['42424242', '4242 4242'],
    ['4242-4242-4242-4242-99', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['abc', ''],
  ])('number %s becomes %s', (typed, shown) => expect(formatNumber(typed)).toBe(shown));

  test.each([
    ['1', '1'],
    ['5', '05 / '],
    ['12', '12 / '],
    ['123', '12 / 3'],
    ['13', '01 / 3'],
    ['1/30', '01 / 30'],
    ['12/2030', '12 / 30'],
    ['1230', '12 / 30'],
  ])('expiry %s becomes %s', (typed, shown) => expect(formatExpiry(typed, false)).toBe(shown));

  test('deleting goes past the slash', () => expect(formatExpiry('12 /', true)).toBe('12'));

  test('the caret stays behind the digit just typed', () => {
    expect(caretAfter('4242 4242', 4)).toBe(4);
    expect(caretAfter('4242 4242', 5)).toBe(6);
    expect(caretAfter('4242', 0)).toBe(0);
  });
});

describe('checking', () => {
  test.each([
    [{ number: '4242 4242 4242 4241' }, 'invalid_number', 'Your card number is invalid.'],
    [{ number: '4242 4242' }, 'incomplete_number', 'Your card number is incomplete.'],
    [{ expiry: '12 / ' }, 'incomplete_expiry', "Your card's expiration date is incomplete."],
    [{ expiry: '12 / 25' }, 'invalid_expiry_year_past', "Your card's expiration year is in the past."],
    [{ expiry: '10 / 26' }, 'invalid_expiry_month_past', "Your card's expiration date is in the past."],
    [{ cvc: '12' }, 'incomplete_cvc', "Your card's security code is incomplete."],
    [{ number: '3782 822463 10005', cvc: '123' }, 'incomplete_cvc', "Your card's security code is incomplete."],
  ])('%o is %s', (change, code, message) => {
    const errors = Object.values(findErrors({ ...GOOD, ...change }, FIELDS, NOW));
    expect(errors).toEqual([{ type: 'validation_error', code, message }]);
  });

  test('this month is not yet past', () => {
    expect(findErrors({ ...GOOD, expiry: '11 / 26' }, FIELDS, NOW)).toEqual({});
  });

  test('a half-typed number is an error only after the field was left', () => {
    const values = { ...GOOD, number: '4242' };
    const errors = findErrors(values, FIELDS, NOW);
    expect(visibleErrors(errors, values, new Set(), false)).toEqual({});
    expect(visibleErrors(errors, values, new Set(['number']), false).number?.code).toBe('incomplete_number');
  });

  test('an empty field is an error only after paying was tried', () => {
    const values = { ...GOOD, cvc: '' };
    const errors = findErrors(values, FIELDS, NOW);
    expect(visibleErrors(errors, values, new Set(['cvc']), false)).toEqual({});
    expect(visibleErrors(errors, values, new Set(), true).cvc?.code).toBe('incomplete_cvc');
  });

  test('the change event tells brand, completeness and the first error', () => {
    expect(toChange(GOOD, FIELDS, {}, {})).toMatchObject({
      complete: true,
      empty: false,
      brand: 'visa',
      error: undefined,
    });
    const empty = { number: '', expiry: '', cvc: '', postalCode: '' };
    const errors = findErrors(empty, FIELDS, NOW);
    expect(toChange(empty, FIELDS, errors, {})).toMatchObject({ complete: false, empty: true, brand: 'unknown' });
    expect(toChange(empty, FIELDS, errors, errors).error?.code).toBe('incomplete_number');
  });
});
