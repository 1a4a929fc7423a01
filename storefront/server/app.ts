import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Logger } from 'pino';
import type { ContentResult, RenderedPage, TimeStage } from '../src/entry-server';
import type { ServerState } from '../src/app/providers';
import { STATE_PATTERN } from '../src/lib/page-state';
import { serviceFor } from '@kiln/contracts/origin-table';
import type { ClientAssets } from './assets';
import type { Config } from './config';
import { createContentSource } from './content-source';
import { createContentVersion } from './content-version';
import { health } from './health';
import type { Metrics } from './metrics';
import { keptPages, type KeptAnswer } from './kept-pages';
import { page } from './page';
import { pageState } from './page-state';
import { createProxy } from './proxy';
import { requestPath } from './request-path';
import { requestLog } from './request-log';
import { contentSecurityPolicy } from './security-policy';
import { sitemap } from './sitemap';
import { ICONS, staticFiles } from './static-files';

export type FetchKey = (key: string) => Promise<ContentResult>;
export type RenderPage = (url: URL, fetchKey: FetchKey, stages: { time: TimeStage }) => Promise<RenderedPage>;
export type LoadState = (url: URL, fetchKey: FetchKey) => Promise<ServerState>;

export interface Dependencies {
  config: Config;
  logger: Logger;
  /** Read anew for each page in development. */
  assets: () => ClientAssets;
  renderPage: RenderPage;
  loadState: LoadState;
  /** Folder of the built client; null in development, where Vite serves it. */
  clientDir: string | null;
  metrics?: Metrics | undefined;
}

export interface AppEnv {
  /** Node's request and response; absent when tests call the app directly. */
  Bindings: Partial<HttpBindings> | undefined;
  Variables: {
    requestId: string;
    logger: Logger;
    /** A page's own policy; another answer gets one without inline elements. */
    policy?: string;
    /** The page may be answered to others as long as this version of the content stands. */
    keep?: KeptAnswer;
    /** It was. */
    fromMemory?: true;
  };
}

/** The storefront's server: pages, assets, and the one origin's proxy by the origin table. */
export function createApp(dependencies: Dependencies): Hono<AppEnv> {
  const { config, clientDir, metrics } = dependencies;
  const app = new Hono<AppEnv>();
  const content = createContentSource(config, metrics?.countOldAnswer);
  // In development the pages' code changes as well.
  const contentVersion = config.production ? createContentVersion(config, metrics?.countOldAnswer) : () => null;
  const policy = contentSecurityPolicy(config);
  const proxy = createProxy(config);

  app.use(requestLog(dependencies.logger));
  if (metrics) app.use(metrics.measure);
  app.use(keptPages(contentVersion));
  // Another service's answer keeps its own headers: the panel has a policy of its own.
  app.use(async (c, next) => (serviceFor(requestPath(c).pathname) === 'storefront' ? next() : proxy(c)));
  app.use(
    secureHeaders({
      // A page sets its own: an order page's address is a secret.
      referrerPolicy: false,
      xFrameOptions: 'DENY',
      strictTransportSecurity: config.publicUrl.startsWith('https:') ? 'max-age=31536000' : false,
      // Payment windows of providers open from the checkout.
      crossOriginOpenerPolicy: 'same-origin-allow-popups',
      // For browsers and plug-ins that are no more, or what a browser does anyway: the fewer headers, the sooner a page is there.
      originAgentCluster: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    }),
  );
  app.use(async (c, next) => {
    await next();
    c.header('content-security-policy', c.get('policy') ?? policy);
  });
  app.route('/', health(config));
  app.route('/', sitemap(config, content));
  if (clientDir) for (const path of ['/assets/*', ...ICONS]) app.use(path, staticFiles(clientDir));
  app.get(STATE_PATTERN, pageState(dependencies, content, contentVersion));
  app.get('*', page(dependencies, content, contentVersion));
  app.all('*', (c) => c.text('Method Not Allowed', 405, { allow: 'GET, HEAD' }));
  app.onError((error, c) => {
    c.get('logger').error({ err: error }, 'request failed');
    return c.text(`Something went wrong. Request ${c.get('requestId')}`, 500, { 'cache-control': 'no-store' });
  });
  return app;
}
