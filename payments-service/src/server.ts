import { serve, type ServerType } from '@hono/node-server';
import { createApp } from './app';
import { ConfigError, readConfig, type Config } from './config';
import { createDependencies } from './dependencies';
import { createLogger } from './middleware/access-log';

/** Longer than any request may take. */
const DRAIN_MS = 30_000;

async function main(config: Config): Promise<void> {
  const logger = createLogger(config.logLevel);
  const { deps, startWorkers, close } = await createDependencies(config, logger);
  const app = createApp({ deps, logger, publicUrl: config.publicUrl });
  const server = serve({ fetch: app.fetch, hostname: config.host, port: config.port }, ({ port }) => {
    logger.info({ port, mode: config.mode, database: config.database.kind }, 'payments service listens');
  });
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

/** Takes no new requests and waits for those under way. */
function drain(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(late);
      resolve();
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}

try {
  await main(readConfig());
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
