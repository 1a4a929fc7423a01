import { Hono } from 'hono';
import type { Config } from './config';

/** `/healthz`: the process answers. `/readyz`: the CMS, which the pages cannot do without, answers too. */
export function health(config: Config): Hono {
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const cms = await answers(`${config.cmsUrl}/_health`);
    return c.json({ status: cms ? 'ok' : 'unavailable', cms }, cms ? 200 : 503, { 'cache-control': 'no-store' });
  });
  return app;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}
