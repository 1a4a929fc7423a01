import { serve } from '@hono/node-server';
import type { PriceListEntry } from '@kiln/contracts/catalog-api';
import { Hono } from 'hono';
import type { AddressInfo } from 'node:net';

export interface FakeCms {
  url: string;
  /** What is for sale; tests change it. */
  products: Map<number, PriceListEntry>;
  /** Takes a product off sale; its files are kept. */
  unpublish(id: number): void;
  /** How often it was asked who somebody is. */
  asked(): number;
  /** Answers 503 while true. */
  setDown(down: boolean): void;
  close(): Promise<void>;
}

/** The CMS's internal price list, and the panel's 'who am I'. */
export async function startFakeCms(serviceSecret: string): Promise<FakeCms> {
  const products = new Map<number, PriceListEntry>();
  const unpublished: PriceListEntry[] = [];
  let down = false;
  let asked = 0;
  const app = new Hono();
  app.use('/api/internal/*', async (context, next) => {
    if (down) return context.json({ success: false, error: 'down' }, 503);
    if (context.req.header('authorization') !== `Bearer ${serviceSecret}`) return context.json({ success: false }, 401);
    return next();
  });
  app.get('/api/internal/price-list', (context) => {
    const ids = (context.req.query('ids') ?? '').split(',').map(Number);
    const found = ids.flatMap((id) => products.get(id) ?? []);
    return context.json({ success: true, data: { products: found } });
  });
  app.get('/api/internal/deliverables', (context) => {
    const ids = (context.req.query('ids') ?? '').split(',');
    const files = [...products.values(), ...unpublished].flatMap((product) => product.files);
    return context.json({ success: true, data: { files: files.filter((file) => ids.includes(file.deliverableId)) } });
  });
  app.get('/admin/users/me', (context) => {
    const role = { 'Bearer admin-token': 'strapi-super-admin', 'Bearer editor-token': 'strapi-editor' }[
      context.req.header('authorization') ?? ''
    ];
    asked += 1;
    if (!role) return context.json({ error: {} }, 401);
    return context.json({ data: { id: 7, firstname: 'Grace', lastname: 'Hopper', roles: [{ code: role }] } });
  });
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    products,
    unpublish(id) {
      unpublished.push(...[products.get(id)].filter((product) => product !== undefined));
      products.delete(id);
    },
    setDown: (value) => {
      down = value;
    },
    asked: () => asked,
    close: () => closeServer(server),
  };
}

export function closeServer(server: ReturnType<typeof serve>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
