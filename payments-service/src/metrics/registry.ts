import { statfs } from 'node:fs/promises';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { MetricsDeps } from './ports';

export interface Metrics {
  /** Prometheus's text format. @throws when the database does not answer */
  scrape(): Promise<{ contentType: string; text: string }>;
  /** One answered request; `route` is the pattern, never an address. */
  observeRequest(request: { method: string; route: string; status: number }, seconds: number): void;
}

/**
 * The service's metrics. What the database tells is asked for at each scrape and is the same in every copy; requests and
 * the process's own figures are each copy's own.
 */
export function createMetrics(deps: MetricsDeps): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'kiln_payments_request_seconds',
    help: 'Time that requests took',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  const refreshers = [shopGauges(registry, deps), healthGauges(registry, deps), diskGauge(registry, deps)];
  return {
    async scrape() {
      await Promise.all(refreshers.map((refresh) => refresh()));
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
    observeRequest: ({ method, route, status }, seconds) =>
      requests.observe({ method, route, status: String(status) }, seconds),
  };
}

type Refresh = () => Promise<void>;

function shopGauges(registry: Registry, { figures, now }: MetricsDeps): Refresh {
  const gauge = gaugesOf(registry);
  const orders = gauge('kiln_orders_last_hour', 'Orders with a payment begun within the hour, as they stand', 'state');
  const payments = gauge('kiln_payments_last_hour', 'Payments begun within the hour, as they stand', 'method', 'state');
  const depth = gauge('kiln_outbox_mails', 'Mails that wait to be sent');
  const age = gauge('kiln_outbox_oldest_seconds', 'Since when the oldest of them waits');
  const refused = gauge('kiln_mails_refused', 'Mails that the receiver’s server refused for good');
  const returned = gauge('kiln_mails_returned_last_day', 'Mails that came back within a day');
  const queue = gauge('kiln_refund_queue', 'Money that waits for a decision of support');
  return async () => {
    const at = now();
    const read = await figures.read(at);
    orders.reset();
    payments.reset();
    for (const { state, count } of read.orders) orders.set({ state }, count);
    for (const { method, state, count } of read.payments) payments.set({ method, state }, count);
    depth.set(read.outbox.depth);
    age.set(secondsSince(read.outbox.oldestAt, at));
    refused.set(read.outbox.refused);
    returned.set(read.mailsReturned);
    queue.set(read.refundQueue);
  };
}

function healthGauges(registry: Registry, { health, now }: MetricsDeps): Refresh {
  const gauge = gaugesOf(registry);
  const lag = gauge('kiln_webhook_lag_seconds', 'From the last event’s arrival until it was worked', 'provider');
  const unworked = gauge('kiln_webhooks_unworked', 'Events that are not worked yet', 'provider');
  const oldest = gauge('kiln_webhook_oldest_seconds', 'Since when the oldest of them waits', 'provider');
  const failed = gauge('kiln_last_error_seconds', 'Since the last error of a provider or worker', 'subject');
  const ran = gauge('kiln_worker_last_run_seconds', 'Since a worker’s last good run, in any copy', 'worker');
  return async () => {
    const [webhooks, notes] = await Promise.all([health.webhooks(), health.notes()]);
    const at = now();
    for (const { provider, lagMs, unworked: count, oldestUnworkedAt } of webhooks) {
      if (lagMs !== null) lag.set({ provider }, lagMs / 1000);
      unworked.set({ provider }, count);
      oldest.set({ provider }, secondsSince(oldestUnworkedAt, at));
    }
    for (const { subject, lastRunAt, lastError } of notes) {
      if (lastError) failed.set({ subject }, secondsSince(lastError.at, at));
      if (lastRunAt) ran.set({ worker: subject.replace(/^worker /, '') }, secondsSince(lastRunAt, at));
    }
  };
}

function diskGauge(registry: Registry, { folders }: MetricsDeps): Refresh {
  const free = gaugesOf(registry)('kiln_disk_free_bytes', 'Free room where a folder lies', 'folder');
  return async () => {
    for (const [folder, path] of Object.entries(folders)) {
      const { bavail, bsize } = await statfs(path);
      free.set({ folder }, bavail * bsize);
    }
  };
}

function gaugesOf(registry: Registry) {
  return <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
}

function secondsSince(at: string | null, now: Date): number {
  return at === null ? 0 : Math.max(0, (now.getTime() - Date.parse(at)) / 1000);
}
