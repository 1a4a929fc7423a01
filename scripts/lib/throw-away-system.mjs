import path from 'node:path';
import { freshSettings } from './environment.mjs';
import { freePorts } from './ports.mjs';
import { servicesOf } from './services.mjs';
import { Supervisor } from './supervisor.mjs';

/**
 * Starts the built system on free ports with its data in `dataDir`, as `npm start` would.
 * @param options.seeded whether the shop gets its example content; without it, it is empty
 * @param options.overrides settings that differ from a fresh `.env`
 * @returns its address and settings, the process id of each service, and `stop`
 * @throws {Error} with the last lines of the service that ended, or when the system does not become healthy
 */
export async function startThrowAway(dataDir, { seeded = false, overrides = {} } = {}) {
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
    service.name === 'cms' ? { ...service, env: { ...service.env, SEED: String(seeded) } } : service,
  );
  const supervisor = new Supervisor({ logDir: path.join(dataDir, 'logs') });
  const pids = Object.fromEntries(services.map((service) => [service.name, supervisor.start(service).pid]));
  if (!(await supervisor.healthy(services))) {
    const died = await Promise.race([supervisor.failure, Promise.resolve(undefined)]);
    await supervisor.stop();
    const reason = died ? `${died.name} ended:\n${died.lines.join('\n')}` : `Logs: ${supervisor.logDir}`;
    throw new Error(`The system did not become healthy. ${reason}`);
  }
  return { url: settings.PUBLIC_URL, settings, pids, stop: () => supervisor.stop() };
}
