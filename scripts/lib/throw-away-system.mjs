import path from 'node:path';
import { freshSettings } from './environment.mjs';
import { freePorts } from './ports.mjs';
import { servicesOf } from './services.mjs';
import { Supervisor } from './supervisor.mjs';

const HEALTHY_WITHIN_MS = 300_000;

/**
 * Starts the built system on free ports with an empty shop in `dataDir`, as `npm start` would.
 * @returns its address and settings, the process id of each service, and `stop`
 */
export async function startThrowAway(dataDir, overrides = {}) {
  const [storefront, cms, payments, sandbox, smtp, mailbox] = await freePorts(6);
  const settings = freshSettings({
    PUBLIC_URL: `http://localhost:${storefront}`,
    STOREFRONT_PORT: String(storefront),
    CMS_PORT: String(cms),
    PAYMENTS_PORT: String(payments),
    SANDBOX_PORT: String(sandbox),
    SMTP_PORT: String(smtp),
    MAILBOX_PORT: String(mailbox),
    DATA_DIR: dataDir,
    ...overrides,
  });
  const services = servicesOf(settings).map((service) =>
    service.name === 'cms' ? { ...service, env: { ...service.env, SEED: 'false' } } : service,
  );
  const supervisor = new Supervisor({ logDir: path.join(dataDir, 'logs') });
  const pids = Object.fromEntries(services.map((service) => [service.name, supervisor.start(service).pid]));
  if (!(await supervisor.healthy(services, { timeoutMs: HEALTHY_WITHIN_MS }))) {
    await supervisor.stop();
    throw new Error(`The system did not become healthy. Logs: ${supervisor.logDir}`);
  }
  return { url: settings.PUBLIC_URL, settings, pids, stop: () => supervisor.stop() };
}
