import { expect, test } from 'vitest';
import { readSandboxConfig } from './config';

const good = {
  DATA_DIR: '/data',
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};

test('listens on the loopback address only, unless told otherwise', () => {
  expect(readSandboxConfig(good)).toMatchObject({
    host: '127.0.0.1',
    port: 4002,
    databasePath: '/data/sandbox/sandbox.db',
  });
  expect(readSandboxConfig({ ...good, SANDBOX_HOST: '0.0.0.0', SANDBOX_PORT: '5000' })).toMatchObject({
    host: '0.0.0.0',
    port: 5000,
  });
});

test('sends its webhooks to the payments service, or where it is told', () => {
  const url = (extra: object) => readSandboxConfig({ ...good, ...extra }).webhook.url;
  expect(url({})).toBe('http://127.0.0.1:4001/api/payments/webhooks/stripe');
  expect(url({ PAYMENTS_URL: 'http://payments:4001' })).toBe('http://payments:4001/api/payments/webhooks/stripe');
  expect(url({ SANDBOX_WEBHOOK_URL: 'http://127.0.0.1:9/hook' })).toBe('http://127.0.0.1:9/hook');
});

test('sends the events that a studio chooses for its endpoint', () => {
  const { isEnabled } = readSandboxConfig(good).webhook;
  const types = ['payment_intent.created', 'payment_intent.succeeded', 'charge.succeeded', 'charge.dispute.created'];
  expect([...types, 'refund.updated'].filter(isEnabled)).toEqual([
    'payment_intent.succeeded',
    'charge.dispute.created',
    'refund.updated',
  ]);
});

test('never starts in production', () => {
  expect(() => readSandboxConfig({ ...good, NODE_ENV: 'production' })).toThrow(/never starts with NODE_ENV=production/);
});

test('names every culprit at once, and takes no live key', () => {
  const bad = { ...good, DATA_DIR: undefined, STRIPE_SECRET_KEY: 'sk_live_x' };
  expect(() => readSandboxConfig(bad)).toThrow(/DATA_DIR[\s\S]*STRIPE_SECRET_KEY/);
});

test('PayPal is there when all of its settings are', () => {
  const settings = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret' };
  expect(readSandboxConfig({ ...good, ...settings }).paypal).toBeUndefined();
  expect(readSandboxConfig({ ...good, ...settings, PAYPAL_WEBHOOK_ID: 'WH-1' }).paypal).toEqual({
    clientId: 'id',
    clientSecret: 'secret',
    webhookId: 'WH-1',
    webhookUrl: 'http://127.0.0.1:4001/api/payments/webhooks/paypal',
  });
});

test('so is NOWPayments', () => {
  expect(readSandboxConfig({ ...good, NOWPAYMENTS_API_KEY: 'key' }).nowPayments).toBeUndefined();
  const both = { NOWPAYMENTS_API_KEY: 'key', NOWPAYMENTS_IPN_SECRET: 'secret' };
  expect(readSandboxConfig({ ...good, ...both }).nowPayments).toEqual({ apiKey: 'key', ipnSecret: 'secret' });
});
