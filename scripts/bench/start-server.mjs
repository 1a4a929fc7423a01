import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePorts } from '../lib/ports.mjs';
import { whenAnswering } from './when-answering.mjs';

/** Starts a server of this folder that takes its port first. @throws Error when nothing answers after twenty seconds */
export async function startServer(file, ...args) {
  const [port] = await freePorts(1);
  const child = spawn(process.execPath, [path.join(import.meta.dirname, file), String(port), ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await whenAnswering(url);
  return { url, stop: () => child.kill() };
}
