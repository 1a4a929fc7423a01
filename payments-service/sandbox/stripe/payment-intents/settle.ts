import type Stripe from 'stripe';
import { newCharge, type ChargeResult } from '../objects/charge';
import { emit, seconds, type EventCause, type StripeContext } from '../stripe-context';
import { noSuch, type StripeErrorBody } from '../stripe-error';

export type AttemptError = Omit<StripeErrorBody, 'type'> & { type: 'card_error' | 'invalid_request_error' };
export type Refusal = Extract<ChargeResult, { status: 'failed' }>;

/** The payment method that the intent was confirmed with. */
export function methodOf(context: StripeContext, intent: Stripe.PaymentIntent): Stripe.PaymentMethod {
  const method = context.store.find<Stripe.PaymentMethod>('payment_method', String(intent.payment_method));
  if (method === undefined) throw noSuch('PaymentMethod', String(intent.payment_method), 'payment_method');
  return method;
}

/** Charges: the intent has succeeded, is processing, or wants another payment method. */
export function charge(
  cause: EventCause,
  context: StripeContext,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  result: ChargeResult,
): Stripe.PaymentIntent {
  const made = newCharge(intent, method, result, seconds(context));
  context.store.save(made, intent.id);
  emit(cause, context, `charge.${result.status}`, made);
  const charged = { ...intent, latest_charge: made.id, next_action: null };
  if (result.status === 'succeeded') return succeed(cause, context, charged);
  if (result.status === 'failed') return failIntent(cause, context, charged, method, errorOf(result, made));
  const processing: Stripe.PaymentIntent = { ...charged, status: 'processing' };
  context.store.save(processing);
  emit(cause, context, 'payment_intent.processing', processing);
  return processing;
}

/** Ends a pending charge as the bank says; `processing` intents only. */
export function settleCharge(
  cause: EventCause,
  context: StripeContext,
  intent: Stripe.PaymentIntent,
  result: { status: 'succeeded' } | Refusal,
): Stripe.PaymentIntent {
  const pending = context.store.find<Stripe.Charge>('charge', String(intent.latest_charge));
  if (pending === undefined) throw noSuch('charge', String(intent.latest_charge));
  const failed = result.status === 'failed' ? result : null;
  const settled: Stripe.Charge = {
    ...pending,
    status: result.status,
    paid: failed === null,
    captured: failed === null,
    amount_captured: failed === null ? pending.amount : 0,
    failure_code: failed?.code ?? null,
    failure_message: failed?.message ?? null,
  };
  context.store.save(settled);
  emit(cause, context, `charge.${result.status}`, settled);
  if (failed === null) return succeed(cause, context, intent);
  return failIntent(cause, context, intent, methodOf(context, intent), errorOf(failed, settled));
}

/** Sends the intent back to `requires_payment_method` with the reason. */
export function failIntent(
  cause: EventCause,
  context: StripeContext,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  error: AttemptError,
): Stripe.PaymentIntent {
  const failed: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: { ...error, payment_method: method } as Stripe.PaymentIntent.LastPaymentError,
  };
  context.store.save(failed);
  emit(cause, context, 'payment_intent.payment_failed', failed);
  return failed;
}

/** The error of a refused charge, as the intent and a 402 carry it. */
export function errorOf(refusal: Refusal, made: Stripe.Charge): AttemptError {
  return {
    type: made.payment_method_details?.type === 'card' ? 'card_error' : 'invalid_request_error',
    code: refusal.code,
    ...(refusal.declineCode === undefined ? {} : { decline_code: refusal.declineCode }),
    message: refusal.message,
    charge: made.id,
    doc_url: `https://docs.stripe.com/error-codes/${refusal.code.replaceAll('_', '-')}`,
  };
}

function succeed(cause: EventCause, context: StripeContext, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const succeeded: Stripe.PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    next_action: null,
  };
  context.store.save(succeeded);
  emit(cause, context, 'payment_intent.succeeded', succeeded);
  return succeeded;
}
