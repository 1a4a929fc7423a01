import { createServer, type Server } from 'node:http';
import type { Log } from '../lib/log';
import type { Metrics } from './registry';

/** Answers `GET /metrics` on a port of its own, which no public origin leads to. */
export function listenForScrapes(metrics: Pick<Metrics, 'scrape'>, host: string, port: number, log: Log): Server {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.scrape().then(
      ({ contentType, text }) => response.writeHead(200, { 'content-type': contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'metrics could not be read');
        response.writeHead(503).end();
      },
    );
  });
  server.on('error', (error) => log.error({ err: error, port }, 'metrics cannot be listened for'));
  return server.listen(port, host);
}
