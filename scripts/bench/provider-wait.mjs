import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';

// Loaded into the service by `node --import`: notes how long each of its requests to the provider was out, by the
// idempotency key, which begins with the order's id, and its CPU time from SIGUSR2 until it is asked to end.
const started = new WeakMap();
const lines = [];
let cpuBefore;
const isProvider = (request) => request.getHeader('idempotency-key') !== undefined;

subscribe('http.client.request.start', ({ request }) => started.set(request, performance.now()));
subscribe('http.client.response.finish', ({ request, response }) => {
  const note = () => {
    const key = String(request.getHeader('idempotency-key'));
    lines.push(`${key} ${performance.now() - (started.get(request) ?? performance.now())}`);
  };
  if (!isProvider(request)) return;
  if (response.complete) note();
  else response.once('end', note);
});
process.on('SIGUSR2', () => (cpuBefore = process.cpuUsage()));
process.on('SIGTERM', () => {
  const { user, system } = process.cpuUsage(cpuBefore);
  lines.push(`cpu ${(user + system) / 1000}`);
  appendFileSync(process.env.BENCH_FILE, `${lines.join('\n')}\n`);
});
