import { PAYMENT_METHOD_IDS, type PaymentMethodId } from '@kiln/contracts/payment-methods';
import { z } from 'zod';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const methodList = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter((name) => name !== ''))
  .pipe(z.array(z.enum(PAYMENT_METHOD_IDS, `must be a list of ${PAYMENT_METHOD_IDS.join(', ')}`)));

/** The settings of the providers beside Stripe, and of what is offered. */
export const providerSettings = {
  PAYPAL_ENABLED: flag.default(false),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  NOWPAYMENTS_API_KEY: z.string().optional(),
  NOWPAYMENTS_IPN_SECRET: z.string().optional(),
  PAYMENT_METHODS_OFF: methodList.default([]),
};

export interface ProviderSettings {
  /** Null without its keys. Not `enabled` (S 9): nothing new starts, what is under way still ends. */
  paypal: { clientId: string; clientSecret: string; webhookId: string; enabled: boolean } | null;
  /** Null without its keys. */
  nowPayments: { apiKey: string; ipnSecret: string } | null;
  /** Methods that are not offered, whatever the providers could do. */
  methodsOff: readonly PaymentMethodId[];
}

type Environment = z.infer<z.ZodObject<typeof providerSettings>>;

const GROUPS = [
  ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
  ['NOWPAYMENTS_API_KEY', 'NOWPAYMENTS_IPN_SECRET'],
] as const;

/** `npm start` makes up keys of this shape. */
const MADE_UP_KEY = /^demo_/;

/** What is wrong with these settings: halves of a provider, and made-up keys in live mode. */
export function providerCulprits(env: Environment, mode: 'sandbox' | 'live'): string[] {
  const halves = GROUPS.flatMap((names) => {
    const missing = names.filter((name) => env[name] === undefined);
    return missing.length === names.length
      ? []
      : missing.map((name) => `${name}: is missing beside ${others(names, name)}`);
  });
  const madeUp = GROUPS.flat().filter((name) => mode === 'live' && MADE_UP_KEY.test(env[name] ?? ''));
  return [
    ...halves,
    ...madeUp.map((name) => `${name}: is the sandbox's; live mode needs yours`),
    ...(env.PAYPAL_ENABLED && env.PAYPAL_CLIENT_ID === undefined ? ['PAYPAL_ENABLED: PayPal has no keys'] : []),
  ];
}

function others(names: readonly string[], name: string): string {
  return names.filter((each) => each !== name).join(' and ');
}

export function toProviderSettings(env: Environment): ProviderSettings {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId } = env;
  const { NOWPAYMENTS_API_KEY: apiKey, NOWPAYMENTS_IPN_SECRET: ipnSecret } = env;
  return {
    paypal:
      clientId !== undefined && clientSecret !== undefined && webhookId !== undefined
        ? { clientId, clientSecret, webhookId, enabled: env.PAYPAL_ENABLED }
        : null,
    nowPayments: apiKey !== undefined && ipnSecret !== undefined ? { apiKey, ipnSecret } : null,
    methodsOff: env.PAYMENT_METHODS_OFF,
  };
}
