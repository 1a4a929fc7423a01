import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from './test-database';

export const ADMIN = { email: 'admin@example.com', password: 'Admin-password-1' };
export const SERVICE_SECRET = 'a-secret-between-services';

const CMS = join(import.meta.dirname, '../..');
const STRAPI = join(CMS, 'node_modules/@strapi/strapi/bin/strapi.js');
const START_TIMEOUT = 90_000;

export interface Cms {
  url: string;
  dataDir: string;
  privateDir: string;
  /** All it has printed so far. */
  output: () => string;
  /** Ends the process and keeps the data. */
  stop: () => Promise<void>;
  /** Ends it as a crash would. */
  kill: () => Promise<void>;
}

export interface Workspace {
  env: NodeJS.ProcessEnv;
  dataDir: string;
  remove: () => Promise<void>;
}

/** A data folder of its own, and a database of its own when TEST_POSTGRES_URL names a server. */
export async function createWorkspace(env: NodeJS.ProcessEnv = {}): Promise<Workspace> {
  if (!existsSync(join(CMS, 'dist/build/index.html'))) throw new Error('Build the CMS first: npm run build');

  const dataDir = await mkdtemp(join(tmpdir(), 'cms-test-'));
  const database = await createDatabase(process.env.TEST_POSTGRES_URL);
  return {
    dataDir,
    env: { ...settings(dataDir), ...(database && { CMS_DATABASE_URL: database.url }), ...env },
    remove: async () => {
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the built CMS and waits until it is healthy. Fails with its output when it ends instead. */
export async function startCms({ env, dataDir }: Workspace): Promise<Cms> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [STRAPI, 'start'], {
    cwd: CMS,
    env: { ...env, CMS_PORT: String(port), PUBLIC_URL: url },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };

  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };

  const deadline = Date.now() + START_TIMEOUT;
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The CMS did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, dataDir, privateDir: join(dataDir, 'private'), output: () => output, stop, kill };
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/_health`)).status === 204;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

function settings(dataDir: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    SEED: 'false',
    SERVICE_SECRET,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    APP_KEYS: 'key-one,key-two',
    API_TOKEN_SALT: 'api-token-salt',
    ADMIN_JWT_SECRET: 'admin-jwt-secret',
    TRANSFER_TOKEN_SALT: 'transfer-token-salt',
    JWT_SECRET: 'jwt-secret',
    ENCRYPTION_KEY: 'encryption-key-of-32-characters!',
    STRAPI_TELEMETRY_DISABLED: 'true',
  };
}
