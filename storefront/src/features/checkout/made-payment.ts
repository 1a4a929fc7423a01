import { CHECKOUT_MESSAGES } from '@kiln/contracts/api-error';
import type { NextStep, PaymentIncomplete, PaymentVerification } from '@kiln/contracts/payments-api';
import { ongoingCheckout, type NotedPayment } from '../../lib/payments/checkout-session';
import { RefusedError } from '../../lib/request';
import { verifyPayment } from '../../lib/payments/verify-payment';
import { processPayment } from './api/process-payment';
import { checkoutMethod } from './methods/registry';
import type { PayOutcome } from './pay';

/** The payment of an earlier press or page load: made, or what is still to do for it. */
export interface EarlierPayment {
  payment: NotedPayment;
  verified?: PaymentVerification;
  next?: NextStep | null;
}

/** @throws RefusedError of a service in trouble, UnansweredError: then nothing is known, and nothing may be charged */
export async function earlierPayment(): Promise<EarlierPayment | undefined> {
  const payment = ongoingCheckout()?.payment;
  if (!payment) return undefined;
  try {
    return { payment, verified: await verificationOf(payment) };
  } catch (error) {
    // 'Not paid' is an answer; a service in trouble is none.
    if (error instanceof RefusedError && error.status < 500) return { payment, next: openStep(error) };
    throw error;
  }
}

/** Asks the service about a payment by its method's own verify call (S 7), else by the common one. */
export function verificationOf({ paymentId, method }: NotedPayment): Promise<PaymentVerification> {
  const own = checkoutMethod(method)?.verify;
  return own ? own(paymentId) : verifyPayment({ payment_id: paymentId, payment_method: method });
}

/** What the buyer still has to do, as a refused verification tells it. */
export function openStep(error: unknown): NextStep | null {
  if (!(error instanceof RefusedError) || error.code !== 'payment_incomplete') return null;
  return (error.data as PaymentIncomplete | undefined)?.next ?? null;
}

/** Steps that the buyer takes outside this page. */
export function isTakenElsewhere({ kind }: NextStep): boolean {
  return kind === 'scan' || kind === 'deposit' || kind === 'verify_account';
}

/** The process call of S 4: never charges. */
export async function record(payment: NotedPayment, result: { id?: string }): Promise<PayOutcome> {
  try {
    const { method, paymentId } = payment;
    const { status } = await processPayment({ method, result: { ...result, paymentId } });
    return { kind: payment.confirmed || status === 'paid' ? 'done' : 'unsettled', payment };
  } catch {
    // The money is taken, so even without an answer the buyer stays here: pressing again records, it does not charge.
    return { kind: 'failed', message: CHECKOUT_MESSAGES.recordingFailed };
  }
}
