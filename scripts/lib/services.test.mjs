import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { freshSettings, ROOT } from './environment.mjs';
import { servicesOf } from './services.mjs';

const settings = freshSettings({ DATA_DIR: '.cache/test-data' });
const envOf = (name) => servicesOf(settings).find((service) => service.name === name).env;

it('gives each process the secrets that it needs and no others', () => {
  const providers = [
    'STRIPE_SECRET_KEY',
    'PAYPAL_CLIENT_SECRET',
    'PAYPAL_CLIENT_ID',
    'PAYPAL_WEBHOOK_ID',
    'NOWPAYMENTS_API_KEY',
    'NOWPAYMENTS_IPN_SECRET',
  ];
  const secrets = ['SERVICE_SECRET', 'LINK_SECRET', ...providers, 'JWT_SECRET', 'ADMIN_PASSWORD'];
  const held = (name) => secrets.filter((secret) => secret in envOf(name));
  expect(held('storefront')).toEqual([]);
  expect(held('mailbox')).toEqual([]);
  expect(held('sandbox')).toEqual(providers);
  expect(held('cms')).toEqual(['SERVICE_SECRET', 'JWT_SECRET', 'ADMIN_PASSWORD']);
  expect(held('payments')).toEqual(['SERVICE_SECRET', 'LINK_SECRET', ...providers]);
});

it('lets only those that send mail know the mail server', () => {
  const senders = servicesOf(settings).filter(({ env }) => 'SMTP_URL' in env);
  expect(senders.map(({ name }) => name)).toEqual(['cms', 'payments']);
  expect(envOf('cms').MAIL_FROM).toBe(settings.MAIL_FROM);
});

it('starts neither sandbox nor mail catcher where real ones are set', () => {
  const live = { ...settings, PROVIDER_MODE: 'live', SMTP_URL: 'smtps://mail.example' };
  expect(servicesOf(live).map(({ name }) => name)).toEqual(['cms', 'payments', 'storefront']);
});

it.each([
  ['cms', 'cms'],
  ['payments', 'payments-service'],
  ['storefront', 'storefront'],
])('limits the heap of %s in its container as here', (name, folder) => {
  const limits = (command) => command.filter((argument) => argument.startsWith('--max-'));
  const { command } = servicesOf(settings).find((service) => service.name === name);
  const started = readFileSync(path.join(ROOT, folder, 'Dockerfile'), 'utf8')
    .match(/^CMD (.+)$/gm)
    .at(-1);
  expect(limits(JSON.parse(started.slice('CMD '.length)))).toEqual(limits(command));
  expect(limits(command)).not.toEqual([]);
});
