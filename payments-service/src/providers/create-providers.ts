import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type { PaymentsConfig } from '@kiln/contracts/payments-api';
import type { Config } from '../config';
import { createNowPaymentsClient } from './nowpayments/client';
import { createNowPaymentsProvider } from './nowpayments/provider';
import { createPayPalClient } from './paypal/client';
import { createPayPalProvider } from './paypal/provider';
import type { PaymentProvider } from './provider-contract';

/** PayPal and NOWPayments, each where its keys are set. A method that is off keeps its provider: open payments end. */
export function createOtherProviders(config: Config): PaymentProvider[] {
  return [payPalOf(config), nowPaymentsOf(config)].filter((provider) => provider !== null);
}

function payPalOf(config: Config): PaymentProvider | null {
  if (!config.paypal) return null;
  const { clientId, clientSecret, webhookId, enabled } = config.paypal;
  const apiUrl = config.sandboxUrl && new URL('/paypal', config.sandboxUrl);
  return createPayPalProvider({
    client: createPayPalClient({ clientId, clientSecret, apiUrl, httpsProxy: proxyOf(config) }),
    webhookId,
    methods: enabled ? methodsOn(config, ['paypal']) : [],
    publicUrl: config.publicUrl,
  });
}

function nowPaymentsOf(config: Config): PaymentProvider | null {
  if (!config.nowPayments) return null;
  const { apiKey, ipnSecret } = config.nowPayments;
  const apiUrl = config.sandboxUrl && new URL('/nowpayments/v1', config.sandboxUrl);
  return createNowPaymentsProvider({
    client: createNowPaymentsClient({ apiKey, apiUrl, httpsProxy: proxyOf(config) }),
    ipnSecret,
    methods: methodsOn(config, ['crypto']),
    ipnUrl: new URL('/api/payments/webhooks/nowpayments', config.sandboxUrl ? config.ownUrl : config.publicUrl),
  });
}

/** Without those that operations turned off. */
export function methodsOn({ methodsOff }: Config, methods: readonly PaymentMethodId[]): PaymentMethodId[] {
  return methods.filter((method) => !methodsOff.includes(method));
}

/** For the browser: null while PayPal is off. */
export function payPalConfigOf(config: Config): PaymentsConfig['paypal'] {
  if (!config.paypal?.enabled || config.methodsOff.includes('paypal')) return null;
  return { clientId: config.paypal.clientId, sdkBaseUrl: config.sandboxUrl ? '/sandbox/paypal/sdk.js' : null };
}

/** The sandbox is on this machine: no proxy leads there. */
function proxyOf({ mode, httpsProxy }: Config): URL | undefined {
  return mode === 'live' ? httpsProxy : undefined;
}
