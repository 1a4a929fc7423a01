import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const LAST_LINES = 20;
const STOP_PATIENCE_MS = 10_000;
// The first start scales some hundred pictures: a minute when nothing else runs, many on a busy machine.
export const HEALTHY_WITHIN_MS = 900_000;

/**
 * Starts processes, watches them, and ends them together: one that dies takes the others with it.
 * Their output goes to `<logDir>/<name>.log`, and to the terminal with `echo`.
 */
export class Supervisor {
  #children = new Map();
  #stopping = false;
  #failed;

  constructor({ logDir, echo = false }) {
    this.logDir = logDir;
    this.echo = echo;
    mkdirSync(logDir, { recursive: true });
    /** Settles when a process dies unasked: `{name, code, lines}`. */
    this.failure = new Promise((resolve) => (this.#failed = resolve));
  }

  start({ name, command, cwd, env }) {
    const [file, ...args] = command;
    const child = spawn(file, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    const log = createWriteStream(path.join(this.logDir, `${name}.log`));
    const lines = [];
    const take = (chunk) => {
      log.write(chunk);
      for (const line of chunk.toString().split('\n').filter(Boolean)) {
        lines.push(line);
        if (lines.length > LAST_LINES) lines.shift();
        if (this.echo) process.stdout.write(`${name.padEnd(10)} ${line}\n`);
      }
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => lines.push(error.message));
    const closed = new Promise((resolve) => child.on('close', resolve));
    closed.then((code) => {
      this.#children.delete(name);
      log.end(() => {
        if (!this.#stopping) this.#failed({ name, code, lines });
      });
    });
    this.#children.set(name, { child, closed });
    return child;
  }

  /** Waits until every service answers its health call with 2xx. Ends early, false, when one dies or time is up. */
  async healthy(services, { timeoutMs = HEALTHY_WITHIN_MS } = {}) {
    const deadline = Date.now() + timeoutMs;
    const all = Promise.all(services.map((service) => this.#answers(service, deadline)));
    const result = await Promise.race([all, this.failure.then(() => [false])]);
    return result.every(Boolean);
  }

  async #answers({ health }, deadline) {
    while (Date.now() < deadline && !this.#stopping) {
      const response = await fetch(health, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
      if (response?.ok) return true;
      await wait(150);
    }
    return false;
  }

  /** SIGTERM to all, SIGKILL to who does not go. */
  async stop() {
    this.#stopping = true;
    const running = [...this.#children.values()];
    for (const { child } of running) child.kill('SIGTERM');
    const patience = new AbortController();
    const late = wait(STOP_PATIENCE_MS, undefined, { signal: patience.signal })
      .then(() => running.forEach(({ child }) => child.kill('SIGKILL')))
      .catch(() => undefined);
    await Promise.all(running.map(({ closed }) => closed));
    patience.abort();
    await late;
  }
}
