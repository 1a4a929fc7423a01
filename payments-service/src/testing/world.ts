import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { serve } from '@hono/node-server';
import Stripe from 'stripe';
import { createSandbox, type Sandbox } from '../../sandbox/app';
import { closeServer, startFakeCms, type FakeCms } from './fake-cms';
import { startFakeSmtp, type FakeSmtp } from './fake-smtp';
import { controlOf } from './sandbox-control';
import { createTestDatabase } from './test-database';

export interface World {
  sandbox: Sandbox;
  smtp: FakeSmtp;
  cms: FakeCms;
  privateDir: string;
  /** The environment of a service that lives in this world. */
  environment: Record<string, string>;
  /** Stripe as the buyer's browser speaks to it: publishable key and client secret only. */
  browserStripe: Stripe;
  /** Stripe as the studio's owner sees it. */
  stripe: Stripe;
  /** Decides how a payment at a provider goes on, as the sandbox's page does. @throws with the outcomes that it has now */
  choose(providerPaymentId: string, outcome: string): Promise<void>;
  /** Moves the providers' clock on by milliseconds. */
  advanceProviders(ms: number): Promise<void>;
  /** Every payment that the sandbox knows, as its control API lists them. */
  listPayments(): Promise<Response>;
  close(): Promise<void>;
}

/** Everything around the service, on free ports of the loopback: the providers' sandbox, mail server, CMS, database, files. */
export async function startWorld(servicePort: number): Promise<World> {
  const database = await createTestDatabase();
  const privateDir = path.join(database.folder, 'private');
  await mkdir(privateDir, { recursive: true });
  const random = () => randomBytes(16).toString('hex');
  const secrets = { SERVICE_SECRET: random(), LINK_SECRET: random() };
  const keys = {
    secretKey: `sk_test_${random()}`,
    publishableKey: `pk_test_${random()}`,
    webhook: `whsec_${random()}`,
  };
  const paypal = { clientId: random(), clientSecret: random(), webhookId: random() };
  const nowPayments = { apiKey: random(), ipnSecret: random() };
  const webhooks = `http://127.0.0.1:${servicePort}/api/payments/webhooks`;

  const smtp = await startFakeSmtp();
  const cms = await startFakeCms(secrets.SERVICE_SECRET);
  const sandbox = createSandbox({
    databasePath: ':memory:',
    secretKey: keys.secretKey,
    publishableKey: keys.publishableKey,
    webhook: { url: `${webhooks}/stripe`, secret: keys.webhook },
    paypal: { ...paypal, webhookUrl: `${webhooks}/paypal` },
    nowPayments,
  });
  const server = serve({ fetch: sandbox.app.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const sdk = (key: string) =>
    new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 2, telemetry: false });

  const control = controlOf(async (pathname, init) => sandbox.app.request(pathname, init), keys.secretKey);

  return {
    sandbox,
    smtp,
    cms,
    privateDir,
    environment: {
      NODE_ENV: 'test',
      PAYMENTS_PORT: String(servicePort),
      PUBLIC_URL: 'http://localhost:3000',
      CMS_URL: cms.url,
      DATA_DIR: database.folder,
      PRIVATE_DIR: privateDir,
      DATABASE_URL: database.databaseUrl,
      ...secrets,
      PROVIDER_MODE: 'sandbox',
      SANDBOX_URL: `http://127.0.0.1:${port}`,
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
      STRIPE_WEBHOOK_SECRET: keys.webhook,
      PAYPAL_ENABLED: 'true',
      PAYPAL_CLIENT_ID: paypal.clientId,
      PAYPAL_CLIENT_SECRET: paypal.clientSecret,
      PAYPAL_WEBHOOK_ID: paypal.webhookId,
      NOWPAYMENTS_API_KEY: nowPayments.apiKey,
      NOWPAYMENTS_IPN_SECRET: nowPayments.ipnSecret,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Kiln <studio@kiln.example>',
      LOG_LEVEL: 'silent',
    },
    browserStripe: sdk(keys.publishableKey),
    stripe: sdk(keys.secretKey),
    ...control,
    async close() {
      await closeServer(server);
      await sandbox.close();
      await cms.close();
      await smtp.close();
      await database.drop();
    },
  };
}
