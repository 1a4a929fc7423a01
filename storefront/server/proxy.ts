import { serviceFor } from '@kiln/contracts/origin-table';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { proxy } from 'hono/proxy';
import type { AppEnv } from './app';
import type { Config } from './config';
import { requestPath } from './request-path';

/**
 * A picture or a list that the CMS has not begun to send by now is given up, milliseconds: a browser has six connections,
 * and a page's own scripts must not wait behind requests that hang.
 */
export const READ_TIMEOUT = 8_000;
/** What else is not answered by now is given up, milliseconds; only the panel's uploads of files may take longer. */
const TIMEOUT = 300_000;

/** Passes a request on to the service that the origin table names, bodies streamed both ways. */
export function createProxy(config: Config): (c: Context<AppEnv>) => Promise<Response> {
  const bases = { payments: config.paymentsUrl, sandbox: config.sandboxUrl, cms: config.cmsUrl };
  const { host, protocol } = new URL(config.publicUrl);

  return async (c) => {
    const { pathname, search } = requestPath(c);
    const service = serviceFor(pathname);
    const base = service === 'storefront' ? null : bases[service];
    if (!base) return c.text('Not Found', 404);
    const late = new AbortController();
    const timeout = timeoutOf(c.req.method, pathname, service);
    const timer = timeout === undefined ? undefined : setTimeout(() => late.abort(), timeout);
    try {
      const response = await proxy(`${base}${pathname}${search}`, {
        raw: c.req.raw,
        signal: AbortSignal.any([c.req.raw.signal, late.signal]),
        ...redirectOf(c.req.method, service),
        headers: {
          ...c.req.header(),
          // Answered by Node already; fetch does not know it.
          expect: undefined,
          host: c.req.header('host') ?? host,
          'x-forwarded-host': c.req.header('host') ?? host,
          'x-forwarded-proto': protocol.slice(0, -1),
          'x-forwarded-for': clientAddress(c),
          'x-request-id': c.get('requestId'),
        },
      });
      return response;
    } catch (error) {
      if (c.req.raw.signal.aborted) return c.body(null, 499 as 400);
      c.get('logger').warn({ err: error, service }, 'service unreachable');
      const status = late.signal.aborted ? 504 : 502;
      return c.json({ success: false, error: unreachable(service) }, status, { 'cache-control': 'no-store' });
    } finally {
      clearTimeout(timer);
    }
  };
}

/**
 * A redirect is for the browser to follow. To be able to follow one itself, fetch would keep a copy of the body in memory,
 * hundreds of megabytes of a file: these two together turn that off, and the CMS redirects no POST.
 */
function redirectOf(method: string, service: string): Pick<RequestInit, 'redirect' | 'window'> {
  return method === 'POST' && service === 'cms' ? { redirect: 'error', window: null } : { redirect: 'manual' };
}

/** Until the answer begins; undefined: as long as it takes. What a page shows is given up first. */
function timeoutOf(method: string, pathname: string, service: string): number | undefined {
  if (service !== 'cms') return TIMEOUT;
  if (method === 'GET' && /^\/(api|uploads)\//.test(pathname)) return READ_TIMEOUT;
  return method === 'POST' && UPLOADS.test(pathname) ? undefined : TIMEOUT;
}

/** The CMS's calls whose body is a file for sale. */
const UPLOADS = /^\/admin\/(deliverables|product-imports)(\/|$)/;

/** The failure as the service's callers read it. Products: no text, so that each screen says its own (S 8). */
function unreachable(service: string) {
  if (service === 'cms') return '';
  const message = 'This part of the shop is not answering. Please try again in a moment.';
  return { code: 'service_unavailable', message };
}

function clientAddress(c: Context<AppEnv>): string {
  const before = c.req.header('x-forwarded-for');
  const address = c.env?.incoming ? getConnInfo(c).remote.address : undefined;
  return [before, address].filter(Boolean).join(', ');
}
