import type { Logger } from 'pino';
import { noteErrorsOf, noteRunsOf } from './admin/note-health';
import { createCmsAdministrators } from './access/cms-administrators';
import { rememberAdministrators } from './access/remember-administrators';
import { createCmsPriceList } from './catalog/cms-price-list';
import type { CommandDeps } from './cli/command';
import type { Config } from './config';
import { createDatabase, openConnection } from './db/client';
import { migrateToLatest } from './db/migrate';
import { createFigures } from './db/repositories/figures';
import { createInspectionRepository } from './db/repositories/inspection';
import { createReconciliationRepository } from './db/repositories/reconciliation';
import { createLinkSigner } from './delivery/links';
import { sendDueMails } from './delivery/send-mails';
import { createFilesOnDisk, type SoldFiles } from './delivery/sold-files';
import type { InvoiceSeller } from './invoices/invoice';
import { startIntervalWorker } from './lib/interval-worker';
import { createHandovers } from './mail/handovers';
import { createMailgunReader } from './mail/mailgun';
import { createSmtpMailer } from './mail/smtp-mailer';
import type { FigureStore } from './metrics/ports';
import { createBrowserCookie } from './middleware/browser-cookie';
import { sweepPayments } from './orders/sweep-payments';
import { createOtherProviders, methodsOn, payPalConfigOf } from './providers/create-providers';
import { createProviderRegistry } from './providers/registry';
import { watchProvider } from './providers/watch-provider';
import { createStripeClient } from './providers/stripe/client';
import { STRIPE_METHODS } from './providers/stripe/methods';
import { createStripeProvider } from './providers/stripe/provider';
import { reconcileNightly } from './reconciliation/nightly';
import { sweepRefunds } from './refunds/sweep-refunds';
import type { RouteDeps } from './routes/deps';
import { replayEvents } from './webhooks/receive-webhook';

const OUTBOX_INTERVAL_MS = 1_000;
const REPLAY_INTERVAL_MS = 2_000;
const NIGHTLY_INTERVAL_MS = 600_000;

export interface Dependencies {
  deps: RouteDeps;
  /** What the command line works with. */
  commands: CommandDeps;
  figures: FigureStore;
  /** Mails, replayed events, the sweep and the nightly comparison, until `close`. */
  startWorkers(): void;
  /** Ends the workers after the run under way, then the connections. */
  close(): Promise<void>;
}

/** Puts the concrete parts together and brings the database to the newest schema. */
export async function createDependencies(
  config: Config,
  logger: Logger,
  now = () => new Date(),
): Promise<Dependencies> {
  const connection = openConnection(config.database);
  await migrateToLatest(connection);
  const workers: ReturnType<typeof startIntervalWorker>[] = [];
  const mailer = createSmtpMailer(config.mail);
  const database = createDatabase(connection);
  const noting = { health: database.health, log: logger, now };
  const providers = [stripeOf(config), ...createOtherProviders(config)].map((provider) =>
    watchProvider(provider, noteErrorsOf(noting, `provider ${provider.id}`)),
  );
  const { mailgunWebhookKey } = config.mail;

  const deps: RouteDeps = {
    database,
    providers: createProviderRegistry(providers),
    mailEventReaders: mailgunWebhookKey === '' ? [] : [createMailgunReader(mailgunWebhookKey)],
    priceList: createCmsPriceList({
      cmsUrl: config.cms.url,
      serviceSecret: config.serviceSecret,
      timeoutMs: config.cms.timeoutMs,
    }),
    links: createLinkSigner(config.linkSecret),
    browser: createBrowserCookie(config.linkSecret, config.publicUrl),
    administrators: rememberAdministrators(createCmsAdministrators(config.cms.url, config.cms.timeoutMs, logger), now),
    paymentsConfig: {
      mode: config.mode,
      stripe: { publishableKey: config.stripe.publishableKey, scriptUrl: SCRIPT_URLS[config.mode] },
      paypal: payPalConfigOf(config),
    },
    soldFiles: await soldFilesOf(config),
    serviceSecret: config.serviceSecret,
    allowOnAccount: config.allowOnAccount,
    usdInrRate: config.usdInrRate,
    declineLimits: config.declineLimits,
    invoicing: { seller: invoiceSeller(config.seller), prefix: config.invoicePrefix },
    log: logger,
    now,
    wakeOutbox: () => workers[0]?.wake(),
  };
  const commands: CommandDeps = {
    ...deps,
    reconciliation: createReconciliationRepository(connection),
    inspection: createInspectionRepository(connection),
  };
  const mailDeps = {
    ...deps,
    mailer,
    handovers: createHandovers(config.mail.handoverDir),
    seller: config.seller,
    publicUrl: config.publicUrl,
    leaseMs: config.outboxLeaseMs,
  };

  const startNoted = (name: string, intervalMs: number, work: () => Promise<number>) =>
    startIntervalWorker(name, intervalMs, noteRunsOf(noting, name, work), logger);

  return {
    deps,
    commands,
    figures: createFigures(connection),
    startWorkers() {
      workers.push(
        startIntervalWorker('outbox', OUTBOX_INTERVAL_MS, () => sendDueMails(mailDeps), logger),
        startIntervalWorker('webhook replay', REPLAY_INTERVAL_MS, () => replayEvents(deps), logger),
        startNoted('payment sweep', config.sweepIntervalMs, () => sweepPayments(deps)),
        startNoted('refund sweep', config.sweepIntervalMs, () => sweepRefunds(deps)),
        startNoted('reconciliation', NIGHTLY_INTERVAL_MS, () => reconcileNightly(commands)),
      );
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.stop()));
      mailer.close();
      await connection.destroy();
    },
  };
}

/** Live: the script that `loadStripe` of @stripe/stripe-js 10 loads. */
const SCRIPT_URLS = {
  sandbox: '/sandbox/stripe/stripe.js',
  live: 'https://js.stripe.com/endive/stripe.js',
} as const;

function stripeOf(config: Config) {
  const { secretKey, apiUrl, webhookSecret } = config.stripe;
  return createStripeProvider({
    stripe: createStripeClient({
      secretKey,
      apiUrl,
      httpsProxy: config.mode === 'live' ? config.httpsProxy : undefined,
    }),
    webhookSecret,
    methods: methodsOn(config, STRIPE_METHODS),
    returnUrl: new URL('/payment-success', config.publicUrl).href,
  });
}

function invoiceSeller({ name, address, email, taxId }: Config['seller']): InvoiceSeller {
  return { name, address, email, taxId };
}

/** The store's library is loaded only where there is a bucket. */
async function soldFilesOf({ filesBucket, privateDir }: Config): Promise<SoldFiles> {
  if (!filesBucket) return createFilesOnDisk(privateDir);
  const { createFilesInBucket } = await import('./delivery/sold-files-in-bucket');
  return createFilesInBucket(filesBucket);
}
