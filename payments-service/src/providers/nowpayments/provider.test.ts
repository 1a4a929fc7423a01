import { expect, test } from 'vitest';
import { sendCrypto } from '../../testing/pay';
import { testProviderContract } from '../../testing/provider-suite';
import { useProviderWorld } from '../../testing/provider-world';
import { createPayment, requestOf, type ProviderUnderTest } from '../../testing/provider-under-test';
import { createNowPaymentsClient } from './client';
import { createNowPaymentsProvider } from './provider';

const at = useProviderWorld(({ world, receiver }, timeoutMs) => {
  const { NOWPAYMENTS_API_KEY = '', NOWPAYMENTS_IPN_SECRET = '' } = world.environment;
  const apiUrl = new URL('/nowpayments/v1', world.environment.SANDBOX_URL);
  return createNowPaymentsProvider({
    client: createNowPaymentsClient({ apiKey: NOWPAYMENTS_API_KEY, apiUrl, timeoutMs }),
    ipnSecret: NOWPAYMENTS_IPN_SECRET,
    methods: ['crypto'],
    ipnUrl: new URL(`http://127.0.0.1:${receiver.port}/api/payments/webhooks/nowpayments`),
  });
});

const open = (): ProviderUnderTest => ({
  ...at(),
  method: 'crypto',
  coin: 'bitcoin',
  unknownId: '1',
  faultPath: '/nowpayments/v1/',
  isKeyed: false,
  tooSmall: 100,
  pay: ({ providerPaymentId }) => sendCrypto(at().world, providerPaymentId),
  decline: {
    async act({ providerPaymentId }) {
      await at().world.choose(providerPaymentId, 'pay');
      await at().world.choose(providerPaymentId, 'fail');
    },
    code: 'payment_failed',
  },
  refundByHand: ({ providerPaymentId }) => at().world.choose(providerPaymentId, 'refund'),
  webhook: { signatureHeader: 'x-nowpayments-sig', isAged: false },
});

testProviderContract(['decline', 'minimum'], open);

test('too little is said with the least that the coin takes', async () => {
  const outcome = await at().provider.create(requestOf(open(), { amount: 199, coin: 'litecoin' }));
  const message = 'Payments in Litecoin start at $2.00. Please choose another coin or payment method.';
  expect(outcome).toEqual({ ok: false, decline: { code: 'payment_failed', message } });
  expect(await at().provider.create(requestOf(open(), { amount: 200, coin: 'litecoin' }))).toMatchObject({ ok: true });
});

test('underpaid is processing, with what came, until the rest has come', async () => {
  const { providerPaymentId } = await createPayment(open(), { amount: 4500 });
  await sendCrypto(at().world, providerPaymentId, 'pay_under');
  const progress = { stage: 'underpaid', received: '0.0003', expected: '0.0005' };
  expect(await at().provider.retrieve(providerPaymentId)).toMatchObject({ state: 'processing', progress });
  await sendCrypto(at().world, providerPaymentId, 'pay_rest');
  expect(await at().provider.retrieve(providerPaymentId)).toMatchObject({ state: 'paid', amount: 4500 });
});

test('coins that come after the expiry are paid late', async () => {
  const { providerPaymentId } = await createPayment(open());
  await at().world.choose(providerPaymentId, 'expire');
  expect(await at().provider.retrieve(providerPaymentId)).toMatchObject({ state: 'expired', next: null });
  await sendCrypto(at().world, providerPaymentId, 'pay_late');
  expect(await at().provider.retrieve(providerPaymentId)).toMatchObject({ state: 'paid' });
});

test('seen coins are not paid yet', async () => {
  const { providerPaymentId } = await createPayment(open());
  await at().world.choose(providerPaymentId, 'pay');
  expect(await at().provider.retrieve(providerPaymentId)).toMatchObject({
    state: 'processing',
    progress: { stage: 'seen' },
  });
});
