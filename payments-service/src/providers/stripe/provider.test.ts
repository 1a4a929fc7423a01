import { payByCard } from '../../testing/pay';
import { testProviderContract } from '../../testing/provider-suite';
import { stripeIn, useProviderWorld } from '../../testing/provider-world';
import type { ProviderPayment } from '../provider-contract';

const at = useProviderWorld((around, timeoutMs) => stripeIn(around, ['card'], timeoutMs));

const secretOf = ({ next }: ProviderPayment) => (next?.kind === 'confirm' ? next.clientSecret : '');

testProviderContract(['cancel', 'refund', 'disputes', 'listSince', 'decline', 'minimum', 'keyed'], () => ({
  ...at(),
  method: 'card',
  unknownId: 'pi_unknown',
  faultPath: '/v1/payment_intents',
  isKeyed: true,
  tooSmall: 1,
  pay: (payment) => payByCard(at().world, secretOf(payment)),
  decline: {
    act: (payment) => payByCard(at().world, secretOf(payment), 'pm_card_chargeDeclined'),
    code: 'card_declined',
  },
  refundByHand: ({ providerPaymentId }) => at().world.stripe.refunds.create({ payment_intent: providerPaymentId }),
  reverse: ({ providerPaymentId }) => at().world.choose(providerPaymentId, 'dispute'),
  webhook: { signatureHeader: 'stripe-signature', isAged: true },
}));
