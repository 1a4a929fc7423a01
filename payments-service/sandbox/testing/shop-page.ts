import { ApiError, CheckoutPaymentIntent, OrdersController } from '@paypal/paypal-server-sdk';
import { Hono, type Context } from 'hono';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { build } from 'vite';
import { createSandbox } from '../app';
import { payPalClient } from './paypal-client';
import { closeServer, listen, PAYPAL, PUBLISHABLE_KEY, sdkFor, SECRET_KEY, WEBHOOK_SECRET } from './start-sandbox';

export interface ShopPage {
  url: string;
  stripe: Stripe;
  /** PayPal's official SDK, as the shop's server has it. */
  orders: OrdersController;
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
  form, main { display: grid; gap: 8px; max-width: 520px; }
  #card, #name { padding: 14px 12px; border: 1px solid #55534c; border-radius: 2px; background: #1a1a17; color: inherit; font: inherit; }
  #card.StripeElement--focus { border-color: #ffd11a; }
  #card.StripeElement--invalid { border-color: #ff6b3d; }
  button { justify-self: start; padding: 12px 24px; border: 0; border-radius: 2px; background: #ffd11a; color: #0f0f0d; font: inherit; font-weight: 600; }
  [data-testid='error'] { color: #ff6b3d; min-height: 24px; }
`;

/** The checkouts of the tiny shop; each is a script beside this file. */
const CHECKOUTS = ['card', 'instalments', 'paypal', 'wallets'];

const HEAD = `<meta charset="utf-8"><title>Shop</title><meta name="viewport" content="width=device-width, initial-scale=1">
  <link rel="icon" href="/icon"><link rel="stylesheet" href="/shop.css">`;

/**
 * A tiny shop with a strict content security policy, React and the providers' own React libraries, in front of a
 * sandbox: `/` pays by card, `/instalments`, `/paypal` and `/wallets` as they say. `POST /intents` and `/orders` is
 * its server's part.
 */
export async function startShopPage(): Promise<ShopPage> {
  const bundles = new Map<string, Promise<string>>();
  const app = new Hono();
  const { server, port } = await listen((request, env) => app.fetch(request, env));
  const url = `http://127.0.0.1:${port}`;
  const sandbox = createSandbox({
    databasePath: ':memory:',
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    webhook: { url: 'http://127.0.0.1:9/', secret: WEBHOOK_SECRET },
    paypal: { ...PAYPAL, webhookUrl: 'http://127.0.0.1:9/' },
    publicUrl: url,
  });
  const stripe = sdkFor(port, SECRET_KEY);
  const orders = new OrdersController(payPalClient(url));
  app.get('/icon', (c) => c.body(null, 204));
  app.get('/shop.css', (c) => c.body(STYLE, 200, { 'content-type': 'text/css' }));
  app.get('/:name{[a-z]+\\.js}', async (c) => {
    const name = c.req.param('name').replace('.js', '');
    if (!CHECKOUTS.includes(name)) return c.notFound();
    const bundle = bundles.get(name) ?? bundleScript(name);
    bundles.set(name, bundle);
    return c.body(await bundle, 200, { 'content-type': 'text/javascript' });
  });
  const page = (c: Context, name: string) => {
    c.header('content-security-policy', POLICY);
    const stripeScript = name === 'paypal' ? '' : '<script src="/sandbox/stripe/stripe.js"></script>';
    return c.html(`<!doctype html><html lang="en"><head>${HEAD}</head><body><div id="root"></div>
      ${stripeScript}<script src="/${name}.js" defer></script></body></html>`);
  };
  app.get('/', (c) => page(c, 'card'));
  for (const name of CHECKOUTS) app.get(`/${name}`, (c) => page(c, name));
  app.post('/intents', async (c) => {
    const order = await c.req.json<Stripe.PaymentIntentCreateParams>();
    return c.json(await stripe.paymentIntents.create(order));
  });
  app.post('/orders', async (c) => {
    const amount = { currencyCode: 'USD', value: '44.00' };
    const body = { intent: CheckoutPaymentIntent.Capture, purchaseUnits: [{ amount }] };
    return c.json({ id: (await orders.createOrder({ body })).result.id });
  });
  app.post('/orders/:id/capture', async (c) => {
    try {
      return c.json((await orders.captureOrder({ id: c.req.param('id') })).result);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return c.json(JSON.parse(String(error.body)) as object, 422);
    }
  });
  app.route('/', sandbox.app);
  return {
    url,
    stripe,
    orders,
    stop: async () => {
      await closeServer(server);
      await sandbox.close();
    },
  };
}

async function bundleScript(name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, `shop/${name}.ts`), formats: ['iife'], name: 'shop' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error('the shop gave no bundle');
  return chunk.code;
}
