import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { serviceFor } from '@kiln/contracts/origin-table';
import pino from 'pino';
import { createServer as createViteServer } from 'vite';
import { createApp, type RenderPage } from './app';
import { readConfig } from './config';

// Development: the same server with Vite inside; pages are rendered from source and reload on change.
const config = { ...readConfig(process.env), production: false };
const logger = pino({ name: 'storefront', level: 'warn' });
const http = createServer();
const vite = await createViteServer({ server: { middlewareMode: true, ws: { server: http } }, appType: 'custom' });

const app = createApp({
  config,
  logger,
  clientDir: null,
  renderPage: async (...args) => {
    const { renderPage } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as { renderPage: RenderPage };
    return renderPage(...args);
  },
  // Without a content version no page is kept, and each carries its state.
  loadState: () => Promise.reject(new Error('Pages carry their state')),
  assets: () => ({
    entry: '/src/entry-client.tsx',
    stylesheet: null,
    inline: { styles: () => '', script: "import '/src/early.ts';" },
    fonts: [],
    preloads: () => [],
    devHead: `<link rel="stylesheet" href="/src/styles/index.css">
<script type="module">import { injectIntoGlobalHook } from '/@react-refresh'; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;</script>
<script type="module" src="/@vite/client"></script>`,
  }),
});

const listener = getRequestListener(app.fetch);
http.on('request', (request, response) => {
  const { pathname } = new URL(request.url ?? '/', config.publicUrl);
  if (serviceFor(pathname) !== 'storefront') return listener(request, response);
  return vite.middlewares(request, response, () => listener(request, response));
});
http.listen(config.port, config.host, () => logger.warn(`storefront (development) on http://localhost:${config.port}`));
