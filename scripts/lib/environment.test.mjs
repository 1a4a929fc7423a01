import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ensureEnvFile, freshSettings, readSettings, ROOT } from './environment.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'kiln-env-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('makes .env with every empty secret filled, for its owner alone', () => {
  const file = path.join(folder, '.env');
  expect(ensureEnvFile(file)).toBe(true);
  expect(statSync(file).mode & 0o077).toBe(0);
  const made = parseEnv(readFileSync(file, 'utf8'));
  const empty = Object.keys(made).filter((name) => made[name] === '');
  expect(empty.sort()).toEqual([
    'ANALYTICS_ID',
    'CMS_DATABASE_URL',
    'DATABASE_URL',
    'DATA_DIR',
    'HTTPS_PROXY',
    'IMPORT_DIR',
    'PAYMENT_METHODS_OFF',
    'PIXEL_ID',
    'S3_ACCESS_KEY_ID',
    'S3_ENDPOINT',
    'S3_FILES_BUCKET',
    'S3_MEDIA_BUCKET',
    'S3_REGION',
    'S3_SECRET_ACCESS_KEY',
    'SMTP_URL',
    'STUDIO_TAX_ID',
  ]);
});

it('adds to an older .env what is new, once, and changes nothing that is there', () => {
  const file = path.join(folder, '.env');
  writeFileSync(file, 'PROVIDER_MODE=sandbox\nADMIN_PASSWORD=mine');
  expect(ensureEnvFile(file)).toBe(false);
  const added = readFileSync(file, 'utf8');
  expect(added.startsWith('PROVIDER_MODE=sandbox\nADMIN_PASSWORD=mine\n')).toBe(true);
  const settings = parseEnv(added);
  expect(settings).toMatchObject({ ADMIN_PASSWORD: 'mine', PAYPAL_ENABLED: 'true' });
  expect(settings.PAYPAL_CLIENT_SECRET).toMatch(/^demo_[0-9a-f]{32}$/);
  expect(settings.PAYPAL_CLIENT_SECRET).not.toBe(settings.NOWPAYMENTS_IPN_SECRET);
  ensureEnvFile(file);
  expect(readFileSync(file, 'utf8')).toBe(added);
});

it('makes up nothing for a live system', () => {
  const file = path.join(folder, '.env');
  writeFileSync(file, 'PROVIDER_MODE=live\n');
  expect(ensureEnvFile(file)).toBe(false);
  expect(readFileSync(file, 'utf8')).toBe('PROVIDER_MODE=live\n');
});

it('lets the shell win over the file, but not by an empty value', () => {
  const file = path.join(folder, '.env');
  writeFileSync(file, 'CMS_PORT=1337\nPAYMENTS_PORT=4001\nSANDBOX_PORT=4002\nSMTP_PORT=1025\nSMTP_URL=\n');
  const settings = readSettings(file, { CMS_PORT: '1400', PAYMENTS_PORT: '' });
  expect(settings.CMS_URL).toBe('http://127.0.0.1:1400');
  expect(settings.PAYMENTS_URL).toBe('http://127.0.0.1:4001');
  expect(settings.SMTP_URL).toBe('smtp://127.0.0.1:1025');
  expect(settings.DATA_DIR).toBe(path.join(ROOT, 'data'));
  expect(readSettings(file, { PRIVATE_DIR: 'sold' }).PRIVATE_DIR).toBe(path.join(ROOT, 'sold'));
});

it('gives each test system secrets of its own', () => {
  expect(freshSettings({}).SERVICE_SECRET).not.toBe(freshSettings({}).SERVICE_SECRET);
});
