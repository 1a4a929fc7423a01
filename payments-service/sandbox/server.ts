import { serve } from '@hono/node-server';
import { createSandbox } from './app';
import { readSandboxConfig, type SandboxConfig } from './config';

function readConfigOrExit(): SandboxConfig {
  try {
    return readSandboxConfig(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const config = readConfigOrExit();
const sandbox = createSandbox(config);
const server = serve({ fetch: sandbox.app.fetch, hostname: config.host, port: config.port }, ({ port }) => {
  console.log(`Sandbox of the payment providers on http://${config.host}:${port}`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => void sandbox.close().then(() => process.exit(0)));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}
