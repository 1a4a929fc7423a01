import { createHmac } from 'node:crypto';
import { sameSecret } from '../stripe/authenticate';

const LIVES_SECONDS = 32_400;

export interface PayPalCredentials {
  clientId: string;
  clientSecret: string;
}

/** The body of POST /v1/oauth2/token, or undefined if `Authorization: Basic` is not the merchant's. */
export function issueToken(
  header: string | undefined,
  credentials: PayPalCredentials,
  now: number,
): object | undefined {
  const [scheme, given = ''] = (header ?? '').split(' ');
  const expected = Buffer.from(`${credentials.clientId}:${credentials.clientSecret}`).toString('base64');
  if (scheme !== 'Basic' || !sameSecret(given, expected)) return undefined;
  const expiresAt = Math.floor(now / 1000) + LIVES_SECONDS;
  return {
    scope: 'https://uri.paypal.com/services/payments/payment',
    access_token: `A21AA.${expiresAt}.${seal(expiresAt, credentials)}`,
    token_type: 'Bearer',
    app_id: 'APP-SANDBOX',
    expires_in: LIVES_SECONDS,
    nonce: new Date(now).toISOString(),
  };
}

/** Is it a token of ours that has not expired? */
export function isToken(header: string | undefined, credentials: PayPalCredentials, now: number): boolean {
  const [, expiresAt = '', given = ''] = /^Bearer A21AA\.(\d+)\.([\w-]+)$/.exec(header ?? '') ?? [];
  return Number(expiresAt) > now / 1000 && sameSecret(given, seal(Number(expiresAt), credentials));
}

function seal(expiresAt: number, { clientSecret }: PayPalCredentials): string {
  return createHmac('sha256', clientSecret).update(String(expiresAt)).digest('base64url');
}
