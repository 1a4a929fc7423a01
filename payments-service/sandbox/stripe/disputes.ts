import type Stripe from 'stripe';
import { newId } from '../ids';
import { newDispute } from './objects/dispute';
import { emit, seconds, type EventCause, type StripeContext, type StripeHandler } from './stripe-context';
import { noSuch } from './stripe-error';

/** The buyer's bank takes the money back: `charge.dispute.created`. */
export function openDispute(cause: EventCause, context: StripeContext, intent: Stripe.PaymentIntent): Stripe.Dispute {
  const charge = context.store.find<Stripe.Charge>('charge', String(intent.latest_charge));
  if (charge === undefined) throw noSuch('charge', String(intent.latest_charge));
  const dispute = newDispute(newId('du'), charge, seconds(context));
  context.store.save(dispute, charge.id);
  const disputed: Stripe.Charge = { ...charge, disputed: true };
  context.store.save(disputed);
  emit(cause, context, 'charge.dispute.created', dispute);
  return dispute;
}

/** Won: the money comes back. Lost: it is gone. `charge.dispute.closed`. */
export function closeDispute(
  cause: EventCause,
  context: StripeContext,
  dispute: Stripe.Dispute,
  status: 'won' | 'lost',
): void {
  const closed: Stripe.Dispute = { ...dispute, status };
  context.store.save(closed);
  emit(cause, context, 'charge.dispute.closed', closed);
}

/** The dispute of an intent's charge that nobody has decided yet. */
export function openDisputeOf(context: StripeContext, intent: Stripe.PaymentIntent): Stripe.Dispute | undefined {
  const disputes = context.store.children<Stripe.Dispute>('dispute', String(intent.latest_charge));
  return disputes.find((each) => each.status === 'needs_response');
}

export const retrieveDispute: StripeHandler = (call, context) => {
  const dispute = context.store.find<Stripe.Dispute>('dispute', call.id);
  if (dispute === undefined) throw noSuch('dispute', call.id);
  return dispute;
};
