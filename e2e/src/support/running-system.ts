import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startThrowAway } from '../../../scripts/lib/throw-away-system.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    settings: Record<string, string>;
    /** Of the Super Admin, for the panel's calls: log-ins are limited, so all test files share one. Lasts 30 minutes. */
    adminToken: string;
  }
}

/**
 * Starts the built system on free ports with data of its own, as `npm start` would, and ends it after the tests.
 * RUNNING_SYSTEM names a JSON file with the settings of one that runs already: the tests use that one and leave it running.
 */
export default async function setup(project: TestProject) {
  if (process.env.RUNNING_SYSTEM) {
    await provide(project, JSON.parse(await readFile(process.env.RUNNING_SYSTEM, 'utf8')) as Record<string, string>);
    return;
  }
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kiln-e2e-'));
  const dropData = async () => {
    if (!process.env.KEEP_DATA) await rm(dataDir, { recursive: true, force: true });
  };
  const system = await startThrowAway(dataDir, { seeded: true }).catch(async (error: unknown) => {
    await dropData();
    throw error;
  });
  await provide(project, system.settings);
  return async () => {
    await system.stop();
    await dropData();
  };
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
