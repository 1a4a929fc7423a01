import type Stripe from 'stripe';
import type { ListedPayment, PaymentDesk } from '../control/payment-desk';
import { closeDispute, openDispute, openDisputeOf } from './disputes';
import { endChallenge } from './payment-intents/authenticate';
import { debit, settleBankDebit } from './payment-intents/bank-debit';
import { APPROVALS, endApproval } from './payment-intents/redirect';
import { methodOf, settleCharge } from './payment-intents/settle';
import { expireUpiCode } from './payment-intents/upi';
import { completeRefund, endRefundByItself, failRefund, refundsOf } from './refund-course';
import { refundCharge } from './refunds';
import { BY_ITSELF, type StripeContext } from './stripe-context';

type Outcome = (context: StripeContext, intent: Stripe.PaymentIntent) => unknown;

const approval =
  (name: (typeof APPROVALS)[number]): Outcome =>
  (context, intent) =>
    endApproval(BY_ITSELF, context, intent, name);

const returned =
  (code: string, message: string): Outcome =>
  (context, intent) =>
    settleCharge(BY_ITSELF, context, intent, { status: 'failed', code, message });

const dispute =
  (status: 'won' | 'lost'): Outcome =>
  (context, intent) => {
    const open = openDisputeOf(context, intent);
    if (open !== undefined) closeDispute(BY_ITSELF, context, open, status);
  };

const newestRefund =
  (statuses: readonly string[], act: (context: StripeContext, refund: Stripe.Refund) => void): Outcome =>
  (context, intent) => {
    const refund = refundsOf(context, intent).find((each) => statuses.includes(String(each.status)));
    if (refund !== undefined) act(context, refund);
  };

const OUTCOMES: Record<string, Outcome> = {
  authenticate: (context, intent) => endChallenge(BY_ITSELF, context, intent, 'authenticated'),
  fail_authentication: (context, intent) => endChallenge(BY_ITSELF, context, intent, 'failed'),
  approve: approval('approve'),
  decline: approval('decline'),
  cancel: approval('cancel'),
  expire: (context, intent) => expireUpiCode(BY_ITSELF, context, intent),
  verify_account: (context, intent) => debit(BY_ITSELF, context, intent, methodOf(context, intent)),
  settle: (context, intent) => settleCharge(BY_ITSELF, context, intent, { status: 'succeeded' }),
  return_insufficient_funds: returned(
    'insufficient_funds',
    "The customer's account has insufficient funds to cover this payment.",
  ),
  return_account_closed: returned('account_closed', "The customer's bank account has been closed."),
  refund: (context, intent) => refundCharge(BY_ITSELF, context, intent),
  complete_refund: newestRefund(['pending'], completeRefund),
  fail_refund: newestRefund(['pending', 'succeeded'], failRefund),
  dispute: (context, intent) => openDispute(BY_ITSELF, context, intent),
  win_dispute: dispute('won'),
  lose_dispute: dispute('lost'),
};

const BY_NEXT_ACTION: Record<string, readonly string[]> = {
  use_stripe_sdk: ['authenticate', 'fail_authentication'],
  redirect_to_url: APPROVALS,
  upi_handle_redirect_or_display_qr_code: ['approve', 'decline', 'expire'],
  verify_with_microdeposits: ['verify_account'],
};

/** Stripe's payments for the control page. */
export class StripeDesk implements PaymentDesk {
  readonly type = 'payment_intent';

  constructor(private readonly context: StripeContext) {}

  find(id: string): ListedPayment | undefined {
    const intent = this.intent(id);
    return intent === undefined ? undefined : this.listed(intent);
  }

  choose(id: string, outcome: string): void {
    const intent = this.intent(id);
    if (intent !== undefined) OUTCOMES[outcome]?.(this.context, intent);
  }

  private intent(id: string): Stripe.PaymentIntent | undefined {
    return this.context.store.find<Stripe.PaymentIntent>('payment_intent', id);
  }

  private listed(intent: Stripe.PaymentIntent): ListedPayment {
    const { payment_method: id, payment_method_types: types } = intent;
    const method =
      id === null ? undefined : this.context.store.find<Stripe.PaymentMethod>('payment_method', String(id));
    return {
      id: intent.id,
      provider: 'stripe',
      method: method?.type ?? types.join(', '),
      amount: `${(intent.amount / 100).toFixed(2)} ${intent.currency.toUpperCase()}`,
      status: intent.status,
      orderId: Object.entries(intent.metadata).find(([name]) => /^order/i.test(name))?.[1] ?? null,
      createdAt: intent.created * 1000,
      ...expiryOf(intent),
      outcomes: this.outcomesOf(intent),
    };
  }

  private outcomesOf(intent: Stripe.PaymentIntent): readonly string[] {
    if (intent.status === 'requires_action') return BY_NEXT_ACTION[intent.next_action?.type ?? ''] ?? [];
    if (intent.status === 'processing') return ['settle', 'return_insufficient_funds', 'return_account_closed'];
    if (intent.status !== 'succeeded') return [];
    if (openDisputeOf(this.context, intent) !== undefined) return ['win_dispute', 'lose_dispute'];
    const charge = this.context.store.find<Stripe.Charge>('charge', String(intent.latest_charge));
    const left = charge === undefined || charge.disputed || charge.refunded ? [] : ['refund', 'dispute'];
    const statuses = refundsOf(this.context, intent).map((refund) => refund.status);
    const pending = statuses.includes('pending') ? ['complete_refund'] : [];
    const failing = statuses.some((status) => status === 'pending' || status === 'succeeded') ? ['fail_refund'] : [];
    return [...pending, ...failing, ...left];
  }
}

function expiryOf(intent: Stripe.PaymentIntent): Pick<ListedPayment, 'expiresAt'> {
  const code = intent.next_action?.upi_handle_redirect_or_display_qr_code?.qr_code;
  return code === undefined ? {} : { expiresAt: code.expires_at * 1000 };
}

/** What happens by itself to an intent, unless something else was faster. */
export function stripeActions(context: StripeContext): Record<string, (subject: string) => void> {
  const intentWhen = (id: string, isDue: (intent: Stripe.PaymentIntent) => boolean, act: Outcome) => {
    const intent = context.store.find<Stripe.PaymentIntent>('payment_intent', id);
    if (intent !== undefined && isDue(intent)) act(context, intent);
  };
  const codeIsOver = (intent: Stripe.PaymentIntent) => {
    const { expiresAt } = expiryOf(intent);
    return expiresAt !== undefined && expiresAt <= context.now();
  };
  return {
    'stripe.settle': (id) => intentWhen(id, (intent) => intent.status === 'processing', settleBankDebit),
    'stripe.refund': (id) => {
      const refund = context.store.find<Stripe.Refund>('refund', id);
      if (refund !== undefined) endRefundByItself(context, refund);
    },
    'stripe.expire': (id) => intentWhen(id, codeIsOver, (_, intent) => expireUpiCode(BY_ITSELF, context, intent)),
  };
}
