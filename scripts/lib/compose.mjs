import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { freshSettings, ROOT } from './environment.mjs';
import { freePorts } from './ports.mjs';
import { run } from './run.mjs';

const execute = promisify(execFile);
/** NO_BUILD=1 takes the images that are there. */
export const BUILT = process.env.NO_BUILD ? '--no-build' : '--build';
const ANSWERS_WITHIN_MS = 120_000;

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
    // Version 1 of docker-compose gives up on an engine that is busy for a minute.
    COMPOSE_HTTP_TIMEOUT: '600',
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
  const command = ['docker-compose', '--env-file', envFile, '-p', name];
  const compose = (...args) => run([...command, ...args], { show: true });
  compose.command = command;
  return { settings, folder, compose, url: settings.PUBLIC_URL };
}

/**
 * Builds and starts the demo, does `work` with it and takes it away again. A failure shows the last lines of its logs and
 * makes the program's exit code 1.
 * `settingsFile` holds its settings as JSON.
 * @param source folder of another commit, whose containers come up first
 */
export async function withDemo(name, overrides, work, { up = [], source } = {}) {
  const demo = await demoProject(name, overrides);
  const { settings, folder, compose, url } = demo;
  try {
    if (source) await upEarlier(compose, source);
    else await compose('up', BUILT, '-d', ...up);
    await answers(url);
    const settingsFile = path.join(folder, `${name}.json`);
    writeFileSync(settingsFile, JSON.stringify(settings), { mode: 0o600 });
    await work({ ...demo, settingsFile });
  } catch (error) {
    console.error(error.message);
    await compose('logs', '--tail', '40').catch(() => undefined);
    process.exitCode = 1;
  } finally {
    if (!process.env.KEEP_CONTAINERS) await compose('down', '-v', '--remove-orphans');
  }
}

/** Images of its own: those of this commit stay for the upgrade. */
function upEarlier(compose, source) {
  const env = { KILN_VERSION: 'earlier' };
  return run([...compose.command, 'up', '--build', '-d'], { cwd: source, env, show: true });
}

/** What docker-compose prints for these arguments. */
export async function outputOf(compose, ...args) {
  const [file, ...before] = compose.command;
  const { stdout } = await execute(file, [...before, ...args], { maxBuffer: 2 ** 28 });
  return stdout;
}

/** A service's address in the project's network, which the host reaches on Linux; of one copy. */
export async function addressIn(compose, service) {
  const [id] = (await outputOf(compose, 'ps', '-q', service)).split('\n');
  const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}';
  return (await execute('docker', ['inspect', '--format', format, id])).stdout.trim();
}

/**
 * Waits until the origin answers with the shop.
 * @param ask for an address's status; `fetch` knows no certificate of a test's own
 * @throws Error after two minutes
 */
export async function answers(url, ask = fetchPatiently) {
  const deadline = Date.now() + ANSWERS_WITHIN_MS;
  let last;
  while (Date.now() < deadline) {
    const response = await ask(new URL('/shop', url)).catch((error) => error);
    if (response.status === 200) return;
    last = response.status ?? response.message;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${url}/shop did not answer within ${ANSWERS_WITHIN_MS / 1000} s: ${last}`);
}

function fetchPatiently(url) {
  return fetch(url, { signal: AbortSignal.timeout(5_000) });
}
