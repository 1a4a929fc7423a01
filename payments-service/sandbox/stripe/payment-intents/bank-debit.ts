import type Stripe from 'stripe';
import { openDispute } from '../disputes';
import { BY_ITSELF, seconds, type EventCause, type StripeContext, type StripeHandler } from '../stripe-context';
import { invalidRequest, StripeError, unexpectedState } from '../stripe-error';
import { bankBehaviourOf } from '../test-bank-accounts';
import { validateParams } from '../validate';
import type { ConfirmParams } from './confirm';
import { loadPaymentIntent, present, withoutClientSecret } from './load';
import { charge, methodOf, settleCharge } from './settle';
import { hostedUrl, waitForBuyer } from './wait-for-buyer';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Banks take up to four business days; the sandbox all of them. */
const SETTLES_AFTER_MS = 4 * DAY_MS;
const DEPOSIT_ARRIVES_AFTER_MS = DAY_MS;
const DESCRIPTOR_CODE = 'SM11AA';
const AMOUNTS = [32, 45];

/** A debit of a US bank account: `processing`, or first two deposits that the buyer has to name. */
export function startBankDebit(
  cause: EventCause,
  context: StripeContext,
  attempt: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  params: ConfirmParams,
): Stripe.PaymentIntent {
  if (params.mandate_data === undefined) {
    throw invalidRequest(
      'This PaymentIntent requires a mandate, but no existing mandate was found. Collect mandate acceptance from the customer and try again, providing acceptance data in the mandate_data parameter.',
      { code: 'payment_intent_mandate_invalid', param: 'mandate_data' },
    );
  }
  const options = params.payment_method_options?.us_bank_account;
  const given = typeof options === 'object' ? options?.verification_method : undefined;
  const verification = given ?? attempt.payment_method_options?.us_bank_account?.verification_method;
  if (verification !== 'microdeposits') return debit(cause, context, attempt, method);
  return waitForBuyer(cause, context, attempt, {
    type: 'verify_with_microdeposits',
    verify_with_microdeposits: {
      arrival_date: seconds(context) + DEPOSIT_ARRIVES_AFTER_MS / 1000,
      hosted_verification_url: hostedUrl(context, attempt, 'microdeposits'),
      microdeposit_type: 'descriptor_code',
    },
  });
}

/** POST /v1/payment_intents/:id/verify_microdeposits: the code `SM11AA`, or the amounts 32 and 45 (cents). */
export const verifyMicrodeposits: StripeHandler = (call, context) => {
  const intent = loadPaymentIntent(call, context);
  const params = validateParams<Stripe.PaymentIntentVerifyMicrodepositsParams>(
    'PaymentIntentVerifyMicrodeposits',
    withoutClientSecret(call),
  );
  if (intent.next_action?.type !== 'verify_with_microdeposits') {
    throw unexpectedState(intent, `This PaymentIntent is not waiting for microdeposits: it is ${intent.status}.`);
  }
  const amounts = params.amounts?.toSorted((a, b) => a - b);
  const isRight = params.descriptor_code === DESCRIPTOR_CODE || amounts?.join() === AMOUNTS.join();
  if (!isRight) {
    throw new StripeError(400, {
      type: 'invalid_request_error',
      code: `payment_method_microdeposit_verification_${amounts === undefined ? 'descriptor_code' : 'amounts'}_mismatch`,
      message: 'The microdeposit values provided do not match those that were sent.',
    });
  }
  return present(call, debit(call, context, intent, methodOf(context, intent)));
};

/** The buyer has verified the account, here or on the hosted page. */
export function debit(
  cause: EventCause,
  context: StripeContext,
  attempt: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Stripe.PaymentIntent {
  const behaviour = bankBehaviourOf(method.us_bank_account?.last4 ?? '');
  if (behaviour.outcome !== 'stays') {
    context.schedule.add('stripe.settle', attempt.id, context.now() + SETTLES_AFTER_MS);
  }
  return charge(cause, context, attempt, method, { status: 'pending' });
}

/** The bank's answer after four days, as the test account says. */
export function settleBankDebit(context: StripeContext, intent: Stripe.PaymentIntent): void {
  const behaviour = bankBehaviourOf(methodOf(context, intent).us_bank_account?.last4 ?? '');
  if (behaviour.outcome === 'fails') {
    settleCharge(BY_ITSELF, context, intent, { ...behaviour, status: 'failed' });
    return;
  }
  const settled = settleCharge(BY_ITSELF, context, intent, { status: 'succeeded' });
  if (behaviour.outcome === 'disputed') openDispute(BY_ITSELF, context, settled);
}
