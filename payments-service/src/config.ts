import path from 'node:path';
import { z } from 'zod';
import { bucketCulprits, bucketSettings, toBucketSettings, type BucketSettings } from './bucket-settings';
import type { DatabaseLocation } from './db/dialect';
import type { DeclineLimits } from './orders/deps';
import { providerCulprits, providerSettings, toProviderSettings, type ProviderSettings } from './provider-settings';

const text = z.string().trim().min(1);
const url = z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' }).transform((value) => new URL(value));
const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const secret = (name: string) => z.string().min(16, `${name} must have at least 16 characters`);

const environmentSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  LISTEN_HOST: text.default('127.0.0.1'),
  PAYMENTS_PORT: port,
  METRICS_PORT: port.optional(),
  PUBLIC_URL: url,
  CMS_URL: url,
  CMS_TIMEOUT_MS: z.coerce.number().int().min(100).default(5_000),
  DATA_DIR: text,
  PRIVATE_DIR: text,
  ...bucketSettings,
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' }).optional(),
  SERVICE_SECRET: secret('SERVICE_SECRET'),
  LINK_SECRET: secret('LINK_SECRET'),
  PROVIDER_MODE: z.enum(['sandbox', 'live']),
  SANDBOX_URL: url.optional(),
  STRIPE_SECRET_KEY: z.string().regex(/^[sr]k_(test|live)_\w+$/, 'must be a Stripe secret key (sk_…)'),
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_(test|live)_\w+$/, 'must be a Stripe publishable key (pk_…)'),
  STRIPE_WEBHOOK_SECRET: z.string().default(''),
  ...providerSettings,
  PAYMENTS_URL: url.optional(),
  HTTPS_PROXY: url.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// URL' }),
  MAIL_FROM: text,
  MAILGUN_WEBHOOK_KEY: z.string().default(''),
  STUDIO_NAME: text.default('Kiln'),
  STUDIO_LINE: text.default('Things made to last the fire.'),
  STUDIO_ADDRESS: text.default('Unit 4, The Old Brickworks, Harbour Lane, Bristol BS1 5TY'),
  STUDIO_EMAIL: z.email('must be an e-mail address').default('support@kiln.example'),
  STUDIO_TAX_ID: text.optional(),
  INVOICE_PREFIX: z
    .string()
    .regex(/^[A-Z0-9]{1,12}$/, 'must be 1 to 12 capital letters and digits')
    .default('KILN'),
  ALLOW_ON_ACCOUNT: flag.default(false),
  USD_INR_RATE: z.coerce.number().min(1).max(1_000).default(88),
  CARD_DECLINES_PER_BUYER: z.coerce.number().int().min(1).default(3),
  CARD_DECLINES_PER_PRODUCT: z.coerce.number().int().min(1).default(50),
  SWEEP_INTERVAL_MS: z.coerce.number().int().min(10).default(30_000),
  OUTBOX_LEASE_MS: z.coerce.number().int().min(1_000).default(60_000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

type Environment = z.infer<typeof environmentSchema>;

export interface Config extends ProviderSettings {
  host: string;
  port: number;
  /** Where Prometheus asks; undefined: nowhere. */
  metricsPort: number | undefined;
  publicUrl: URL;
  /** Where the sandbox sends callbacks to, which reaches the service without the public origin. */
  ownUrl: URL;
  /** The providers' stand-in; undefined in live mode. */
  sandboxUrl: URL | undefined;
  cms: { url: URL; timeoutMs: number };
  privateDir: string;
  /** Where files for sale lie instead of `privateDir`. */
  filesBucket: BucketSettings | undefined;
  database: DatabaseLocation;
  serviceSecret: string;
  linkSecret: string;
  mode: 'sandbox' | 'live';
  stripe: {
    secretKey: string;
    publishableKey: string;
    /** Empty: the webhook is off. */
    webhookSecret: string;
    /** The sandbox; undefined is Stripe itself. */
    apiUrl: URL | undefined;
  };
  httpsProxy: URL | undefined;
  mail: {
    smtpUrl: string;
    from: string;
    handoverDir: string;
    /** Signing key of Mailgun's webhooks. Empty: the webhook is off. */
    mailgunWebhookKey: string;
  };
  seller: { name: string; line: string; address: string; email: string; taxId: string | null };
  /** What invoice numbers begin with. */
  invoicePrefix: string;
  allowOnAccount: boolean;
  /** Rupees for a dollar: what UPI charges. */
  usdInrRate: number;
  declineLimits: DeclineLimits;
  sweepIntervalMs: number;
  /** How long a worker may take over a mail before another one may try; longer than SMTP's time-outs together. */
  outboxLeaseMs: number;
  logLevel: string;
}

export class ConfigError extends Error {
  constructor(culprits: readonly string[]) {
    super(`The environment is not complete:\n${culprits.map((culprit) => `  ${culprit}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Reads and checks the environment. @throws ConfigError that names every culprit at once */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${messageOf(issue)}`));
  }
  const culprits = [
    ...modeCulprits(parsed.data),
    ...providerCulprits(parsed.data, parsed.data.PROVIDER_MODE),
    ...bucketCulprits(parsed.data),
  ];
  if (culprits.length > 0) throw new ConfigError(culprits);
  return toConfig(parsed.data);
}

function messageOf(issue: z.core.$ZodIssue): string {
  return issue.code === 'invalid_type' && issue.input === undefined ? 'is missing' : issue.message;
}

/** `npm start` makes up Stripe keys of this shape; Stripe's own are longer. */
const MADE_UP_KEY = /^[sp]k_test_[0-9a-f]{32}$/;

function modeCulprits(env: Environment): string[] {
  const keys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const;
  if (env.PROVIDER_MODE === 'sandbox') {
    return [
      ...(env.NODE_ENV === 'production' ? ['PROVIDER_MODE: sandbox takes no real money; use live in production'] : []),
      ...(env.SANDBOX_URL ? [] : ['SANDBOX_URL: is missing']),
      ...keys
        .filter((key) => env[key].includes('_live_'))
        .map((key) => `${key}: a live key does not belong in sandbox mode`),
    ];
  }
  return [
    ...keys.filter((key) => MADE_UP_KEY.test(env[key])).map((key) => `${key}: is the sandbox's; live mode needs yours`),
    ...keys
      .filter((key) => env.NODE_ENV === 'production' && env[key].includes('_test_') && !MADE_UP_KEY.test(env[key]))
      .map((key) => `${key}: is a test key; production needs a live one`),
    ...(isTestKey(env.STRIPE_SECRET_KEY) === isTestKey(env.STRIPE_PUBLISHABLE_KEY)
      ? []
      : ['STRIPE_PUBLISHABLE_KEY: one of the two keys is a test key, the other is not']),
    ...(env.STRIPE_WEBHOOK_SECRET ? [] : ['STRIPE_WEBHOOK_SECRET: is missing']),
  ];
}

function isTestKey(key: string): boolean {
  return key.includes('_test_');
}

function toConfig(env: Environment): Config {
  return {
    host: env.LISTEN_HOST,
    port: env.PAYMENTS_PORT,
    metricsPort: env.METRICS_PORT,
    publicUrl: env.PUBLIC_URL,
    ownUrl: env.PAYMENTS_URL ?? new URL(`http://127.0.0.1:${env.PAYMENTS_PORT}`),
    sandboxUrl: env.PROVIDER_MODE === 'sandbox' ? env.SANDBOX_URL : undefined,
    ...toProviderSettings(env),
    cms: { url: env.CMS_URL, timeoutMs: env.CMS_TIMEOUT_MS },
    privateDir: path.resolve(env.PRIVATE_DIR),
    filesBucket: toBucketSettings(env),
    database: env.DATABASE_URL
      ? { kind: 'postgres', url: env.DATABASE_URL }
      : { kind: 'sqlite', file: path.resolve(env.DATA_DIR, 'payments/payments.db') },
    serviceSecret: env.SERVICE_SECRET,
    linkSecret: env.LINK_SECRET,
    mode: env.PROVIDER_MODE,
    stripe: {
      secretKey: env.STRIPE_SECRET_KEY,
      publishableKey: env.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET,
      apiUrl: env.PROVIDER_MODE === 'sandbox' ? env.SANDBOX_URL : undefined,
    },
    httpsProxy: env.HTTPS_PROXY,
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      handoverDir: path.resolve(env.DATA_DIR, 'payments/mails-under-way'),
      mailgunWebhookKey: env.MAILGUN_WEBHOOK_KEY,
    },
    seller: {
      name: env.STUDIO_NAME,
      line: env.STUDIO_LINE,
      address: env.STUDIO_ADDRESS,
      email: env.STUDIO_EMAIL,
      taxId: env.STUDIO_TAX_ID ?? null,
    },
    invoicePrefix: env.INVOICE_PREFIX,
    allowOnAccount: env.ALLOW_ON_ACCOUNT,
    usdInrRate: env.USD_INR_RATE,
    declineLimits: { perBuyer: env.CARD_DECLINES_PER_BUYER, perProduct: env.CARD_DECLINES_PER_PRODUCT },
    sweepIntervalMs: env.SWEEP_INTERVAL_MS,
    outboxLeaseMs: env.OUTBOX_LEASE_MS,
    logLevel: env.LOG_LEVEL,
  };
}
