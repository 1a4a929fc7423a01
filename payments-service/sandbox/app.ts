import { Hono } from 'hono';
import { ControlledPayments } from './control/controlled-payments';
import { FaultStore } from './control/faults';
import { pageRoutes } from './control/page-routes';
import type { PaymentDesk } from './control/payment-desk';
import { controlRoutes } from './control/routes';
import { CryptoDesk } from './crypto/crypto-desk';
import { nowPaymentsTarget } from './crypto/ipn';
import { cryptoRoutes } from './crypto/routes';
import { openDatabase } from './database';
import { MovableClock } from './movable-clock';
import { ObjectStore } from './object-store';
import { payPalApprovalRoutes } from './paypal/approval-routes';
import { PayPalDesk } from './paypal/paypal-desk';
import { payPalRoutes } from './paypal/routes';
import { payPalTarget, signingKeyIn } from './paypal/webhook-signature';
import { Schedule } from './schedule';
import { stripeBrowserRoutes } from './stripe/browser-routes';
import { stripeHostedRoutes } from './stripe/hosted-routes';
import { stripeRoutes } from './stripe/routes';
import { StripeDesk, stripeActions } from './stripe/stripe-desk';
import { WebhookDispatcher } from './webhooks/dispatcher';
import { EventLog } from './webhooks/event-log';
import { stripeTarget, type StripeEndpoint, type WebhookTarget } from './webhooks/webhook-target';

export interface SandboxOptions {
  /** A file, or `:memory:`. */
  databasePath: string;
  secretKey: string;
  publishableKey: string;
  webhook: StripeEndpoint;
  /** Without it there is no PayPal. `webhookUrl` is where its events are posted. */
  paypal?: { clientId: string; clientSecret: string; webhookId: string; webhookUrl: string };
  /** Without it there is no NOWPayments; its callbacks go to the address that comes with each payment. */
  nowPayments?: { apiKey: string; ipnSecret: string };
  /** Where a buyer's browser reaches `/sandbox/*`; `http://localhost:3000` if absent. */
  publicUrl?: string;
  /** Milliseconds since 1970; the machine's clock if absent. */
  clock?: () => number;
}

export interface Sandbox {
  app: Hono;
  /** `wake()` delivers what is due at once; stopped by `close`. */
  dispatcher: WebhookDispatcher;
  /** Scripted misbehaviour, as `PUT /sandbox/control/faults` sets it. */
  faults: FaultStore;
  close(): Promise<void>;
}

/**
 * The payment providers' stand-in, ready to be listened to:
 *
 *     const sandbox = createSandbox({ databasePath: ':memory:', secretKey: 'sk_test_x', publishableKey: 'pk_test_x',
 *       webhook: { url: 'http://127.0.0.1:4001/api/payments/webhooks/stripe', secret: 'whsec_x' } });
 *     const server = serve({ fetch: sandbox.app.fetch, port: 0, hostname: '127.0.0.1' });
 *     const stripe = new Stripe('sk_test_x', { host: '127.0.0.1', port, protocol: 'http', telemetry: false });
 *     …
 *     server.close(); await sandbox.close();
 *
 * Webhooks are sent from the moment of creation, retried after 0.2 s doubling to 10 s until 2xx. Listen with
 * `@hono/node-server`: the scripted `cut` needs the real socket.
 */
export function createSandbox(options: SandboxOptions): Sandbox {
  const now = options.clock ?? Date.now;
  const database = openDatabase(options.databasePath);
  const faults = new FaultStore(database);
  const store = new ObjectStore(database);
  const targets: Record<string, WebhookTarget> = { stripe: stripeTarget(options.webhook) };
  const events = new EventLog(database, faults, now, targets);
  const dispatcher = new WebhookDispatcher(database, targets, now);
  // Webhooks are signed and retried by the real clock; only the providers' own time can be moved.
  const clock = new MovableClock(database, now);
  const schedule = new Schedule(
    database,
    () => clock.now(),
    () => dispatcher.wake(),
  );
  const wake = () => {
    schedule.wake();
    dispatcher.wake();
  };
  const publicUrl = options.publicUrl ?? 'http://localhost:3000';
  const context = { store, events, schedule, publicUrl, now: () => clock.now() };
  const desks: PaymentDesk[] = [new StripeDesk(context)];
  const payments = new ControlledPayments(database, store, desks, wake);
  const keys = { secretKey: options.secretKey, publishableKey: options.publishableKey };
  const stripe = stripeRoutes({ database, faults, keys, context, wake });

  const app = new Hono();
  app.get('/sandbox/healthz', (c) => c.json({ status: 'ok' }));
  const control = { database, faults, events, store, payments, clock, secretKey: options.secretKey, wake };
  app.route('/sandbox/control', controlRoutes(control));
  app.get('/sandbox', (c) => c.redirect('/sandbox/', 308));
  app.route('/sandbox/', pageRoutes({ payments, clock, faults, wake }));
  app.route('/v1', stripe);
  // The browser reaches the same API through the public origin, which passes only `/sandbox/*` on.
  app.route('/sandbox/stripe/v1', stripe);
  app.route('/sandbox/stripe/hosted', stripeHostedRoutes(context, payments));
  app.route('/sandbox/stripe', stripeBrowserRoutes());
  if (options.paypal !== undefined) {
    const { webhookId, webhookUrl, ...credentials } = options.paypal;
    const paypal = { ...context, webhookId, signingKey: signingKeyIn(database) };
    targets['paypal'] = payPalTarget(webhookUrl, paypal);
    desks.push(new PayPalDesk(paypal));
    app.route('/paypal', payPalRoutes({ database, faults, wake, credentials, context: paypal, realNow: now }));
    app.route('/sandbox/paypal', payPalApprovalRoutes(paypal, payments, credentials.clientId));
  }
  const crypto = new CryptoDesk(context);
  if (options.nowPayments !== undefined) {
    const { apiKey, ipnSecret } = options.nowPayments;
    targets['nowpayments'] = nowPaymentsTarget(context, ipnSecret);
    desks.push(crypto);
    app.route('/nowpayments/v1', cryptoRoutes({ database, faults, wake, apiKey, context }));
  }
  dispatcher.start();
  schedule.start({ ...stripeActions(context), ...crypto.actions() });
  return {
    app,
    dispatcher,
    faults,
    close: async () => {
      schedule.stop();
      await dispatcher.stop();
      database.close();
    },
  };
}
