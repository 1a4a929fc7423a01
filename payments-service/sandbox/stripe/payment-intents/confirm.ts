import type Stripe from 'stripe';
import { openDispute } from '../disputes';
import { attachPaymentMethod, type GivenPaymentMethod } from '../payment-methods/attach';
import { BY_ITSELF, type StripeCall, type StripeContext, type StripeHandler } from '../stripe-context';
import { invalidRequest, StripeError, unexpectedState } from '../stripe-error';
import { behaviourOf } from '../test-cards';
import { validateParams } from '../validate';
import { startBankDebit } from './bank-debit';
import { loadPaymentIntent, present, withoutClientSecret } from './load';
import { askForApproval } from './redirect';
import { charge } from './settle';
import { showUpiCode } from './upi';
import { waitForBuyer } from './wait-for-buyer';

export type ConfirmParams = GivenPaymentMethod & {
  return_url?: string;
  mandate_data?: unknown;
  payment_method_options?: Stripe.PaymentIntentConfirmParams.PaymentMethodOptions;
};

/** POST /v1/payment_intents/:id/confirm, by the service or, with the client secret, by the browser. */
export const confirmPaymentIntent: StripeHandler = (call, context) => {
  const intent = loadPaymentIntent(call, context);
  const params = validateParams<ConfirmParams>('PaymentIntentConfirm', withoutClientSecret(call));
  return present(call, confirmWith(call, context, intent, params));
};

/** Confirms: charges, asks the buyer for the next step, or throws the bank's refusal as 402 `card_error`. */
export function confirmWith(
  call: StripeCall,
  context: StripeContext,
  intent: Stripe.PaymentIntent,
  params: ConfirmParams,
): Stripe.PaymentIntent {
  refuseUnlessConfirmable(intent);
  const method =
    attachPaymentMethod(call, context, intent, params) ??
    context.store.find<Stripe.PaymentMethod>('payment_method', String(intent.payment_method));
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
  const attempt = { ...intent, payment_method: method.id, last_payment_error: null };
  switch (method.type) {
    case 'card':
      return payByCard(call, context, attempt, method);
    case 'us_bank_account':
      return startBankDebit(call, context, attempt, method, params);
    case 'upi':
      return showUpiCode(call, context, attempt);
    default:
      return askForApproval(call, context, attempt, params.return_url);
  }
}

function payByCard(
  call: StripeCall,
  context: StripeContext,
  attempt: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Stripe.PaymentIntent {
  const behaviour = behaviourOf(method.card?.last4 ?? '');
  if (behaviour.outcome === 'pays') {
    const paid = charge(call, context, attempt, method, { status: 'succeeded' });
    if (behaviour.later === 'dispute') openDispute(BY_ITSELF, context, paid);
    return paid;
  }
  if (behaviour.outcome === 'challenges') {
    return waitForBuyer(call, context, attempt, {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', source: attempt.id, directory_server_name: 'visa' },
    });
  }
  const failed = charge(call, context, attempt, method, { ...behaviour, status: 'failed' });
  const { payment_method: refused, ...error } = failed.last_payment_error ?? { message: behaviour.message };
  throw new StripeError(402, {
    ...(error as StripeError['body']),
    payment_intent: present(call, failed) as Stripe.PaymentIntent,
    ...(refused === undefined ? {} : { payment_method: refused }),
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
