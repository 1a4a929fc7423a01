import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { browserFiles } from '../browser-assets';

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

// Card data is typed on these pages: only our own files, framed only by our own origin.
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const PATHS = {
  '/stripe.js': 'stripe.js',
  '/card-element': 'card-element.html',
  '/card-element.js': 'card-element.js',
  '/card-element.css': 'card-element.css',
  '/payment-element': 'payment-element.html',
  '/payment-element.js': 'payment-element.js',
  '/payment-element.css': 'payment-element.css',
  '/authentication': 'authentication.html',
  '/authentication.js': 'authentication.js',
  '/authentication.css': 'authentication.css',
};

/** The drop-in for Stripe.js and its framed pages, below `/sandbox/stripe`. */
export function stripeBrowserRoutes(): Hono {
  const app = new Hono();
  app.use(etag());
  for (const [path, name] of Object.entries(PATHS)) {
    app.get(path, async (c) => {
      const text = (await browserFiles()).get(name);
      if (text === undefined) return c.notFound();
      c.header('content-type', TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain');
      c.header('cache-control', 'no-cache');
      c.header('x-content-type-options', 'nosniff');
      c.header('referrer-policy', 'no-referrer');
      if (name.endsWith('.html')) c.header('content-security-policy', PAGE_POLICY);
      return c.body(text);
    });
  }
  return app;
}
