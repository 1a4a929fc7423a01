import { join, resolve } from 'node:path';
import type { Core } from '@strapi/strapi';
import { readStoreSettings } from '../src/storage/bucket-settings';

/** Settings of our own; read with `strapi.config.get('studio')` through src/settings.ts. */
export default ({ env }: Core.Config.Shared.ConfigParams) => {
  const dataDir = resolve(env('DATA_DIR', '../data'));

  return {
    privateDir: resolve(env('PRIVATE_DIR', join(dataDir, 'private'))),
    objectStore: readStoreSettings(env),
    importDir: env('IMPORT_DIR', '') && resolve(env('IMPORT_DIR', '')),
    serviceSecret: env('SERVICE_SECRET', ''),
    paymentsUrl: env('PAYMENTS_URL', 'http://127.0.0.1:4001'),
    adminEmail: env('ADMIN_EMAIL', ''),
    adminPassword: env('ADMIN_PASSWORD', ''),
    seed: env.bool('SEED', env('NODE_ENV') !== 'production'),
    seedDir: resolve(env('SEED_DIR', 'seed')),
    forms: { shortLimit: env.int('FORMS_PER_SENDER', 5), dayLimit: env.int('FORMS_PER_SENDER_DAILY', 20) },
    countsPerAddress: env.int('COUNTS_PER_ADDRESS', 1000),
    metricsPort: env('METRICS_PORT', '') === '' ? null : env.int('METRICS_PORT'),
    sendsMail: env('SMTP_URL', '') !== '',
  };
};
