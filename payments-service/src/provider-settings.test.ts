import { expect, test } from 'vitest';
import { readConfig } from './config';

const LIVE = {
  NODE_ENV: 'production',
  PAYMENTS_PORT: '4001',
  PUBLIC_URL: 'https://shop.example',
  CMS_URL: 'http://127.0.0.1:1337',
  DATA_DIR: '/data',
  PRIVATE_DIR: '/data/private',
  SERVICE_SECRET: 'service-secret-0123',
  LINK_SECRET: 'link-secret-0123456',
  PROVIDER_MODE: 'live',
  STRIPE_SECRET_KEY: `sk_live_${'51AbCdEf'}`,
  STRIPE_PUBLISHABLE_KEY: `pk_live_${'51AbCdEf'}`,
  STRIPE_WEBHOOK_SECRET: 'whsec_0',
  SMTP_URL: 'smtp://127.0.0.1:1025',
  MAIL_FROM: 'Kiln <studio@kiln.example>',
};
const PAYPAL = { PAYPAL_CLIENT_ID: 'AbC', PAYPAL_CLIENT_SECRET: 'EfG', PAYPAL_WEBHOOK_ID: '8PT5' };
const NOWPAYMENTS = { NOWPAYMENTS_API_KEY: 'A1B2', NOWPAYMENTS_IPN_SECRET: 'c3d4' };

test('a provider without its keys is off; PayPal with keys is off too until it is enabled', () => {
  expect(readConfig(LIVE)).toMatchObject({ paypal: null, nowPayments: null, methodsOff: [] });
  expect(readConfig({ ...LIVE, ...PAYPAL }).paypal).toMatchObject({ enabled: false });
  const both = readConfig({
    ...LIVE,
    ...PAYPAL,
    ...NOWPAYMENTS,
    PAYPAL_ENABLED: 'true',
    PAYMENT_METHODS_OFF: 'upi, bnpl',
  });
  expect(both).toMatchObject({
    paypal: { clientId: 'AbC', enabled: true },
    nowPayments: { apiKey: 'A1B2' },
    methodsOff: ['upi', 'bnpl'],
    sandboxUrl: undefined,
  });
});

test.each([
  ['half of PayPal', { ...PAYPAL, PAYPAL_WEBHOOK_ID: '' }, /PAYPAL_WEBHOOK_ID: is missing beside PAYPAL_CLIENT_ID/],
  ['half of NOWPayments', { ...NOWPAYMENTS, NOWPAYMENTS_IPN_SECRET: '' }, /NOWPAYMENTS_IPN_SECRET: is missing/],
  ['PayPal’s demo keys', { ...PAYPAL, PAYPAL_CLIENT_SECRET: `demo_${'0a'.repeat(16)}` }, /SECRET: is the sandbox's/],
  ['coins’ demo keys', { ...NOWPAYMENTS, NOWPAYMENTS_API_KEY: `demo_${'0a'.repeat(16)}` }, /API_KEY: is the sandbox's/],
  ['PayPal without keys', { PAYPAL_ENABLED: 'true' }, /PAYPAL_ENABLED: PayPal has no keys/],
  [
    'an unknown method',
    { PAYMENT_METHODS_OFF: 'card,cheque' },
    /PAYMENT_METHODS_OFF.*: must be a list of card, paypal/,
  ],
])('in live mode %s is a named culprit', (_, settings, message) => {
  expect(() => readConfig({ ...LIVE, ...settings })).toThrow(message);
});
