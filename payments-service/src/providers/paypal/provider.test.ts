import { expect, test } from 'vitest';
import { payByPayPal } from '../../testing/pay';
import { testProviderContract } from '../../testing/provider-suite';
import { useProviderWorld } from '../../testing/provider-world';
import { createPayment, type ProviderUnderTest } from '../../testing/provider-under-test';
import type { ProviderPayment } from '../provider-contract';
import { createPayPalClient } from './client';
import { createPayPalProvider } from './provider';

const at = useProviderWorld(({ world }, timeoutMs) => {
  const { PAYPAL_CLIENT_ID = '', PAYPAL_CLIENT_SECRET = '', PAYPAL_WEBHOOK_ID = '' } = world.environment;
  return createPayPalProvider({
    client: createPayPalClient({
      clientId: PAYPAL_CLIENT_ID,
      clientSecret: PAYPAL_CLIENT_SECRET,
      apiUrl: new URL('/paypal', world.environment.SANDBOX_URL),
      timeoutMs,
    }),
    webhookId: PAYPAL_WEBHOOK_ID,
    methods: ['paypal'],
    publicUrl: new URL('http://localhost:3000'),
  });
});

const capture = ({ providerPaymentId: id }: ProviderPayment) => at().provider.capture?.(id, `${id}-capture`);
async function payAs(payment: ProviderPayment, outcome?: string) {
  await payByPayPal(at().world, payment.providerPaymentId, outcome);
  return capture(payment);
}

const open = (): ProviderUnderTest => ({
  ...at(),
  method: 'paypal',
  unknownId: '0'.repeat(17),
  faultPath: '/paypal/v2/checkout/orders',
  isKeyed: true,
  unpaidState: 'requires_action',
  pay: (payment) => payAs(payment),
  approve: (payment) => payByPayPal(at().world, payment.providerPaymentId),
  decline: { act: (payment) => payAs(payment, 'approve_then_decline'), code: 'card_declined' },
  refundByHand: (payment) => at().world.choose(payment.providerPaymentId, 'refund'),
  reverse: (payment) => at().world.choose(payment.providerPaymentId, 'reverse'),
  webhook: { signatureHeader: 'paypal-transmission-sig', isAged: true },
});

testProviderContract(['capture', 'refund', 'disputes', 'decline', 'keyed'], open);

test('a capture under review is processing, then paid', async () => {
  const payment = await createPayment(open());
  await payAs(payment, 'approve_then_pending');
  const review = { state: 'processing', progress: { stage: 'reviewing' }, capturable: false };
  expect(await at().provider.retrieve(payment.providerPaymentId)).toMatchObject(review);
  await at().world.choose(payment.providerPaymentId, 'complete_capture');
  expect(await at().provider.retrieve(payment.providerPaymentId)).toMatchObject({ state: 'paid', progress: null });
});

test('a refund’s webhook names the order, which PayPal’s refund does not', async () => {
  const payment = await createPayment(open());
  await payAs(payment);
  await at().world.choose(payment.providerPaymentId, 'refund');
  const [refund] = (await at().provider.listReversals?.(payment.providerPaymentId))?.refunds ?? [];
  const { rawBody, headers } = await at().receiver.delivered(refund?.providerRefundId ?? '');
  expect(await at().provider.readWebhook?.(rawBody, headers)).toMatchObject({
    type: 'PAYMENT.CAPTURE.REFUNDED',
    providerPaymentId: payment.providerPaymentId,
  });
});
