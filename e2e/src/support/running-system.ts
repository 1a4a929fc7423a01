import { mkdtemp, readFile, rm } from 'node:fs/promises';
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
    /** Of the Super Admin, for the panel's calls: log-ins are limited, so all test files share one. Lasts 30 minutes. */
    adminToken: string;
  }
}

const HEALTHY_WITHIN_MS = 300_000;

/**
 * Starts the built system on free ports with data of its own, as `npm start` would, and ends it after the tests.
 * RUNNING_SYSTEM names a JSON file with the settings of one that runs already: the tests use that one and leave it running.
 */
export default async function setup(project: TestProject) {
  if (process.env.RUNNING_SYSTEM) {
    await provide(project, JSON.parse(await readFile(process.env.RUNNING_SYSTEM, 'utf8')) as Record<string, string>);
    return;
  }
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
  await provide(project, settings);
  return stop;
}

async function provide(project: TestProject, settings: Record<string, string>) {
  project.provide('settings', settings);
  project.provide('adminToken', await signIn(settings));
}

async function signIn({ CMS_URL, ADMIN_EMAIL, ADMIN_PASSWORD }: Record<string, string>): Promise<string> {
  const response = await fetch(`${CMS_URL}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD }),
  });
  if (!response.ok) throw new Error(`sign-in to the panel: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: { token: string } }).data.token;
}
