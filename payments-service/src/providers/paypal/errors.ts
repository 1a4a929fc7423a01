import { ApiError } from '@paypal/paypal-server-sdk';
import { z } from 'zod';
import { ProviderUnavailableError, type Decline } from '../provider-contract';

const errorBody = z.object({
  name: z.string().optional(),
  debug_id: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional(), description: z.string().optional() })).optional(),
});

/** What PayPal says about a request that it understood and refused. */
export interface PayPalRefusal {
  status: number;
  /** Such as INSTRUMENT_DECLINED. */
  issue: string;
  /** PayPal's words, for support. */
  description: string;
}

/** 400, 404 and 422 are answers; anything else leaves the truth unknown. */
export function refusalOf(error: unknown): PayPalRefusal | undefined {
  if (!(error instanceof ApiError) || ![400, 404, 422].includes(error.statusCode)) return undefined;
  const body = bodyOf(error);
  const [detail] = body.details ?? [];
  const issue = detail?.issue ?? body.name ?? 'UNKNOWN';
  return { status: error.statusCode, issue, description: detail?.description ?? issue };
}

/** The SDK's errors carry the request with its credentials: only status, issue and debug id go on, into the logs. */
export function toUnavailable(error: unknown): ProviderUnavailableError {
  return new ProviderUnavailableError('paypal', new Error(describe(error)));
}

function describe(error: unknown): string {
  if (error instanceof ApiError) {
    const { name, details, debug_id: debugId } = bodyOf(error);
    return [error.statusCode, name, details?.[0]?.issue, debugId].filter((part) => part !== undefined).join(' ');
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return error instanceof Error ? `${error.name} ${code}`.trim() : 'unknown error';
}

function bodyOf(error: ApiError): z.infer<typeof errorBody> {
  try {
    return errorBody.parse(JSON.parse(String(error.body)));
  } catch {
    return {};
  }
}

const DECLINED = new Set(['INSTRUMENT_DECLINED', 'CARD_EXPIRED', 'TRANSACTION_REFUSED', 'PAYER_CANNOT_PAY']);

/** The card or account behind the buyer's was refused. */
export function isDeclined({ issue }: Pick<PayPalRefusal, 'issue'>): boolean {
  return DECLINED.has(issue);
}

/** A refused capture in the failure page's codes (S 8). */
export function toDecline(refusal: Pick<PayPalRefusal, 'issue'>): Decline {
  return isDeclined(refusal)
    ? {
        code: 'card_declined',
        message: 'PayPal could not charge the chosen card or account. Please choose another one in PayPal.',
      }
    : { code: 'payment_failed', message: 'PayPal payment failed. Please try again.' };
}
