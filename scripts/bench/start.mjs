import { execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ROOT } from '../lib/environment.mjs';
import { residentOf } from '../lib/memory.mjs';
import { freePorts } from '../lib/ports.mjs';
import { loadTogether } from './load.mjs';
import { median, printGoals, printTable, withSpread, writeFigures } from './report.mjs';

const FOLDER = path.join(ROOT, '.cache/bench/start');
const STARTS = 5;
const HEALTHY_SECONDS = 20;
/** Idle memory, MB. */
const LIMITS = { payments: 120, storefront: 150, cms: 350 };
const GROWTH = 1.3;
/** After the start's own work has been collected. */
const IDLE_AFTER_MS = 30_000;
const SCRIPTS = {
  payments: 'dist/service/server.js',
  storefront: 'dist/server/main.js',
  cms: 'strapi.js start',
  sandbox: 'dist/sandbox/server.js',
};

/**
 * `npm start` with nothing changed: seconds from the command to the line that says healthy, five times, then what each
 * process holds when idle, after one visitor, and after a minute of many (ten minutes with `full`).
 */
export async function benchStart({ full = false } = {}) {
  const settings = await settingsOfBench();
  // The first time installs, builds and seeds.
  await (await start(settings)).stop();
  const seconds = [];
  for (let round = 1; round < STARTS; round += 1) {
    const system = await start(settings);
    seconds.push(system.seconds);
    await system.stop();
  }
  const system = await start(settings);
  seconds.push(system.seconds);
  try {
    const addresses = await visited(settings);
    for (const address of addresses) await (await fetch(address)).arrayBuffer();
    await wait(IDLE_AFTER_MS);
    const idle = await memoryOf(system.pid);
    // Six turns, the first one to warm up.
    await loadTogether({ visitors: addresses }, { seconds: (full ? 600 : 60) / 6 });
    const loaded = await memoryOf(system.pid);
    report(seconds, idle, loaded);
    writeFigures('start', { seconds, idle, loaded });
  } finally {
    await system.stop();
  }
}

async function settingsOfBench() {
  const names = ['STOREFRONT', 'CMS', 'PAYMENTS', 'SANDBOX', 'SMTP', 'MAILBOX'].map((name) => `${name}_PORT`);
  const ports = await freePorts(names.length);
  const settings = Object.fromEntries(names.map((name, index) => [name, String(ports[index])]));
  return {
    ...settings,
    DATA_DIR: FOLDER,
    PUBLIC_URL: `http://localhost:${settings.STOREFRONT_PORT}`,
    SMTP_URL: `smtp://127.0.0.1:${settings.SMTP_PORT}`,
  };
}

async function start(settings) {
  const started = performance.now();
  const env = { ...process.env, ...settings };
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const healthy = new Promise((resolve) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes('Healthy after')) resolve(true);
    });
  });
  if (!(await Promise.race([healthy, ended.then(() => false)])))
    throw new Error('`npm start` ended before it was healthy.');
  const seconds = (performance.now() - started) / 1000;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { pid: child.pid, seconds, stop };
}

/** Resident memory of each service below `npm start`, in MB. */
async function memoryOf(parent) {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=,args=', '--ppid', String(parent)]);
  const lines = stdout.trim().split('\n');
  const found = {};
  for (const [name, script] of Object.entries(SCRIPTS)) {
    const line = lines.find((text) => text.includes(script));
    if (line) found[name] = await residentOf(Number.parseInt(line.trim(), 10));
  }
  return found;
}

/** Pages and the calls behind them, at the origin. */
async function visited({ PUBLIC_URL: origin }) {
  const answer = await (await fetch(`${origin}/api/products?limit=24`)).json();
  const products = answer.data.products.flatMap(({ id }) => [`/product/${id}`, `/api/products/${id}`]);
  const lists = ['/api/products?facets=true', '/api/products?search=icons', '/api/payments/methods'];
  return ['/', '/shop', ...lists, ...products].map((one) => `${origin}${one}`);
}

function report(seconds, idle, loaded) {
  const rows = Object.entries(idle).map(([name, before]) => ({
    '': name,
    'idle, MB': before,
    'after load, MB': loaded[name],
    times: (loaded[name] / before).toFixed(2),
  }));
  printTable('Resident memory', rows);
  printGoals([
    {
      goal: `npm start again: healthy within ${HEALTHY_SECONDS} s`,
      figure: `${withSpread(seconds)} s`,
      met: median(seconds) <= HEALTHY_SECONDS,
    },
    ...Object.entries(LIMITS).flatMap(([name, limit]) => [
      { goal: `${name} idle: at most ${limit} MB`, figure: `${idle[name]} MB`, met: idle[name] <= limit },
      {
        goal: `${name} after load: at most ${GROWTH} times that`,
        figure: `${(loaded[name] / idle[name]).toFixed(2)} times`,
        met: loaded[name] <= idle[name] * GROWTH,
      },
    ]),
  ]);
}
