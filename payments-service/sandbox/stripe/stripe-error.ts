import type Stripe from 'stripe';

/** The fields of Stripe's error envelope `{error: {…}}`; open, as Stripe's is. */
export interface StripeErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  charge?: string;
  doc_url?: string;
  payment_intent?: Stripe.PaymentIntent;
  payment_method?: Stripe.PaymentMethod;
}

/** An answer of Stripe's API that is not 2xx. What was written before it is thrown stays written, as at Stripe. */
export class StripeError extends Error {
  constructor(
    readonly status: number,
    readonly body: StripeErrorBody,
  ) {
    super(body.message);
  }
}

/** 400 `invalid_request_error`. */
export function invalidRequest(message: string, details: { code?: string; param?: string } = {}): StripeError {
  return new StripeError(400, { type: 'invalid_request_error', message, ...details });
}

/** 404 `resource_missing`. */
export function noSuch(kind: string, id: string, param = 'id'): StripeError {
  const message = `No such ${kind}: '${id}'`;
  return new StripeError(404, { type: 'invalid_request_error', code: 'resource_missing', message, param });
}

/** 400 `payment_intent_unexpected_state`. */
export function unexpectedState(intent: Stripe.PaymentIntent, message: string): StripeError {
  return new StripeError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent: intent,
  });
}
