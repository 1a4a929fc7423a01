import type { Core } from '@strapi/strapi';
import type { Actor } from '../auth/actor';
import { studioSettings } from '../settings';

export interface PaymentsCall {
  method: 'GET' | 'POST' | 'PUT';
  /** Below /api/payments/admin. */
  path: string;
  body?: unknown;
  /** One press of a button: the same key is the same action, however often it is sent. */
  key?: string;
}

export interface PaymentsAnswer {
  status: number;
  body: unknown;
}

/** payments-service answers within 28 s, so that what it decided is known here. */
const DECIDED_WITHIN_MS = 32_000;
/** Reading decides nothing: a desk that waits longer looks broken. */
const READ_WITHIN_MS = 8_000;

/** Asks payments-service as this CMS, naming the panel user; never throws. */
export async function askPayments(strapi: Core.Strapi, actor: Actor, call: PaymentsCall): Promise<PaymentsAnswer> {
  const { paymentsUrl, serviceSecret } = studioSettings(strapi);
  const { method, path, body, key } = call;
  try {
    const response = await fetch(new URL(`/api/payments/admin${path}`, paymentsUrl), {
      method,
      signal: AbortSignal.timeout(method === 'GET' ? READ_WITHIN_MS : DECIDED_WITHIN_MS),
      headers: {
        Authorization: `Bearer ${serviceSecret}`,
        'X-Actor-Id': String(actor.id),
        'X-Actor-Name': encodeURIComponent(actor.name),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    // The panel would end the user's session at a 401 that is not theirs.
    if (response.status === 401) return failure(strapi, 502, 'payments_refused_us');
    return { status: response.status, body: await response.json() };
  } catch (error) {
    strapi.log.warn(`payments-service did not answer: ${error instanceof Error ? error.name : 'unknown'}`);
    return failure(strapi, 503, 'payments_unavailable');
  }
}

const MESSAGES = {
  payments_unavailable: 'The payments service does not answer. Try again: nothing is done twice.',
  payments_refused_us: 'The payments service does not know this CMS. SERVICE_SECRET has to be the same for both.',
};

function failure(strapi: Core.Strapi, status: number, code: keyof typeof MESSAGES): PaymentsAnswer {
  if (code === 'payments_refused_us') strapi.log.error(MESSAGES[code]);
  return { status, body: { success: false, error: { code, message: MESSAGES[code] } } };
}
