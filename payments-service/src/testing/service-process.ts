import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { eventually } from './eventually';

export interface ServiceProcess {
  url: string;
  /** Ends it with a signal and waits until it is gone. @returns its exit code */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  /** What it has written to stdout and stderr. */
  output(): string;
}

const FROM_SOURCE = ['--import', 'tsx', 'src/server.ts'];

/**
 * Runs the real service as a process of its own and waits until it is ready.
 * @param program arguments of node, relative to the package; the source if absent
 */
export async function startServiceProcess(
  environment: Record<string, string>,
  program: readonly string[] = FROM_SOURCE,
): Promise<ServiceProcess> {
  const root = path.resolve(import.meta.dirname, '../..');
  const child = spawn(process.execPath, [...program], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const url = `http://127.0.0.1:${environment.PAYMENTS_PORT}`;
  await eventually('the service is ready', async () => isReady(child, url, output));
  return {
    url,
    output: () => output,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

async function isReady(child: ChildProcess, url: string, output: string): Promise<boolean> {
  if (child.exitCode !== null) throw new Error(`The service ended:\n${output}`);
  const response = await fetch(`${url}/api/payments/readyz`).catch(() => undefined);
  return response?.status === 200;
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
