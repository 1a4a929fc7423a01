import { isAbsolute, relative } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { StoreSettings } from './storage/bucket-settings';

export interface StudioSettings {
  /** Folder of the files for sale; payments-service reads it. Never below the public folder. */
  privateDir: string;
  /** Folder below which imports find files; '' without one. */
  importDir: string;
  objectStore: StoreSettings;
  /** What other services present as `Authorization: Bearer …`. */
  serviceSecret: string;
  /** Base of payments-service, for the panel's orders. */
  paymentsUrl: string;
  adminEmail: string;
  adminPassword: string;
  /** Fill an empty CMS with the demo catalogue. */
  seed: boolean;
  seedDir: string;
  /** How many forms one address (IP or e-mail) may send within ten minutes, and within a day. */
  forms: { shortLimit: number; dayLimit: number };
  /** How many views, cart and wishlist adds of one network address are looked at in a day: an office, not a flood. */
  countsPerAddress: number;
  /** Where Prometheus asks; null: nowhere. */
  metricsPort: number | null;
  /** Whether there is a mail server. */
  sendsMail: boolean;
}

const REQUIRED_ENV = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
  'SERVICE_SECRET',
];

export function studioSettings(strapi: Core.Strapi): StudioSettings {
  return strapi.config.get<StudioSettings>('studio');
}

/** The origin that visitors see. */
export function publicUrl(strapi: Core.Strapi): URL {
  return new URL(strapi.config.get<string>('server.url'));
}

/**
 * Stops the start when a secret is missing, naming all of them at once, or when files for sale would be public.
 * @throws Error
 */
export function checkSettings(env: NodeJS.ProcessEnv, privateDir: string, publicDir: string): void {
  const ofBuckets = env.S3_FILES_BUCKET || env.S3_MEDIA_BUCKET ? ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] : [];
  const missing = [...REQUIRED_ENV, ...ofBuckets].filter((name) => !env[name]);
  if (missing.length > 0) {
    throw new Error(`The CMS cannot start: set ${missing.join(', ')} (npm start at the root writes them to .env).`);
  }
  if (isWithin(publicDir, privateDir)) {
    throw new Error(`The CMS cannot start: PRIVATE_DIR (${privateDir}) lies in the public folder ${publicDir}.`);
  }
}

function isWithin(parent: string, child: string): boolean {
  const path = relative(parent, child);
  return path === '' || (!path.startsWith('..') && !isAbsolute(path));
}
