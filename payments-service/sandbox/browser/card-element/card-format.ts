import { schemeOf } from '../../card-number';

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** `4242 4242 4242 4242`, grouped as the scheme prints it and no longer than it allows. */
export function formatNumber(text: string): string {
  const { gaps, lengths } = schemeOf(digitsOf(text));
  const digits = digitsOf(text).slice(0, Math.max(...lengths));
  return [...digits].map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('');
}

/**
 * `MM / YY` from whatever was typed or pasted: a first digit above 1 is a month, `1/` is January, a four-digit year
 * loses its century. `deleting` keeps the slash from coming back.
 */
export function formatExpiry(text: string, deleting: boolean): string {
  const early = /^\s*\d\s*\//.test(text) ? `0${text.trim()}` : text;
  let digits = digitsOf(early);
  if (/^[2-9]/.test(digits) || /^1[3-9]/.test(digits)) digits = `0${digits}`;
  const month = digits.slice(0, 2);
  const rest = digits.slice(2);
  const year = rest.length === 4 && rest.startsWith('20') ? rest.slice(2) : rest.slice(0, 2);
  if (month.length < 2) return month;
  if (year === '') return deleting ? month : `${month} / `;
  return `${month} / ${year}`;
}

/** Where the caret belongs after formatting: behind the same number of digits. */
export function caretAfter(formatted: string, digitsBefore: number): number {
  if (digitsBefore === 0) return 0;
  let seen = 0;
  for (let index = 0; index < formatted.length; index += 1) {
    if (/\d/.test(formatted[index] ?? '')) seen += 1;
    if (seen === digitsBefore) return index + 1;
  }
  return formatted.length;
}
