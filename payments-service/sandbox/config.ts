import { join } from 'node:path';
import { z } from 'zod';
import type { StripeEndpoint } from './webhooks/webhook-target';

const WEBHOOK_PATH = '/api/payments/webhooks';

const environmentSchema = z.object({
  NODE_ENV: z.string().default('development'),
  SANDBOX_HOST: z.string().default('127.0.0.1'),
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(4002),
  DATA_DIR: z.string().min(1),
  STRIPE_SECRET_KEY: z.string().startsWith('sk_test_'),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_test_'),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_'),
  PUBLIC_URL: z.url().default('http://localhost:3000'),
  PAYMENTS_URL: z.url().default('http://127.0.0.1:4001'),
  SANDBOX_WEBHOOK_URL: z.url().optional(),
  PAYPAL_CLIENT_ID: z.string().min(1).optional(),
  PAYPAL_CLIENT_SECRET: z.string().min(1).optional(),
  PAYPAL_WEBHOOK_ID: z.string().min(1).optional(),
  NOWPAYMENTS_API_KEY: z.string().min(1).optional(),
  NOWPAYMENTS_IPN_SECRET: z.string().min(1).optional(),
});

export interface SandboxConfig {
  host: string;
  port: number;
  databasePath: string;
  secretKey: string;
  publishableKey: string;
  publicUrl: string;
  webhook: Required<StripeEndpoint>;
  paypal?: { clientId: string; clientSecret: string; webhookId: string; webhookUrl: string };
  nowPayments?: { apiKey: string; ipnSecret: string };
}

/** The events of Stripe's that the README has a studio choose for its webhook endpoint. */
function isEnabledEvent(type: string): boolean {
  return /^(payment_intent|refund|charge\.dispute)\./.test(type) && type !== 'payment_intent.created';
}

/** Reads the environment. Throws one error that names every culprit; in production there is no sandbox at all. */
export function readSandboxConfig(environment: NodeJS.ProcessEnv): SandboxConfig {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const culprits = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`).join('\n');
    throw new Error(`The sandbox cannot start with this environment:\n${culprits}`);
  }
  const env = parsed.data;
  if (env.NODE_ENV === 'production') {
    throw new Error(
      'The sandbox takes no real money and never starts with NODE_ENV=production: set PROVIDER_MODE=live instead.',
    );
  }
  return {
    host: env.SANDBOX_HOST,
    port: env.SANDBOX_PORT,
    databasePath: join(env.DATA_DIR, 'sandbox', 'sandbox.db'),
    secretKey: env.STRIPE_SECRET_KEY,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY,
    publicUrl: env.PUBLIC_URL.replace(/\/$/, ''),
    webhook: {
      url: env.SANDBOX_WEBHOOK_URL ?? `${env.PAYMENTS_URL}${WEBHOOK_PATH}/stripe`,
      secret: env.STRIPE_WEBHOOK_SECRET,
      isEnabled: isEnabledEvent,
    },
    ...payPalConfig(env),
    ...nowPaymentsConfig(env),
  };
}

/** PayPal is there when all three of its settings are. */
function payPalConfig(env: z.infer<typeof environmentSchema>): Pick<SandboxConfig, 'paypal'> {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId } = env;
  if (clientId === undefined || clientSecret === undefined || webhookId === undefined) return {};
  return { paypal: { clientId, clientSecret, webhookId, webhookUrl: `${env.PAYMENTS_URL}${WEBHOOK_PATH}/paypal` } };
}

function nowPaymentsConfig(env: z.infer<typeof environmentSchema>): Pick<SandboxConfig, 'nowPayments'> {
  const { NOWPAYMENTS_API_KEY: apiKey, NOWPAYMENTS_IPN_SECRET: ipnSecret } = env;
  return apiKey === undefined || ipnSecret === undefined ? {} : { nowPayments: { apiKey, ipnSecret } };
}
