import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

export const ROOT = path.resolve(import.meta.dirname, '../..');

const random = (bytes = 24) => randomBytes(bytes).toString('base64url');

const demo = (bytes = 16) => `demo_${randomBytes(bytes).toString('hex')}`;

/** Between our own services, and the CMS's own: nobody has to know them. */
const OWN = {
  ADMIN_PASSWORD: () => `Kiln-${random(9)}-1`,
  SERVICE_SECRET: random,
  LINK_SECRET: random,
  APP_KEYS: () => `${random()},${random()}`,
  API_TOKEN_SALT: random,
  ADMIN_JWT_SECRET: random,
  TRANSFER_TOKEN_SALT: random,
  JWT_SECRET: random,
  ENCRYPTION_KEY: random,
  POSTGRES_PASSWORD: random,
  CMS_DB_PASSWORD: random,
  PAYMENTS_DB_PASSWORD: random,
};

export const OWN_SECRETS = Object.keys(OWN);

/** What an empty secret of .env.example is filled with. The providers' are made up: live mode refuses them. */
const SECRETS = {
  ...OWN,
  STRIPE_SECRET_KEY: () => `sk_test_${randomBytes(16).toString('hex')}`,
  STRIPE_PUBLISHABLE_KEY: () => `pk_test_${randomBytes(16).toString('hex')}`,
  STRIPE_WEBHOOK_SECRET: () => `whsec_${randomBytes(16).toString('hex')}`,
  PAYPAL_CLIENT_ID: demo,
  PAYPAL_CLIENT_SECRET: demo,
  PAYPAL_WEBHOOK_ID: demo,
  NOWPAYMENTS_API_KEY: demo,
  NOWPAYMENTS_IPN_SECRET: demo,
  MAILGUN_WEBHOOK_KEY: demo,
};

/** The text of .env.example with its empty secrets filled. */
export function fillSecrets(template) {
  return template.replace(/^([A-Z_]+)=$/gm, (line, name) =>
    Object.hasOwn(SECRETS, name) ? `${name}=${SECRETS[name]()}` : line,
  );
}

/** Makes .env where there is none, and adds to a demo's what newer versions know. Returns whether it made one. */
export function ensureEnvFile(file = path.join(ROOT, '.env')) {
  const example = readFileSync(path.join(ROOT, '.env.example'), 'utf8');
  if (existsSync(file)) {
    addMissingSettings(file, example);
    return false;
  }
  writeFileSync(file, fillSecrets(example), { mode: 0o600 });
  return true;
}

/** What is there stays as it is. A live system gets nothing: its operator decides what is turned on. */
function addMissingSettings(file, example) {
  const text = readFileSync(file, 'utf8');
  const known = parseEnv(text);
  if (known.PROVIDER_MODE === 'live') return;
  const missing = Object.keys(parseEnv(example)).filter((name) => !Object.hasOwn(known, name));
  if (missing.length === 0) return;
  const lines = missing.map((name) => new RegExp(`^${name}=.*$`, 'm').exec(example)[0]);
  const note = '# Added by npm start: new since this file was made. .env.example tells what they are.';
  appendFileSync(file, `${text.endsWith('\n') ? '' : '\n'}\n${note}\n${fillSecrets(lines.join('\n'))}\n`);
}

/** The settings of .env with what follows from them. Variables of the shell win. */
export function readSettings(file = path.join(ROOT, '.env'), overrides = process.env) {
  return completeSettings({ ...parseEnv(readFileSync(file, 'utf8')), ...definedOf(overrides) });
}

/** Fresh settings with random secrets, independent of .env: for tests. */
export function freshSettings(overrides) {
  const template = parseEnv(fillSecrets(readFileSync(path.join(ROOT, '.env.example'), 'utf8')));
  return completeSettings({ ...template, ...overrides });
}

function completeSettings(settings) {
  const dataDir = path.resolve(ROOT, settings.DATA_DIR || 'data');
  return {
    ...settings,
    DATA_DIR: dataDir,
    // Absolute: the services that write and read it run in different folders.
    PRIVATE_DIR: path.resolve(ROOT, settings.PRIVATE_DIR || path.join(dataDir, 'private')),
    IMPORT_DIR: settings.IMPORT_DIR ? path.resolve(ROOT, settings.IMPORT_DIR) : '',
    CMS_URL: settings.CMS_URL || `http://127.0.0.1:${settings.CMS_PORT}`,
    PAYMENTS_URL: settings.PAYMENTS_URL || `http://127.0.0.1:${settings.PAYMENTS_PORT}`,
    SANDBOX_URL: settings.SANDBOX_URL || `http://127.0.0.1:${settings.SANDBOX_PORT}`,
    SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${settings.PAYMENTS_PORT}/api/payments/webhooks/stripe`,
    SMTP_URL: settings.SMTP_URL || `smtp://127.0.0.1:${settings.SMTP_PORT}`,
  };
}

function definedOf(variables) {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));
}
