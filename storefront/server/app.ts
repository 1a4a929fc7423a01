import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Logger } from 'pino';
import type { ContentResult, RenderedPage } from '../src/entry-server';
import { serviceFor } from '@kiln/contracts/origin-table';
import type { ClientAssets } from './assets';
import type { Config } from './config';
import { createContentSource } from './content-source';
import { health } from './health';
import type { Metrics } from './metrics';
import { page } from './page';
import { createProxy } from './proxy';
import { requestPath } from './request-path';
import { requestLog } from './request-log';
import { contentSecurityPolicy } from './security-policy';
import { sitemap } from './sitemap';
import { ICONS, staticFiles } from './static-files';

export type RenderPage = (url: URL, fetchKey: (key: string) => Promise<ContentResult>) => Promise<RenderedPage>;

export interface Dependencies {
  config: Config;
  logger: Logger;
  /** Read anew for each page in development. */
  assets: () => ClientAssets;
  renderPage: RenderPage;
  /** Folder of the built client; null in development, where Vite serves it. */
  clientDir: string | null;
  metrics?: Metrics | undefined;
}

export interface AppEnv {
  /** Node's request and response; absent when tests call the app directly. */
  Bindings: Partial<HttpBindings> | undefined;
  Variables: { requestId: string; logger: Logger };
}

/** The storefront's server: pages, assets, and the one origin's proxy by the origin table. */
export function createApp(dependencies: Dependencies): Hono<AppEnv> {
  const { config, clientDir, metrics } = dependencies;
  const app = new Hono<AppEnv>();
  const content = createContentSource(config, metrics?.countOldAnswer);
  const proxy = createProxy(config);

  app.use(requestLog(dependencies.logger));
  if (metrics) app.use(metrics.measure);
  // Another service's answer keeps its own headers: the panel has a policy of its own.
  app.use(async (c, next) => (serviceFor(requestPath(c).pathname) === 'storefront' ? next() : proxy(c)));
  app.use(
    secureHeaders({
      contentSecurityPolicy: contentSecurityPolicy(config),
      // A page sets its own: an order page's address is a secret.
      referrerPolicy: false,
      xFrameOptions: 'DENY',
      strictTransportSecurity: config.publicUrl.startsWith('https:') ? 'max-age=31536000' : false,
      // Payment windows of providers open from the checkout.
      crossOriginOpenerPolicy: 'same-origin-allow-popups',
    }),
  );
  app.route('/', health(config));
  app.route('/', sitemap(config, content));
  if (clientDir) for (const path of ['/assets/*', ...ICONS]) app.use(path, staticFiles(clientDir));
  app.get('*', page(dependencies, content));
  app.all('*', (c) => c.text('Method Not Allowed', 405, { allow: 'GET, HEAD' }));
  app.onError((error, c) => {
    c.get('logger').error({ err: error }, 'request failed');
    return c.text(`Something went wrong. Request ${c.get('requestId')}`, 500, { 'cache-control': 'no-store' });
  });
  return app;
}
