import { expect, test } from 'vitest';
import { readConfig } from './config';

const SANDBOX = {
  NODE_ENV: 'development',
  PAYMENTS_PORT: '4001',
  PUBLIC_URL: 'http://localhost:3000',
  CMS_URL: 'http://127.0.0.1:1337',
  DATA_DIR: '/data',
  PRIVATE_DIR: '/data/private',
  SERVICE_SECRET: 'service-secret-0123',
  LINK_SECRET: 'link-secret-0123456',
  PROVIDER_MODE: 'sandbox',
  SANDBOX_URL: 'http://127.0.0.1:4002',
  STRIPE_SECRET_KEY: `sk_test_${'0a'.repeat(16)}`,
  STRIPE_PUBLISHABLE_KEY: `pk_test_${'0a'.repeat(16)}`,
  STRIPE_WEBHOOK_SECRET: 'whsec_0',
  SMTP_URL: 'smtp://127.0.0.1:1025',
  MAIL_FROM: 'Kiln <studio@kiln.example>',
};
const LIVE = {
  ...SANDBOX,
  NODE_ENV: 'production',
  PROVIDER_MODE: 'live',
  STRIPE_SECRET_KEY: `sk_live_${'51AbCdEf'}`,
  STRIPE_PUBLISHABLE_KEY: `pk_live_${'51AbCdEf'}`,
};

test('the demo and a live environment are taken', () => {
  expect(readConfig(SANDBOX)).toMatchObject({
    mode: 'sandbox',
    stripe: { apiUrl: new URL(SANDBOX.SANDBOX_URL) },
    database: { kind: 'sqlite', file: '/data/payments/payments.db' },
    allowOnAccount: false,
  });
  const live = readConfig({ ...LIVE, DATABASE_URL: 'postgres://u:p@db/payments' });
  expect(live).toMatchObject({ mode: 'live', database: { kind: 'postgres' } });
  expect(live.stripe.apiUrl).toBeUndefined();
});

test('an incomplete environment names every culprit at once', () => {
  const broken = { ...SANDBOX, LINK_SECRET: 'short', SMTP_URL: 'http://mail', CMS_URL: '' };
  expect(() => readConfig(broken)).toThrow(/CMS_URL: is missing[\s\S]*LINK_SECRET: [\s\S]*SMTP_URL: must be an smtp/);
});

test.each([
  [
    'made-up keys in live mode',
    { ...LIVE, STRIPE_SECRET_KEY: SANDBOX.STRIPE_SECRET_KEY },
    /STRIPE_SECRET_KEY: is the sandbox/,
  ],
  ['a test key in production', { ...LIVE, STRIPE_SECRET_KEY: 'sk_test_51AbC' }, /STRIPE_SECRET_KEY: is a test key/],
  [
    'a pair of different kinds',
    { ...LIVE, NODE_ENV: 'test', STRIPE_PUBLISHABLE_KEY: 'pk_test_51AbC' },
    /one of the two keys/,
  ],
  ['live without a webhook secret', { ...LIVE, STRIPE_WEBHOOK_SECRET: '' }, /STRIPE_WEBHOOK_SECRET: is missing/],
  ['the sandbox in production', { ...SANDBOX, NODE_ENV: 'production' }, /PROVIDER_MODE: sandbox takes no real money/],
  ['live keys in the sandbox', { ...SANDBOX, STRIPE_SECRET_KEY: 'sk_live_51AbC' }, /STRIPE_SECRET_KEY: a live key/],
  ['a bucket without its keys', { ...SANDBOX, S3_FILES_BUCKET: 'files' }, /S3_SECRET_ACCESS_KEY: is missing beside/],
  ['the sandbox without its address', { ...SANDBOX, SANDBOX_URL: '' }, /SANDBOX_URL: is missing/],
])('%s is refused', (_, environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});

test('a refusal shows no secret', () => {
  const secret = `sk_live_${'51VerySecret'}`;
  let refusal = '';
  try {
    readConfig({ ...SANDBOX, STRIPE_SECRET_KEY: secret });
  } catch (error) {
    refusal = String(error);
  }
  expect(refusal).toContain('STRIPE_SECRET_KEY');
  expect(refusal).not.toContain(secret);
});
