import type Stripe from 'stripe';
import { newId } from '../ids';
import { BY_ITSELF, emit, type StripeContext } from './stripe-context';
import { behaviourOf, type CardBehaviour } from './test-cards';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Course {
  /** How the refund begins. */
  status: 'pending' | 'succeeded';
  /** When the bank has decided, if it takes time. */
  decidedAfterMs?: number;
}

/** Banks take days to give money back; cards do it at once, but for Stripe's two test cards. */
export function courseOf(charge: Stripe.Charge): Course {
  const type = charge.payment_method_details?.type;
  if (type === 'us_bank_account') return { status: 'pending', decidedAfterMs: 3 * DAY_MS };
  if (type === 'upi') return { status: 'pending', decidedAfterMs: DAY_MS };
  const later = laterOf(charge);
  if (later === 'refund_pending') return { status: 'pending', decidedAfterMs: DAY_MS };
  if (later === 'refund_fails') return { status: 'succeeded', decidedAfterMs: DAY_MS };
  return { status: 'succeeded' };
}

/** The bank's decision, unless a person was faster. */
export function endRefundByItself(context: StripeContext, refund: Stripe.Refund): void {
  const charge = context.store.find<Stripe.Charge>('charge', String(refund.charge));
  if (charge !== undefined && laterOf(charge) === 'refund_fails') failRefund(context, refund);
  else completeRefund(context, refund);
}

export function completeRefund(context: StripeContext, refund: Stripe.Refund): void {
  if (refund.status !== 'pending') return;
  const completed: Stripe.Refund = { ...refund, status: 'succeeded' };
  context.store.save(completed);
  emit(BY_ITSELF, context, 'refund.updated', completed);
}

/** The money comes back to the shop: it is not refunded any more, and can be once again. */
export function failRefund(context: StripeContext, refund: Stripe.Refund): void {
  const charge = context.store.find<Stripe.Charge>('charge', String(refund.charge));
  if (charge === undefined || (refund.status !== 'pending' && refund.status !== 'succeeded')) return;
  const failed: Stripe.Refund = {
    ...refund,
    status: 'failed',
    failure_reason: charge.payment_method_details?.type === 'card' ? 'lost_or_stolen_card' : 'declined',
    failure_balance_transaction: newId('txn'),
  };
  context.store.save(failed);
  saveRefunded(context, charge, -refund.amount);
  emit(BY_ITSELF, context, 'refund.failed', failed);
  emit(BY_ITSELF, context, 'refund.updated', failed);
}

/** Adds to what was given back of a charge; minor units. */
export function saveRefunded(context: StripeContext, charge: Stripe.Charge, amount: number): Stripe.Charge {
  const amount_refunded = charge.amount_refunded + amount;
  const changed: Stripe.Charge = { ...charge, amount_refunded, refunded: amount_refunded === charge.amount };
  context.store.save(changed);
  return changed;
}

/** Newest first. */
export function refundsOf(context: StripeContext, intent: Stripe.PaymentIntent): Stripe.Refund[] {
  return context.store.children<Stripe.Refund>('refund', String(intent.latest_charge)).reverse();
}

function laterOf(charge: Stripe.Charge): Extract<CardBehaviour, { outcome: 'pays' }>['later'] {
  const behaviour = behaviourOf(charge.payment_method_details?.card?.last4 ?? '');
  return behaviour.outcome === 'pays' ? behaviour.later : undefined;
}
