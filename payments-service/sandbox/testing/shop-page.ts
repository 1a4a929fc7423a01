import { Hono } from 'hono';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { build } from 'vite';
import { createSandbox } from '../app';
import { closeServer, listen, PUBLISHABLE_KEY, sdkFor, SECRET_KEY, WEBHOOK_SECRET } from './start-sandbox';

export interface ShopPage {
  url: string;
  stripe: Stripe;
  stop(): Promise<void>;
}

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "img-src 'self'",
].join('; ');

const STYLE = `
  body { margin: 0; padding: 40px 24px; background: #0f0f0d; color: #f1ede2; font: 16px/1.5 system-ui, sans-serif; color-scheme: dark; }
  form { display: grid; gap: 8px; max-width: 520px; }
  #card, #name { padding: 14px 12px; border: 1px solid #55534c; border-radius: 2px; background: #1a1a17; color: inherit; font: inherit; }
  #card.StripeElement--focus { border-color: #ffd11a; }
  #card.StripeElement--invalid { border-color: #ff6b3d; }
  button { justify-self: start; padding: 12px 24px; border: 0; border-radius: 2px; background: #ffd11a; color: #0f0f0d; font: inherit; font-weight: 600; }
  [data-testid='error'] { color: #ff6b3d; min-height: 24px; }
`;

/** A tiny shop with a strict content security policy, React and Stripe's own React library, in front of a sandbox. */
export async function startShopPage(): Promise<ShopPage> {
  const sandbox = createSandbox({
    databasePath: ':memory:',
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    webhook: { url: 'http://127.0.0.1:9/', secret: WEBHOOK_SECRET },
  });
  const script = await bundleScript();
  const app = new Hono();
  app.get('/', (c) => {
    c.header('content-security-policy', POLICY);
    return c.html(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>
      <meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/icon">
      <link rel="stylesheet" href="/shop.css"></head><body><div id="root"></div>
      <script src="/sandbox/stripe/stripe.js"></script><script src="/shop.js" defer></script></body></html>`);
  });
  app.get('/icon', (c) => c.body(null, 204));
  app.get('/shop.css', (c) => c.body(STYLE, 200, { 'content-type': 'text/css' }));
  app.get('/shop.js', (c) => c.body(script, 200, { 'content-type': 'text/javascript' }));
  app.route('/', sandbox.app);
  const { server, port } = await listen(app.fetch);
  return {
    url: `http://127.0.0.1:${port}`,
    stripe: sdkFor(port, SECRET_KEY),
    stop: async () => {
      await closeServer(server);
      await sandbox.close();
    },
  };
}

async function bundleScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'shop-checkout.ts'), formats: ['iife'], name: 'shop' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error('the shop gave no bundle');
  return chunk.code;
}
