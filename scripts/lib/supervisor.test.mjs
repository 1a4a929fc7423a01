import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePorts, isFree } from './ports.mjs';
import { Supervisor } from './supervisor.mjs';

let logDir;
let supervisor;
beforeEach(() => {
  logDir = mkdtempSync(path.join(tmpdir(), 'kiln-logs-'));
  supervisor = new Supervisor({ logDir });
});
afterEach(async () => {
  await supervisor.stop();
  rmSync(logDir, { recursive: true });
});

const program = (name, code) => ({ name, command: [process.execPath, '-e', code], cwd: logDir, env: {} });
const listening = (port) => `require('http').createServer((_, r) => r.end()).listen(${port}, '127.0.0.1')`;

it('reports a program that dies, with its last words', async () => {
  supervisor.start(program('broken', 'console.error("no database"); process.exit(3)'));
  expect(await supervisor.failure).toEqual({ name: 'broken', code: 3, lines: ['no database'] });
  expect(readFileSync(path.join(logDir, 'broken.log'), 'utf8')).toContain('no database');
});

it('is not healthy when one of the programs dies', async () => {
  const [port] = await freePorts(1);
  supervisor.start(program('broken', 'process.exit(1)'));
  const services = [{ health: `http://127.0.0.1:${port}/` }];
  expect(await supervisor.healthy(services, { timeoutMs: 30_000 })).toBe(false);
});

it('waits for an answer, and ends what it started', async () => {
  const [port] = await freePorts(1);
  const child = supervisor.start(program('web', listening(port)));
  expect(await supervisor.healthy([{ health: `http://127.0.0.1:${port}/` }], { timeoutMs: 30_000 })).toBe(true);
  expect(await isFree(port)).toBe(false);
  await supervisor.stop();
  expect(child.signalCode ?? child.exitCode).toBe('SIGTERM');
  expect(await isFree(port)).toBe(true);
});
