import { passesLuhn, schemeOf } from '../../card-number';
import type { CardChange, FieldError } from '../messages';
import { digitsOf } from './card-format';

export const FIELDS = ['number', 'expiry', 'cvc', 'postalCode'] as const;
export type Field = (typeof FIELDS)[number];
export type CardValues = Record<Field, string>;

/** How far a field's owner is: what is half typed is no error until the field is left. */
export type FieldErrors = Partial<Record<Field, FieldError>>;

const error = (code: string, message: string): FieldError => ({ type: 'validation_error', code, message });

const CHECKS: Record<Field, (values: CardValues, now: Date) => FieldError | undefined> = {
  number: ({ number }) => {
    const digits = digitsOf(number);
    const { lengths } = schemeOf(digits);
    if (lengths.includes(digits.length)) {
      return passesLuhn(digits) ? undefined : error('invalid_number', 'Your card number is invalid.');
    }
    return error('incomplete_number', 'Your card number is incomplete.');
  },
  expiry: ({ expiry }, now) => {
    const digits = digitsOf(expiry);
    if (digits.length < 4) return error('incomplete_expiry', "Your card's expiration date is incomplete.");
    const month = Number(digits.slice(0, 2));
    const year = 2000 + Number(digits.slice(2));
    if (month < 1 || month > 12) return error('invalid_expiry_month', "Your card's expiration month is invalid.");
    if (year < now.getFullYear()) {
      return error('invalid_expiry_year_past', "Your card's expiration year is in the past.");
    }
    if (year === now.getFullYear() && month < now.getMonth() + 1) {
      return error('invalid_expiry_month_past', "Your card's expiration date is in the past.");
    }
    if (year > now.getFullYear() + 50) return error('invalid_expiry_year', "Your card's expiration year is invalid.");
    return undefined;
  },
  cvc: ({ cvc, number }) =>
    cvc.length < schemeOf(digitsOf(number)).cvcLength
      ? error('incomplete_cvc', "Your card's security code is incomplete.")
      : undefined,
  postalCode: ({ postalCode }) =>
    postalCode.trim().length < 3 ? error('incomplete_zip', 'Your postal code is incomplete.') : undefined,
};

/** Every field that is not yet as it must be, with Stripe's code and message. */
export function findErrors(values: CardValues, fields: readonly Field[], now: Date): FieldErrors {
  const found = fields.map((field) => [field, CHECKS[field](values, now)] as const);
  return Object.fromEntries(found.filter(([, each]) => each !== undefined)) as FieldErrors;
}

/** What of it is worth saying: wrong at once; half typed when `left`; missing only when `submitted`. */
export function visibleErrors(
  errors: FieldErrors,
  values: CardValues,
  left: ReadonlySet<Field>,
  submitted: boolean,
): FieldErrors {
  const isVisible = (field: Field, each: FieldError) =>
    submitted || !each.code.startsWith('incomplete_') || (left.has(field) && values[field] !== '');
  return Object.fromEntries(
    Object.entries(errors).filter(([field, each]) => isVisible(field as Field, each)),
  ) as FieldErrors;
}

/** The payload of the `change` event. */
export function toChange(
  values: CardValues,
  fields: readonly Field[],
  errors: FieldErrors,
  visible: FieldErrors,
): CardChange {
  const first = fields.find((field) => visible[field] !== undefined);
  return {
    elementType: 'card',
    empty: fields.every((field) => values[field] === ''),
    complete: Object.keys(errors).length === 0,
    error: first === undefined ? undefined : visible[first],
    brand: schemeOf(digitsOf(values.number)).brand,
    value: { postalCode: values.postalCode },
  };
}
