import { spawn } from 'node:child_process';
import path from 'node:path';
import autocannon from 'autocannon';
import { freePorts } from '../../lib/ports.mjs';
import { whenAnswering } from './when-answering.mjs';

const CONNECTIONS = 10;
const SECONDS = 3;

/**
 * Answers per second, ten connections asking for brotli.
 * @param {() => string} [nextPath] another path for each request
 */
export async function answersPerSecond(url, nextPath) {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br' },
    ...(nextPath && { requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }] }),
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx + result.errors} failed`);
  return result.requests.average;
}

/** Starts a server of this folder that takes its port first. */
export async function startServer(file, ...args) {
  const [port] = await freePorts(1);
  const script = path.join(import.meta.dirname, file);
  const child = spawn(process.execPath, [script, String(port), ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await whenAnswering(url);
  return { url, stop: () => child.kill() };
}
