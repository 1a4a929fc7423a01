import type { AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import { createApp } from '../app';
import type { CommandDeps } from '../cli/command';
import { readConfig } from '../config';
import { createDependencies, type Dependencies } from '../dependencies';
import { createLogger } from '../middleware/access-log';
import type { RouteDeps } from '../routes/deps';
import { closeServer } from './fake-cms';
import { startWorld, type World } from './world';

export interface Harness extends World {
  /** Base of the service, e.g. 'http://127.0.0.1:41234'. */
  url: string;
  deps: RouteDeps;
  /** What the command line works with. */
  commands: CommandDeps;
  /** Moves the service's clock on by milliseconds. */
  travel(ms: number): void;
}

export interface HarnessOptions {
  environment?: Record<string, string>;
  /** Mails, replays and the sweep run by themselves; off to drive them by hand. */
  workers?: boolean;
}

/** The real service in its world, listening on a free port. Close it after the test. */
export async function startHarness({ environment = {}, workers = true }: HarnessOptions = {}): Promise<Harness> {
  let handle: (request: Request, bindings: object) => Response | Promise<Response> = () =>
    new Response(null, { status: 503 });
  const server = serve({ fetch: (request, bindings) => handle(request, bindings), hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;

  const world = await startWorld(port);
  const config = readConfig({ ...world.environment, ...environment });
  const logger = createLogger(config.logLevel);
  let offset = 0;
  const service = await createDependencies(config, logger, () => new Date(Date.now() + offset));
  const app = createApp({ deps: service.deps, logger, publicUrl: config.publicUrl });
  handle = (request, bindings) => app.fetch(request, bindings);
  if (workers) service.startWorkers();

  return {
    ...world,
    url: `http://127.0.0.1:${port}`,
    deps: service.deps,
    commands: service.commands,
    travel: (ms) => {
      offset += ms;
    },
    close: () => closeAll(server, service, world),
  };
}

async function closeAll(server: ServerType, service: Dependencies, world: World): Promise<void> {
  await closeServer(server);
  await service.close();
  await world.close();
}
