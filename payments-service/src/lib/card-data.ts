import { AppError } from './app-error';

/** Names under which card and bank data travel, without case and separators. */
const FORBIDDEN_KEYS = new Set([
  'number',
  'card',
  'cardnumber',
  'pan',
  'cvc',
  'cvv',
  'cvv2',
  'securitycode',
  'expmonth',
  'expyear',
  'expiry',
  'accountnumber',
  'routingnumber',
  'iban',
  'sortcode',
  'bankdetails',
]);

/** Thirteen to nineteen digits, with blanks or hyphens between them, and none before or after. */
const LONG_NUMBER = /(?<![\w-])\d(?:[ -]?\d){12,18}(?![\w-])/g;

/** Deeper than any body of ours; without an end, a small hostile body would cost much memory. */
const MAX_DEPTH = 20;

const LEAST_DIGITS: ReadonlyMap<string, number> = new Map([
  ['email', 20],
  ['phone', 16],
  ['tax_id', 15],
]);

/**
 * The path of the first field that looks like card or bank data, e.g. 'billing_details.name'.
 * Where a number may be long and fit the check digit, by chance (phone, an address such as 8613812345678@…) or by rule
 * (SIRET), more digits are needed.
 * @throws AppError invalid_request for a body nested too deeply to be one of ours
 */
export function findCardData(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') {
    const least = LEAST_DIGITS.get(path.at(-1) ?? '') ?? 13;
    return hasCardNumber(String(value), least) ? path.join('.') : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length >= MAX_DEPTH) throw new AppError('invalid_request', 'The body is nested too deeply.');
  for (const [key, child] of Object.entries(value)) {
    const here = [...path, key];
    if (FORBIDDEN_KEYS.has(key.toLowerCase().replaceAll(/[^a-z\d]/g, ''))) return here.join('.');
    const found = findCardData(child, here);
    if (found !== undefined) return found;
  }
  return undefined;
}

function hasCardNumber(text: string, leastDigits: number): boolean {
  return [...text.matchAll(LONG_NUMBER)]
    .map(([match]) => match.replaceAll(/\D/g, ''))
    .some((digits) => digits.length >= leastDigits && passesLuhn(digits));
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
