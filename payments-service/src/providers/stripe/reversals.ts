import Stripe from 'stripe';
import type {
  ProviderDispute,
  ProviderRefund,
  RefundOutcome,
  RefundPaymentRequest,
  Reversals,
} from '../provider-contract';
import { isMissing, toUnavailable } from './errors';
import { REFUND_ID_KEY } from './metadata';

/** Most reversals of one payment: a refund per item would not reach it. */
const PAGE = 100;

/** Sends money back; Stripe's refusal (too much, too late, disputed) is a value with its words for support. */
export async function refundIntent(stripe: Stripe, request: RefundPaymentRequest): Promise<RefundOutcome> {
  try {
    const refund = await stripe.refunds.create(
      {
        payment_intent: request.providerPaymentId,
        amount: request.amount,
        metadata: { [REFUND_ID_KEY]: request.refundId },
      },
      { idempotencyKey: request.idempotencyKey },
    );
    return { ok: true, refund: toRefund(refund) };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return { ok: false, message: error.message };
    throw toUnavailable(error);
  }
}

/** Refunds and disputes of a PaymentIntent, whoever made them. */
export async function listReversals(stripe: Stripe, intentId: string): Promise<Reversals> {
  const query = { payment_intent: intentId, limit: PAGE };
  try {
    const [refunds, disputes] = await Promise.all([
      stripe.refunds.list(query).autoPagingToArray({ limit: 1000 }),
      stripe.disputes.list(query).autoPagingToArray({ limit: 1000 }),
    ]);
    return { refunds: refunds.map(toRefund), disputes: disputes.map(toDispute) };
  } catch (error) {
    if (isMissing(error)) return { refunds: [], disputes: [] };
    throw toUnavailable(error);
  }
}

function toRefund(refund: Stripe.Refund): ProviderRefund {
  return {
    providerRefundId: refund.id,
    refundId: refund.metadata?.[REFUND_ID_KEY] ?? null,
    state: toRefundState(refund.status),
    amount: refund.amount,
  };
}

function toRefundState(status: string | null): ProviderRefund['state'] {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

function toDispute({ id, status, amount, reason }: Stripe.Dispute): ProviderDispute {
  // An inquiry that was closed took no money.
  const won = status === 'won' || status === 'warning_closed';
  return { providerDisputeId: id, state: won ? 'won' : status === 'lost' ? 'lost' : 'open', amount, reason };
}
