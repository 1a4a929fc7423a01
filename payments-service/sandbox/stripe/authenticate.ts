import { createHash, timingSafeEqual } from 'node:crypto';
import { StripeError } from './stripe-error';

export interface StripeKeys {
  secretKey: string;
  publishableKey: string;
}

/**
 * Whose key it is: `Authorization: Bearer sk_…` (or Basic, key as the user), or the browser's `pk_…` there or in the
 * parameter `key`. 401 as Stripe words it, never repeating the key.
 */
export function authenticate(
  header: string | undefined,
  keyParam: string | undefined,
  keys: StripeKeys,
): 'secret' | 'publishable' {
  const given = fromHeader(header) ?? keyParam;
  if (given === undefined || given === '') {
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (sameSecret(given, keys.secretKey)) return 'secret';
  if (sameSecret(given, keys.publishableKey)) return 'publishable';
  throw unauthorized(`Invalid API Key provided: ${given.slice(0, 8)}****`);
}

/** Compares in constant time, whatever the lengths. */
export function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

function fromHeader(header: string | undefined): string | undefined {
  const [scheme, credentials = ''] = (header ?? '').split(' ');
  if (scheme === 'Bearer') return credentials;
  if (scheme === 'Basic') return Buffer.from(credentials, 'base64').toString().split(':')[0];
  return undefined;
}

function unauthorized(message: string): StripeError {
  return new StripeError(401, { type: 'invalid_request_error', message });
}
