import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Core } from '@strapi/strapi';

/** Eight gigabytes at three megabits a second. */
const UPLOAD_TIMEOUT_MS = 6 * 60 * 60 * 1000;

export default ({ env }: Core.Config.Shared.ConfigParams) => {
  const publicDir = join(resolve(env('DATA_DIR', '../data')), 'cms', 'public');
  // The local upload provider refuses to start without its folder.
  mkdirSync(join(publicDir, 'uploads'), { recursive: true });

  return {
    host: env('CMS_HOST', '127.0.0.1'),
    port: env.int('CMS_PORT', 1337),
    // Panel and API share this origin, so the built panel carries a path only and works on any host and port.
    url: env('PUBLIC_URL', 'http://localhost:3000'),
    // The storefront's server or the gateway stands in front and sets X-Forwarded-*.
    // The last address counts, which that proxy appended: a client can write any before it, and log-ins are limited by it.
    proxy: { koa: true, maxIpsCount: 1 },
    // Node ends requests after five minutes, and with them a large file on a slow line. Without the gateway before it:
    // the storefront's proxy ends other requests sooner.
    http: { serverOptions: { requestTimeout: UPLOAD_TIMEOUT_MS } },
    app: { keys: env.array('APP_KEYS') },
    dirs: { public: publicDir },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    webhooks: { populateRelations: false },
  };
};
