import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freshSettings, ROOT } from './environment.mjs';
import { freePorts } from './ports.mjs';
import { run } from './run.mjs';

/** Why containers cannot be run here; undefined: they can. */
export function whyNoEngine() {
  const info = spawnSync('docker', ['info', '--format', '{{.ServerVersion}}'], { encoding: 'utf8' });
  if (info.error) return 'docker is not installed';
  if (info.status !== 0) return 'no Docker engine answers `docker info`';
  return spawnSync('docker-compose', ['version']).error ? 'docker-compose is not installed' : undefined;
}

/**
 * The demo in containers under a project name and on ports of its own, beside whatever else runs here.
 * `settings` are those of its .env; `compose(...)` runs docker-compose on it.
 */
export async function demoProject(name, overrides = {}) {
  const [http, https, mailbox] = await freePorts(3);
  const settings = freshSettings({
    PUBLIC_URL: `http://localhost:${http}`,
    COMPOSE_PROJECT_NAME: name,
    GATEWAY_HTTP: `127.0.0.1:${http}`,
    GATEWAY_HTTPS: `127.0.0.1:${https}`,
    MAILBOX_HTTP: `127.0.0.1:${mailbox}`,
    MAILBOX_PORT: String(mailbox),
    ...overrides,
  });
  // Set in a shell they would win over the file.
  settings.SMTP_URL = 'smtp://maildev:1025';
  const folder = path.join(ROOT, '.cache/compose');
  mkdirSync(folder, { recursive: true });
  const envFile = path.join(folder, `${name}.env`);
  writeFileSync(
    envFile,
    Object.entries(settings)
      .map(([key, value]) => `${key}=${value}\n`)
      .join(''),
    { mode: 0o600 },
  );
  const compose = (...args) => run(['docker-compose', '--env-file', envFile, '-p', name, ...args], { show: true });
  return { settings, folder, compose, url: settings.PUBLIC_URL };
}

/** Waits until the origin answers with the shop. @throws Error after `timeoutMs` */
export async function answers(url, timeoutMs = 120_000) {
  const deadline = Date.now() + timeoutMs;
  let last;
  while (Date.now() < deadline) {
    const response = await fetch(`${url}/shop`, { signal: AbortSignal.timeout(5_000) }).catch((error) => error);
    if (response.ok) return;
    last = response.status ?? response.message;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${url}/shop did not answer within ${timeoutMs / 1000} s: ${last}`);
}
