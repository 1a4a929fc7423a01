import { createServer, type Server } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { serviceFor } from '@kiln/contracts/origin-table';
import { requestPath } from './request-path';

export interface Metrics {
  registry: Registry;
  measure: MiddlewareHandler;
  /** A page was made of the last good answer, because the service behind it did not answer. */
  countOldAnswer(): void;
}

/** What this copy of the storefront did: how long pages took, and how often they had to do with old content. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'kiln_storefront_request_seconds',
    help: 'Time that requests took, by what was asked for',
    labelNames: ['kind', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const oldAnswers = new Counter({
    name: 'kiln_storefront_old_answers_total',
    help: 'Content that pages took from the last good answer',
    registers: [registry],
  });
  return {
    registry,
    countOldAnswer: () => oldAnswers.inc(),
    async measure(c, next) {
      const started = performance.now();
      await next();
      const kind = kindOf(requestPath(c).pathname);
      if (kind === 'health') return;
      requests.observe({ kind, status: String(c.res.status) }, (performance.now() - started) / 1000);
    },
  };
}

/** Answers `GET /metrics` on a port of its own, which no public origin leads to. */
export function listenForScrapes({ registry }: Metrics, host: string, port: number, logger: Logger): Server {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        logger.error({ err: error }, 'metrics could not be read');
        response.writeHead(503).end();
      },
    );
  });
  server.on('error', (error) => logger.error({ err: error, port }, 'metrics cannot be listened for'));
  return server.listen(port, host);
}

function kindOf(pathname: string): string {
  if (/^\/(healthz|readyz)$/.test(pathname)) return 'health';
  const service = serviceFor(pathname);
  if (service !== 'storefront') return service;
  return pathname.startsWith('/assets/') ? 'asset' : 'page';
}
