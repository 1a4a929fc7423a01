import { fillSecrets, OWN_SECRETS } from './environment.mjs';

/** What production needs to be told by a person, and what a right answer looks like. */
const REQUIRED = {
  PUBLIC_URL: [/^https:\/\/[^/]+$/, 'the address that visitors see, https://… without a slash at the end'],
  ADMIN_EMAIL: [/^[^@\s]+@[^@\s]+$/, 'the e-mail address of the first Super Admin'],
  STRIPE_SECRET_KEY: [/^[sr]k_live_\w+$/, 'the secret key of your Stripe account, sk_live_…'],
  STRIPE_PUBLISHABLE_KEY: [/^pk_live_\w+$/, 'its publishable key, pk_live_…'],
  STRIPE_WEBHOOK_SECRET: [/^whsec_\w+$/, 'the signing secret of the webhook endpoint at Stripe, whsec_…'],
  SMTP_URL: [/^smtps?:\/\/.+/, 'your mail server, smtps://user:password@host'],
  MAIL_FROM: [/@(?!kiln\.example)/, 'who mails come from, Studio <studio@your-domain>'],
  STUDIO_NAME: [/./, 'the name on receipts'],
  STUDIO_ADDRESS: [/./, 'the postal address on invoices'],
  STUDIO_EMAIL: [/@(?!kiln\.example)/, 'where buyers write to'],
};

/** What buckets are opened with. */
const KEYS_OF_BUCKETS = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

/** Settings that come together or not at all: with half its keys a provider or a store would fail at the first buyer. */
const TOGETHER = [
  ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
  ['NOWPAYMENTS_API_KEY', 'NOWPAYMENTS_IPN_SECRET'],
  KEYS_OF_BUCKETS,
];

/** How production differs from the demo of .env.example; null: a person has to say it. */
const PRODUCTION = {
  PUBLIC_URL: '',
  ADMIN_EMAIL: '',
  PROVIDER_MODE: 'live',
  ...Object.fromEntries(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'].map(empty)),
  PAYPAL_ENABLED: 'false',
  ...Object.fromEntries(TOGETHER.flat().map(empty)),
  MAIL_FROM: '',
  MAILGUN_WEBHOOK_KEY: '',
  STUDIO_NAME: '',
  STUDIO_LINE: '',
  STUDIO_ADDRESS: '',
  STUDIO_EMAIL: '',
  KILN_MODE: '',
  COMPOSE_PROFILES: '',
  PAYMENTS_NODE_ENV: 'production',
  SEED: 'false',
  GATEWAY_HTTP: '80',
  GATEWAY_HTTPS: '443',
  GATEWAY_TLS: 'on',
};

function empty(name) {
  return [name, ''];
}

/** The text of a production's .env: our own secrets made, what only a person knows left empty. */
export function productionEnv(example) {
  const filled = fillSecrets(example);
  return Object.entries(PRODUCTION).reduce((text, [name, value]) => withSetting(text, name, value), filled);
}

/** What is missing or does not fit, one line for each setting; empty: the system can start. */
export function culpritsOf(settings) {
  const required = Object.entries(REQUIRED).flatMap(([name, [shape, meaning]]) => {
    if (settings[`${name}_FILE`]) return [];
    if (!settings[name]) return [`${name} is missing: ${meaning}`];
    return shape.test(settings[name]) ? [] : [`${name} does not fit: ${meaning}`];
  });
  const halves = TOGETHER.flatMap((names) => {
    const missing = names.filter((name) => !settings[name]);
    return missing.length === names.length ? [] : missing.map((name) => `${name} is missing beside its others`);
  });
  const withoutKeys = ['S3_FILES_BUCKET', 'S3_MEDIA_BUCKET'].filter(
    (name) => settings[name] && KEYS_OF_BUCKETS.every((key) => !settings[key]),
  );
  const fixed = ['PROVIDER_MODE', 'PAYMENTS_NODE_ENV', 'COMPOSE_PROFILES', 'SEED']
    .filter((name) => (settings[name] ?? '') !== PRODUCTION[name])
    .map((name) => `${name} must be ${PRODUCTION[name] === '' ? 'empty' : `'${PRODUCTION[name]}'`} in production`);
  const secrets = OWN_SECRETS.filter((name) => (settings[name] ?? '').length < 16).map(
    (name) => `${name} must have at least 16 characters`,
  );
  const keys = withoutKeys.map((name) => `${name} needs ${KEYS_OF_BUCKETS.join(' and ')}`);
  return [...required, ...halves, ...keys, ...fixed, ...secrets];
}

/** The text of an .env with one setting changed, or added at its end. */
export function withSetting(text, name, value) {
  const line = new RegExp(`^${name}=.*$`, 'm');
  return line.test(text) ? text.replace(line, () => `${name}=${value}`) : `${text.trimEnd()}\n${name}=${value}\n`;
}
