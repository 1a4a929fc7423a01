import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { freshSettings } from '../../../scripts/lib/environment.mjs';
import { freePorts } from '../../../scripts/lib/ports.mjs';
import { servicesOf } from '../../../scripts/lib/services.mjs';
import { Supervisor } from '../../../scripts/lib/supervisor.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    settings: Record<string, string>;
  }
}

const HEALTHY_WITHIN_MS = 180_000;

/** Starts the built system on free ports with data of its own, as `npm start` would, and ends it after the tests. */
export default async function setup(project: TestProject) {
  const [storefront, cms, payments, sandbox, smtp, mailbox] = await freePorts(6);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kiln-e2e-'));
  const settings = freshSettings({
    PUBLIC_URL: `http://localhost:${storefront}`,
    STOREFRONT_PORT: String(storefront),
    CMS_PORT: String(cms),
    PAYMENTS_PORT: String(payments),
    SANDBOX_PORT: String(sandbox),
    SMTP_PORT: String(smtp),
    MAILBOX_PORT: String(mailbox),
    DATA_DIR: dataDir,
  });
  const services = servicesOf(settings);
  const supervisor = new Supervisor({ logDir: path.join(dataDir, 'logs') });
  for (const service of services) supervisor.start(service);
  const stop = async () => {
    await supervisor.stop();
    if (!process.env.KEEP_DATA) await rm(dataDir, { recursive: true, force: true });
  };
  if (!(await supervisor.healthy(services, { timeoutMs: HEALTHY_WITHIN_MS }))) {
    const died = await Promise.race([supervisor.failure, Promise.resolve(undefined)]);
    await stop();
    throw new Error(died ? `${died.name} ended:\n${died.lines.join('\n')}` : 'The system did not become healthy');
  }
  project.provide('settings', settings);
  return stop;
}
