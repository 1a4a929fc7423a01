import type Stripe from 'stripe';
import { newCharge } from '../objects/charge';
import { attachPaymentMethod, type GivenPaymentMethod } from '../payment-methods/attach';
import type { CardMethod } from '../payment-methods/create';
import { emit, seconds, type StripeCall, type StripeContext, type StripeHandler } from '../stripe-context';
import { invalidRequest, StripeError, unexpectedState } from '../stripe-error';
import { behaviourOf, type CardBehaviour } from '../test-cards';
import { validateParams } from '../validate';
import { loadPaymentIntent, present, withoutClientSecret } from './load';

type ConfirmParams = GivenPaymentMethod & { return_url?: string };

/** POST /v1/payment_intents/:id/confirm, by the service or, with the client secret, by the browser. */
export const confirmPaymentIntent: StripeHandler = (call, context) => {
  const intent = loadPaymentIntent(call, context);
  const params = validateParams<ConfirmParams>('PaymentIntentConfirm', withoutClientSecret(call));
  return present(call, confirmWith(call, context, intent, params));
};

/** Confirms: charges, asks for authentication, or throws the bank's refusal as 402 `card_error`. */
export function confirmWith(
  call: StripeCall,
  context: StripeContext,
  intent: Stripe.PaymentIntent,
  params: ConfirmParams,
): Stripe.PaymentIntent {
  refuseUnlessConfirmable(intent);
  const method =
    attachPaymentMethod(call, context, intent, params) ??
    context.store.find<CardMethod>('payment_method', String(intent.payment_method));
  if (method === undefined) {
    throw unexpectedState(
      intent,
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    );
  }
  if (call.key === 'secret' && params.return_url === undefined && mightRedirect(intent)) {
    throw invalidRequest(
      "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.",
    );
  }
  const behaviour = behaviourOf(method.card.last4);
  const attempt = { ...intent, payment_method: method.id, last_payment_error: null };
  if (behaviour.outcome !== 'challenges') return charge(call, context, attempt, method, behaviour);

  const challenged: Stripe.PaymentIntent = {
    ...attempt,
    status: 'requires_action',
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', source: attempt.id, directory_server_name: 'visa' },
    },
  };
  context.store.save(challenged);
  emit(call, context, 'payment_intent.requires_action', challenged);
  return challenged;
}

/** Asks the bank: the intent has succeeded, or a 402 is thrown and the intent wants another payment method. */
export function charge(
  call: StripeCall,
  context: StripeContext,
  intent: Stripe.PaymentIntent,
  method: CardMethod,
  behaviour: CardBehaviour,
): Stripe.PaymentIntent {
  const made = newCharge(intent, method, behaviour, seconds(context));
  context.store.save(made, intent.id);
  if (behaviour.outcome === 'declines') {
    const error = {
      type: 'card_error' as const,
      code: behaviour.code,
      ...(behaviour.declineCode === undefined ? {} : { decline_code: behaviour.declineCode }),
      message: behaviour.message,
      charge: made.id,
      doc_url: `https://docs.stripe.com/error-codes/${behaviour.code.replaceAll('_', '-')}`,
    };
    emit(call, context, 'charge.failed', made);
    throw failAttempt(call, context, { ...intent, latest_charge: made.id }, method, error);
  }
  const succeeded: Stripe.PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: made.id,
    next_action: null,
  };
  context.store.save(succeeded);
  emit(call, context, 'charge.succeeded', made);
  emit(call, context, 'payment_intent.succeeded', succeeded);
  return succeeded;
}

/** Sends the intent back to `requires_payment_method` and returns the 402 that says why. */
export function failAttempt(
  call: StripeCall,
  context: StripeContext,
  intent: Stripe.PaymentIntent,
  method: CardMethod,
  error: Omit<StripeError['body'], 'type'> & { type: 'card_error' | 'invalid_request_error' },
): StripeError {
  const failed: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: { ...error, payment_method: method } as Stripe.PaymentIntent.LastPaymentError,
  };
  context.store.save(failed);
  emit(call, context, 'payment_intent.payment_failed', failed);
  return new StripeError(402, {
    ...error,
    payment_intent: present(call, failed) as Stripe.PaymentIntent,
    payment_method: method,
  });
}

function refuseUnlessConfirmable(intent: Stripe.PaymentIntent): void {
  if (intent.status === 'succeeded') {
    throw unexpectedState(
      intent,
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
    );
  }
  if (intent.status === 'canceled' || intent.status === 'processing') {
    throw unexpectedState(
      intent,
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.`,
    );
  }
}

function mightRedirect(intent: Stripe.PaymentIntent): boolean {
  return (
    intent.automatic_payment_methods?.enabled === true && intent.automatic_payment_methods.allow_redirects !== 'never'
  );
}
