import { join } from 'node:path';
import { serve } from '@hono/node-server';
import pino from 'pino';
import { loadState, renderPage } from '../src/entry-server';
import { createApp } from './app';
import { readAssets } from './assets';
import { readConfig } from './config';
import { createMetrics, listenForScrapes } from './metrics';

/** Node ends requests after five minutes, and with them a large file on a slow line. The proxy ends all others sooner. */
const UPLOAD_TIMEOUT_MS = 6 * 60 * 60 * 1000;

const config = readConfig(process.env);
const logger = pino({ name: 'storefront' });
const clientDir = join(import.meta.dirname, '../client');
const assets = readAssets(clientDir);
const metrics = createMetrics();
const app = createApp({ config, logger, assets: () => assets, renderPage, loadState, clientDir, metrics });

const server = serve(
  { fetch: app.fetch, hostname: config.host, port: config.port, serverOptions: { requestTimeout: UPLOAD_TIMEOUT_MS } },
  ({ port }) => logger.info({ port }, 'storefront listens'),
);
if (config.metricsPort !== null) listenForScrapes(metrics, config.host, config.metricsPort, logger);
server.on('error', (error) => {
  logger.fatal({ err: error }, 'storefront cannot listen');
  process.exit(1);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => server.close(() => process.exit(0)));
}
