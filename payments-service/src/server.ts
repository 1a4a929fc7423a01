import { serve, type ServerType } from '@hono/node-server';
import { createApp } from './app';
import { ConfigError, readConfig, type Config } from './config';
import { createDependencies } from './dependencies';
import { listenForScrapes } from './metrics/listen';
import { createMetrics } from './metrics/registry';
import { createLogger } from './middleware/access-log';

/** Longer than any request may take. */
const DRAIN_MS = 30_000;
/** A request is received within 30 s; connections outlive the 60 s for which a proxy keeps them. */
const TIMEOUTS = { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 };

async function main(config: Config): Promise<void> {
  const logger = createLogger(config.logLevel);
  const { deps, figures, startWorkers, close } = await createDependencies(config, logger);
  // Where nobody asks nothing is measured.
  const metrics =
    config.metricsPort === undefined
      ? undefined
      : createMetrics({
          figures,
          health: deps.database.health,
          folders: { files: config.privateDir, marks: config.mail.handoverDir },
          now: deps.now,
        });
  const app = createApp({ deps, logger, publicUrl: config.publicUrl, meter: metrics });
  const server = serve(
    { fetch: app.fetch, hostname: config.host, port: config.port, serverOptions: TIMEOUTS },
    ({ port }) => logger.info({ port, mode: config.mode, database: config.database.kind }, 'payments service listens'),
  );
  if (metrics && config.metricsPort !== undefined) listenForScrapes(metrics, config.host, config.metricsPort, logger);
  startWorkers();

  let ending: Promise<void> | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      ending ??= drain(server).then(close);
      void ending.then(() => {
        logger.info({ signal }, 'payments service ended');
        process.exit(0);
      });
    });
  }
}

/** Takes no new requests and waits for those under way; a connection is closed as soon as it is idle. */
function drain(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    if (!('closeIdleConnections' in server)) return void server.close(() => resolve());
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(late);
      resolve();
    });
  });
}

try {
  await main(readConfig());
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
