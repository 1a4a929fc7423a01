import { serve, type ServerType } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { createSandbox, type Sandbox } from '../app';

export const SECRET_KEY = 'sk_test_sandbox';
export const PUBLISHABLE_KEY = 'pk_test_sandbox';
export const WEBHOOK_SECRET = 'whsec_sandbox';

export const NOWPAYMENTS = { apiKey: 'np-key', ipnSecret: 'np-secret' };
export const PAYPAL = { clientId: 'client', clientSecret: 'secret', webhookId: 'WH-1' };

export interface RunningSandbox {
  sandbox: Sandbox;
  url: string;
  stripe: Stripe;
  /** Stripe as a browser sees it. */
  browserStripe: Stripe;
  stop(): Promise<void>;
}

interface Options {
  webhookUrl?: string;
  /** Which of Stripe's events are sent; all if absent. */
  isEnabled?: (type: string) => boolean;
  databasePath?: string;
  clock?: () => number;
}

/** Listens on a free port and gives the official SDK, pointed at it. */
export async function startSandbox(options: Options = {}): Promise<RunningSandbox> {
  const sandbox = createSandbox({
    databasePath: options.databasePath ?? ':memory:',
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    webhook: {
      url: options.webhookUrl ?? 'http://127.0.0.1:9/',
      secret: WEBHOOK_SECRET,
      ...(options.isEnabled && { isEnabled: options.isEnabled }),
    },
    nowPayments: NOWPAYMENTS,
    paypal: { ...PAYPAL, webhookUrl: options.webhookUrl ?? 'http://127.0.0.1:9/' },
    ...(options.clock === undefined ? {} : { clock: options.clock }),
  });
  const { server, port } = await listen(sandbox.app.fetch);
  return {
    sandbox,
    url: `http://127.0.0.1:${port}`,
    stripe: sdkFor(port, SECRET_KEY),
    browserStripe: sdkFor(port, PUBLISHABLE_KEY),
    stop: async () => {
      await closeServer(server);
      await sandbox.close();
    },
  };
}

/** The official SDK, pointed at a local port, never retrying by itself. */
export function sdkFor(port: number, key: string): Stripe {
  return new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

export async function listen(
  fetch: Parameters<typeof serve>[0]['fetch'],
): Promise<{ server: ServerType; port: number }> {
  return new Promise((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, (address: AddressInfo) =>
      resolve({ server, port: address.port }),
    );
  });
}

export async function closeServer(server: ServerType): Promise<void> {
  await new Promise((resolve) => {
    server.close(resolve);
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
