export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay' | 'unknown';

export interface CardScheme {
  brand: CardBrand;
  lengths: readonly number[];
  /** Where spaces go, as digits before each. */
  gaps: readonly number[];
  cvcLength: 3 | 4;
}

const FOURS = [4, 8, 12];

const SCHEMES: readonly (CardScheme & { pattern: RegExp })[] = [
  { brand: 'visa', pattern: /^4/, lengths: [16], gaps: FOURS, cvcLength: 3 },
  {
    brand: 'mastercard',
    pattern: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    gaps: FOURS,
    cvcLength: 3,
  },
  { brand: 'amex', pattern: /^3[47]/, lengths: [15], gaps: [4, 10], cvcLength: 4 },
  { brand: 'discover', pattern: /^(6011|64[4-9]|65)/, lengths: [16], gaps: FOURS, cvcLength: 3 },
  { brand: 'diners', pattern: /^(30|36|38|39)/, lengths: [14, 16], gaps: [4, 10], cvcLength: 3 },
  { brand: 'jcb', pattern: /^35/, lengths: [16], gaps: FOURS, cvcLength: 3 },
  { brand: 'unionpay', pattern: /^62/, lengths: [16, 19], gaps: FOURS, cvcLength: 3 },
];

const UNKNOWN: CardScheme = { brand: 'unknown', lengths: [16], gaps: FOURS, cvcLength: 3 };

/** The scheme that the first digits belong to. */
export function schemeOf(digits: string): CardScheme {
  return SCHEMES.find((scheme) => scheme.pattern.test(digits)) ?? UNKNOWN;
}

/** The check digit of ISO/IEC 7812. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits.length > 0 && sum % 10 === 0;
}
