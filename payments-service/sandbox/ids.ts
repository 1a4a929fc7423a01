import { randomInt } from 'node:crypto';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Random letters and digits, as the providers use them in ids. */
export function randomToken(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** An id in Stripe's form, such as `pi_3Abc…`. */
export function newId(prefix: string): string {
  return `${prefix}_3${randomToken(23)}`;
}
