import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { freshSettings, ROOT } from '../lib/environment.mjs';
import { onceFor } from '../lib/fingerprint.mjs';
import { freePorts } from '../lib/ports.mjs';
import { npm, run, step } from '../lib/run.mjs';
import { servicesOf } from '../lib/services.mjs';
import { Supervisor } from '../lib/supervisor.mjs';
import { durableInserts } from './durable-inserts.mjs';
import { loadTogether } from './load.mjs';
import { multiplyOrders } from './many-orders.mjs';
import { confirmCard, openPayments, paidPerSecond, sweepTime } from './paid-orders.mjs';
import { createMany } from './payments/create-calls.mjs';
import { startMailSink } from './payments/mail-sink.mjs';
import { startPriceList } from './payments/price-list.mjs';
import { goalsOf, MANY, printCreate } from './payments/results.mjs';
import { printGoals, writeFigures } from './report.mjs';

/** A service runs for weeks, and V8 has not optimised it before some thousands of calls. */
const WARM_UP = 5_000;
const CALLS = 800;
const PAID = 400;
const ROUNDS = 5;

/**
 * The payments service as `npm start` runs it: SQLite file, sandbox in a process of its own answering at once, ten
 * clients. Of the create call, what the service waits for the provider is measured call by call and subtracted. Paid
 * orders go all the way: create call, card, webhook, settled. With `full` also beside a million orders.
 */
export async function benchPayments({ full = false } = {}) {
  await step('Payments service', () =>
    onceFor('bench-payments', { inputs: ['contracts/src', 'payments-service'], output: 'payments-service/dist' }, () =>
      run(npm('run', 'build', '-w', 'payments-service'), { env: { NODE_ENV: 'production' } }),
    ),
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'kiln-bench-'));
  const cms = await startPriceList();
  const mail = await startMailSink();
  try {
    const settings = await settingsFor(folder, { CMS_URL: cms.url, SMTP_URL: mail.url });
    const create = await withService(settings, (service) => measureCreate(service, folder));
    printCreate(create, WARM_UP, durableInserts(folder));
    const paid = await withService(settings, (service) => measurePaid(service, folder));
    const many = full ? await measureMany(settings, folder) : undefined;
    printGoals(goalsOf(create.own, paid, many));
    writeFigures('payments', { create: { ...create, all: create.all.map(({ ms }) => ms) }, paid, many });
  } finally {
    cms.close();
    mail.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function settingsFor(folder, others) {
  const [payments, sandbox] = await freePorts(2);
  const ports = { PAYMENTS_PORT: String(payments), SANDBOX_PORT: String(sandbox), SANDBOX_URL: '', PAYMENTS_URL: '' };
  return freshSettings({ ...ports, ...others, DATA_DIR: folder, LOG_LEVEL: 'warn' });
}

/** Starts the service and its sandbox, and stops them when the work is done. */
async function withService(settings, work) {
  const folder = settings.DATA_DIR;
  const services = servicesOf(settings)
    .filter(({ name }) => name === 'payments' || name === 'sandbox')
    .map((service) => (service.name === 'payments' ? watched(service, path.join(folder, 'notes')) : service));
  const supervisor = new Supervisor({ logDir: path.join(folder, 'logs') });
  try {
    const processes = new Map(services.map((service) => [service.name, supervisor.start(service)]));
    if (!(await supervisor.healthy(services, { timeoutMs: 30_000 }))) {
      throw new Error(`The service did not start:\n${(await supervisor.failure).lines.join('\n')}`);
    }
    return await work({ settings, payments: processes.get('payments'), stop: () => supervisor.stop() });
  } finally {
    await supervisor.stop();
  }
}

async function measureCreate({ settings, payments, stop }, folder) {
  const url = createUrl(settings);
  await createMany(url, WARM_UP);
  payments.kill('SIGUSR2');
  const calls = await createMany(url, CALLS);
  await stop();
  const { waits, cpuMs } = readNotes(path.join(folder, 'notes'));
  return {
    all: calls,
    own: calls.map(({ orderId, ms }) => ms - (waits.get(orderId) ?? 0)),
    cpuMs: cpuMs / CALLS,
  };
}

/** Paid orders and bare inserts in turn: what else uses the disk falls on both. */
async function measurePaid({ settings }, folder) {
  const sandbox = { url: settings.SANDBOX_URL, publishableKey: settings.STRIPE_PUBLISHABLE_KEY };
  const pay = () => createMany(createUrl(settings), PAID, ({ clientSecret }) => confirmCard(sandbox, clientSecret));
  const figures = { orders: [], inserts: [] };
  await paidPerSecond(folder, PAID, pay);
  for (let round = 0; round < ROUNDS; round += 1) {
    figures.orders.push(await paidPerSecond(folder, PAID, pay));
    figures.inserts.push(durableInserts(folder));
    // Inserting blocked the process: connections that the service closed meanwhile are noticed before they are used.
    await setImmediate();
  }
  return figures;
}

async function measureMany(settings, folder) {
  await step(`${MANY} orders`, async () => multiplyOrders(folder, MANY));
  const database = openPayments(folder);
  const ids = database.prepare("select id from payments where state = 'paid' order by rowid limit 500").pluck().all();
  const emails = database.prepare('select email from orders order by number desc limit 200').pluck().all();
  database.close();
  return withService(settings, async () => {
    const api = `${settings.PAYMENTS_URL}/api/payments`;
    const bearer = { authorization: `Bearer ${settings.SERVICE_SECRET}` };
    const calls = await loadTogether({
      verify: ids.map((id) => ({ url: `${api}/verify`, method: 'POST', json: { payment_id: id } })),
      'history of a buyer': emails.map((email) => ({
        url: `${api}/history?userId=${encodeURIComponent(email)}`,
        headers: bearer,
      })),
      'history of everybody': [{ url: `${api}/history?limit=50&page=3`, headers: bearer }],
    });
    return { ...calls, sweep: await sweepTime(folder) };
  });
}

const createUrl = (settings) => `${settings.PAYMENTS_URL}/api/payments/stripe/create-intent`;

function watched(service, file) {
  const [node, ...args] = service.command;
  const preload = path.join(ROOT, 'scripts/bench/provider-wait.mjs');
  return {
    ...service,
    command: [node, '--import', preload, ...args],
    env: { ...service.env, BENCH_FILE: file },
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
