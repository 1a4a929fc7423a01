import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freshSettings, ROOT } from '../lib/environment.mjs';
import { onceFor } from '../lib/fingerprint.mjs';
import { freePorts } from '../lib/ports.mjs';
import { npm, run, step } from '../lib/run.mjs';
import { servicesOf } from '../lib/services.mjs';
import { Supervisor } from '../lib/supervisor.mjs';
import { durableInserts } from './durable-inserts.mjs';
import { describe, percentile } from './statistics.mjs';

const CLIENTS = 10;
/** A service runs for weeks, and V8 has not optimised it before some thousands of calls. */
const WARM_UP = 5_000;
const CALLS = 800;
const GOAL_P99_MS = 40;

/**
 * The create call of the payments service as `npm start` runs it: SQLite file, sandbox in a process of its own answering
 * at once, ten clients. What the service waits for the provider is measured call by call and subtracted.
 * @returns whether p99 of the service's own share is under 40 ms
 */
export async function benchPayments() {
  await step('Payments service', () =>
    onceFor('bench-payments', { inputs: ['contracts/src', 'payments-service'], output: 'payments-service/dist' }, () =>
      run(npm('run', 'build', '-w', 'payments-service'), { env: { NODE_ENV: 'production' } }),
    ),
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'kiln-bench-'));
  const cms = await startPriceList();
  try {
    const { all, own, cpuMs } = await measureService(folder, cms.url);
    const rate = durableInserts(folder);
    report(all, own, cpuMs, rate);
    return percentile(own, 0.99) < GOAL_P99_MS;
  } finally {
    cms.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureService(folder, cmsUrl) {
  const [payments, sandbox] = await freePorts(2);
  const ports = { PAYMENTS_PORT: String(payments), SANDBOX_PORT: String(sandbox), SANDBOX_URL: '', PAYMENTS_URL: '' };
  const settings = freshSettings({ ...ports, DATA_DIR: folder, CMS_URL: cmsUrl, LOG_LEVEL: 'warn' });
  const notesFile = path.join(folder, 'notes');
  const services = servicesOf(settings)
    .filter(({ name }) => name === 'payments' || name === 'sandbox')
    .map((service) => (service.name === 'payments' ? watched(service, notesFile) : service));
  const supervisor = new Supervisor({ logDir: path.join(folder, 'logs') });
  const url = `http://127.0.0.1:${payments}/api/payments/stripe/create-intent`;
  let calls;
  try {
    const processes = new Map(services.map((service) => [service.name, supervisor.start(service)]));
    if (!(await supervisor.healthy(services, { timeoutMs: 30_000 }))) {
      throw new Error(`The service did not start:\n${(await supervisor.failure).lines.join('\n')}`);
    }
    await createMany(url, WARM_UP);
    processes.get('payments').kill('SIGUSR2');
    calls = await createMany(url, CALLS);
  } finally {
    await supervisor.stop();
  }
  const { waits, cpuMs } = readNotes(notesFile);
  return {
    all: calls,
    own: calls.map(({ orderId, ms }) => ms - (waits.get(orderId) ?? 0)),
    cpuMs: cpuMs / CALLS,
  };
}

function watched(service, file) {
  const [node, ...args] = service.command;
  const preload = path.join(ROOT, 'scripts/bench/provider-wait.mjs');
  return {
    ...service,
    command: [node, '--import', preload, ...args],
    env: { ...service.env, BENCH_FILE: file },
  };
}

/** So many checkouts by ten clients, each starting its next one when it has its answer. */
async function createMany(url, count) {
  const calls = [];
  let left = count;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (left > 0) {
        left -= 1;
        const started = performance.now();
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(checkout()),
        });
        const { success, data, error } = await response.json();
        if (!success) throw new Error(`The create call was refused: ${JSON.stringify(error)}`);
        calls.push({ orderId: data.orderId, ms: performance.now() - started });
      }
    }),
  );
  return calls;
}

function checkout() {
  return {
    amount: 2640,
    currency: 'usd',
    payment_method: 'card',
    checkout_id: randomUUID(),
    items: [{ id: 1, quantity: 1 }],
    billing_details: { email: `${randomUUID()}@buyer.example`, name: 'Ada Byron', phone: '+1 555 0100' },
  };
}

/** What `provider-wait.mjs` wrote: waits by order (keys are '<order>-<attempt>') and CPU time, in ms. */
function readNotes(file) {
  const waits = new Map();
  let cpuMs = 0;
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const [key, ms] = line.split(' ');
    const orderId = key.replace(/-\d+$/, '');
    if (key === 'cpu') cpuMs = Number(ms);
    else waits.set(orderId, (waits.get(orderId) ?? 0) + Number(ms));
  }
  return { waits, cpuMs };
}

/** The CMS's price list with one asset, answered at once. */
function startPriceList() {
  const file = {
    deliverableId: 'del-1',
    versionId: 'del-1-v1',
    version: 1,
    fileName: 'asset.zip',
    size: 1,
    sha256: '0'.repeat(64),
    mime: 'application/zip',
    storageKey: 'asset.zip',
  };
  const products = [{ id: 1, title: 'Asset', price: 24, image: null, files: [file] }];
  const answer = JSON.stringify({ success: true, data: { products } });
  const server = createServer((_, response) => response.setHeader('content-type', 'application/json').end(answer));
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        url: `http://127.0.0.1:${server.address().port}`,
        close() {
          server.close();
          server.closeAllConnections();
        },
      }),
    );
  });
}

function report(calls, own, cpuMs, rate) {
  const total = calls.map(({ ms }) => ms);
  const seconds = total.reduce((sum, ms) => sum + ms, 0) / 1000 / CLIENTS;
  const perSecond = calls.length / seconds;
  const provider = total.map((ms, index) => ms - own[index]);
  console.log(`
  ${calls.length} create calls, ${CLIENTS} clients, after ${WARM_UP} to warm up

  as the client sees it    ${describe(total)}   ${perSecond.toFixed(0)} calls/s
  waiting for the provider ${describe(provider)}
  the service's own share  ${describe(own)}
  the service's CPU time   ${cpuMs.toFixed(2)} ms a call

  bare durable inserts     ${rate.toFixed(0)} rows/s, ${(1000 / rate).toFixed(2)} ms each
  one call costs           ${(percentile(own, 0.5) / CLIENTS / (1000 / rate)).toFixed(1)} bare inserts (own p50 over ${CLIENTS} clients)
  calls to inserts         1 : ${(rate / perSecond).toFixed(1)}

  own p99 ${percentile(own, 0.99).toFixed(1)} ms, goal under ${GOAL_P99_MS} ms: ${percentile(own, 0.99) < GOAL_P99_MS ? 'met' : 'MISSED'}
`);
}
