import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './environment.mjs';

const node = (...args) => [process.execPath, ...args];
const tsx = (...args) =>
  node(path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', ...args);

/**
 * V8's limits in MB, for what they make of its heuristics: a smaller heap is collected sooner, where else four times what
 * is in use may lie about. The Dockerfiles say the same. docs/performance.md has what each saves and costs.
 */
const HEAP = {
  cms: ['--max-old-space-size=768'],
  payments: ['--max-semi-space-size=8'],
  storefront: ['--max-old-space-size=384'],
};

/** Settings that a process does not need and so does not get: what leaks from one service opens no other. */
const STRAPI_SECRETS =
  'APP_KEYS|API_TOKEN_SALT|ADMIN_JWT_SECRET|ADMIN_PASSWORD|TRANSFER_TOKEN_SALT|JWT_SECRET|ENCRYPTION_KEY';
const CONTAINERS = /^(KILN_|COMPOSE_|GATEWAY_|POSTGRES_|TLS_DIR|SEED$|PAYMENTS_NODE_ENV|.*_DB_PASSWORD)/;
const WITHHELD = {
  mailbox: /SECRET|KEY|SALT|PASSWORD|DATABASE_URL|SMTP_URL|^PAYPAL_/,
  sandbox: new RegExp(`^(S3_.*|${STRAPI_SECRETS}|SERVICE_SECRET|LINK_SECRET|MAILGUN_.*|.*DATABASE_URL|SMTP_URL)$`),
  cms: /^(STRIPE_.*|PAYPAL_.*|NOWPAYMENTS_.*|MAILGUN_.*|LINK_SECRET|DATABASE_URL)$/,
  payments: new RegExp(`^(${STRAPI_SECRETS}|CMS_DATABASE_URL)$`),
  storefront: /SECRET|KEY|SALT|PASSWORD|DATABASE_URL|SMTP_URL|^PAYPAL_/,
};

const settingsFor = (name, settings) =>
  Object.fromEntries(
    Object.entries(settings).filter(([setting]) => !WITHHELD[name].test(setting) && !CONTAINERS.test(setting)),
  );

/**
 * The processes of the whole system: what each runs, where it listens, how it tells that it is ready.
 * @param settings of environment.mjs
 * @param dev reload on change instead of running what was built
 */
export function servicesOf(settings, { dev = false } = {}) {
  const service = (name, folder, port, health, command, env = {}) => ({
    name,
    cwd: path.join(ROOT, folder),
    port: Number(port),
    health: `http://127.0.0.1:${port}${health}`,
    command,
    env: { ...settingsFor(name, settings), ...env },
  });
  const mode = { NODE_ENV: dev ? 'development' : 'production' };
  const demo = { NODE_ENV: 'development' };
  const strapi = (verb) => node(...HEAP.cms, path.join(ROOT, 'cms/node_modules/@strapi/strapi/bin/strapi.js'), verb);
  return [
    ...(usesOwnMailbox(settings) ? [mailbox(settings, service)] : []),
    ...(settings.PROVIDER_MODE === 'sandbox'
      ? [
          service(
            'sandbox',
            'payments-service',
            settings.SANDBOX_PORT,
            '/sandbox/healthz',
            dev ? tsx('sandbox/server.ts') : node('dist/sandbox/server.js'),
            demo,
          ),
        ]
      : []),
    service('cms', 'cms', settings.CMS_PORT, '/_health', strapi(dev ? 'develop' : 'start'), { ...mode, SEED: 'true' }),
    service(
      'payments',
      'payments-service',
      settings.PAYMENTS_PORT,
      '/api/payments/readyz',
      dev ? tsx('src/server.ts') : node(...HEAP.payments, 'dist/service/server.js'),
      settings.PROVIDER_MODE === 'sandbox' ? demo : mode,
    ),
    service(
      'storefront',
      'storefront',
      settings.STOREFRONT_PORT,
      '/readyz',
      dev ? tsx('server/dev.ts') : node(...HEAP.storefront, 'dist/server/main.js'),
      mode,
    ),
  ];
}

/** Whether mail goes to the catcher that we start, and not to a server of the studio. */
export function usesOwnMailbox(settings) {
  return settings.SMTP_URL === `smtp://127.0.0.1:${settings.SMTP_PORT}`;
}

function mailbox(settings, service) {
  const mails = path.join(settings.DATA_DIR, 'mails');
  mkdirSync(mails, { recursive: true });
  const args = ['--ip', '127.0.0.1', '--smtp', settings.SMTP_PORT, '--web', settings.MAILBOX_PORT];
  return service(
    'mailbox',
    '.',
    settings.MAILBOX_PORT,
    '/healthz',
    node('node_modules/maildev/bin/maildev', ...args, '--mail-directory', mails, '--silent'),
  );
}
