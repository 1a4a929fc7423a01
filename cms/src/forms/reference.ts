import { randomInt } from 'node:crypto';

/** Without signs that are read as others: 0 and O, 1 and I and L, U and V. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const LENGTH = 5;

/** What sender and studio call a submission by, e.g. 'KQ-4F7M2'. */
export function newReference(prefix: 'KQ' | 'KB'): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]);
  return `${prefix}-${signs.join('')}`;
}
