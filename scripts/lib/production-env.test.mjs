import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ROOT } from './environment.mjs';
import { culpritsOf, productionEnv, withSetting } from './production-env.mjs';

const fresh = () => parseEnv(productionEnv(readFileSync(path.join(ROOT, '.env.example'), 'utf8')));

const complete = () => ({
  ...fresh(),
  PUBLIC_URL: 'https://studio.test',
  ADMIN_EMAIL: 'owner@studio.test',
  STRIPE_SECRET_KEY: 'sk_live_abc123',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abc123',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc123',
  SMTP_URL: 'smtps://studio:secret@mail.studio.test',
  MAIL_FROM: 'Studio <hello@studio.test>',
  STUDIO_NAME: 'Studio',
  STUDIO_ADDRESS: '1 Some Street',
  STUDIO_EMAIL: 'help@studio.test',
});

describe('a production that was just made', () => {
  it('names every setting that only a person knows, and keeps the rest to itself', () => {
    const named = culpritsOf(fresh()).map((line) => line.split(' ')[0]);
    expect(named.sort()).toEqual([
      'ADMIN_EMAIL',
      'MAIL_FROM',
      'PUBLIC_URL',
      'SMTP_URL',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'STUDIO_ADDRESS',
      'STUDIO_EMAIL',
      'STUDIO_NAME',
    ]);
  });

  it('has no sandbox, no demo content and no made-up key', () => {
    const text = JSON.stringify(fresh());
    expect(fresh()).toMatchObject({ COMPOSE_PROFILES: '', SEED: 'false', PROVIDER_MODE: 'live', KILN_MODE: '' });
    expect(text).not.toMatch(/demo_|sk_test|kiln\.example/);
    expect(productionEnv('SERVICE_SECRET=\n')).not.toBe(productionEnv('SERVICE_SECRET=\n'));
  });
});

it('finds nothing to say about a complete one, nor about a secret that comes from a file', () => {
  expect(culpritsOf(complete())).toEqual([]);
  const fromFile = { STRIPE_SECRET_KEY: '', STRIPE_SECRET_KEY_FILE: '/run/secrets/stripe' };
  expect(culpritsOf({ ...complete(), ...fromFile })).toEqual([]);
});

it.each([
  [{ PUBLIC_URL: 'http://studio.test' }, /PUBLIC_URL does not fit/],
  [{ STRIPE_SECRET_KEY: 'sk_test_abc' }, /STRIPE_SECRET_KEY does not fit/],
  [{ MAIL_FROM: 'Kiln <studio@kiln.example>' }, /MAIL_FROM does not fit/],
  [{ PAYPAL_CLIENT_ID: 'abc' }, /PAYPAL_CLIENT_SECRET is missing beside/],
  [{ S3_FILES_BUCKET: 'files' }, /S3_FILES_BUCKET needs S3_ACCESS_KEY_ID/],
  [{ S3_ACCESS_KEY_ID: 'abc' }, /S3_SECRET_ACCESS_KEY is missing beside/],
  [{ PROVIDER_MODE: 'sandbox' }, /PROVIDER_MODE must be 'live'/],
  [{ COMPOSE_PROFILES: 'demo' }, /COMPOSE_PROFILES must be empty/],
  [{ LINK_SECRET: 'short' }, /LINK_SECRET must have at least 16/],
])('refuses %o', (wrong, message) => {
  expect(culpritsOf({ ...complete(), ...wrong }).join('\n')).toMatch(message);
});

it('changes one setting and leaves the others', () => {
  expect(withSetting('A=1\nB=2\n', 'B', '$&')).toBe('A=1\nB=$&\n');
  expect(withSetting('A=1', 'C', '3')).toBe('A=1\nC=3\n');
});
