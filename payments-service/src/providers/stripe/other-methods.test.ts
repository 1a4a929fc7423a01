import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type { CreatedPayment } from '@kiln/contracts/payments-api';
import { describe } from 'vitest';
import { payAtProvider } from '../../testing/buyer-hands';
import { testProviderContract } from '../../testing/provider-suite';
import { stripeIn, useProviderWorld } from '../../testing/provider-world';
import type { Decline, ProviderPayment } from '../provider-contract';
import { STRIPE_METHODS } from './methods';

const at = useProviderWorld((around, timeoutMs) => stripeIn(around, STRIPE_METHODS, timeoutMs));

/** What the buyer does, and what the bank answers days later. */
async function act(method: PaymentMethodId, payment: ProviderPayment, how: 'pay' | 'decline'): Promise<void> {
  const { next, providerPaymentId } = payment;
  const created = { clientSecret: next?.kind === 'confirm' ? next.clientSecret : null } as CreatedPayment;
  await payAtProvider(at().world, method, providerPaymentId, created, how);
  if (method === 'bank_transfer') {
    await at().world.choose(providerPaymentId, how === 'pay' ? 'settle' : 'return_insufficient_funds');
  }
}

const METHODS: [PaymentMethodId, string, Decline['code']][] = [
  ['upi', 'inr', 'payment_failed'],
  ['bank_transfer', 'usd', 'insufficient_funds'],
  ['bnpl', 'usd', 'payment_failed'],
];

describe.each(METHODS)('%s', (method, currency, code) => {
  const hasMinimum = currency === 'usd';
  const promises = ['cancel', 'refund', 'disputes', 'listSince', 'decline', 'keyed'] as const;
  testProviderContract([...promises, ...(hasMinimum ? (['minimum'] as const) : [])], () => ({
    ...at(),
    method,
    currency,
    ...(method === 'upi' ? { unpaidState: 'requires_action' as const } : {}),
    ...(method === 'bnpl' ? {} : { refundState: 'pending' as const }),
    unknownId: 'pi_unknown',
    faultPath: '/v1/payment_intents',
    isKeyed: true,
    ...(hasMinimum ? { tooSmall: 1 } : {}),
    pay: (payment) => act(method, payment, 'pay'),
    decline: { act: (payment) => act(method, payment, 'decline'), code },
    refundByHand: ({ providerPaymentId }) => at().world.stripe.refunds.create({ payment_intent: providerPaymentId }),
    reverse: ({ providerPaymentId }) => at().world.choose(providerPaymentId, 'dispute'),
    webhook: { signatureHeader: 'stripe-signature', isAged: true },
  }));
});
