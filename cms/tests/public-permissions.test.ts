import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { call } from './support/http';
import { createWorkspace } from './support/run-cms';

interface Route {
  method: string;
  path: string;
}

const { url } = inject('cms');

/** Everything that answers a visitor without a session. A new line here is a decision. */
const OPEN = [
  'DELETE /_health',
  'GET /_health',
  'PATCH /_health',
  'POST /_health',
  'PUT /_health',
  // Static files: the panel, media, the redirect to the panel.
  'GET /admin/:path*',
  'GET /uploads/(.*)',
  'GET /',
  'GET /((?!uploads/).+)',
  // The catalogue.
  'GET /api/products',
  'GET /api/products/price-range',
  'GET /api/products/version',
  'GET /api/products/:number',
  // The content beside it.
  'GET /api/site-settings',
  'GET /api/home-services',
  'GET /api/plans',
  'GET /api/team-members',
  'GET /api/portfolio-services',
  'GET /api/portfolio-items',
  'GET /api/website-examples',
  'GET /api/text-pages/:slug',
  // The forms.
  'POST /api/submit-consultation',
  'POST /api/inquiries/submit',
  'POST /api/inquiries/contact',
  'GET /api/bookings/slots',
  'POST /api/bookings',
  // Signing in, with its own checks and limits; registering is closed.
  'POST /api/auth/local',
  'GET /api/auth/:provider/callback',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'GET /admin/init',
  'GET /admin/project-type',
  'POST /admin/login',
  'POST /admin/register-admin',
  'GET /admin/registration-info',
  'POST /admin/register',
  'POST /admin/forgot-password',
  'POST /admin/reset-password',
  // A script without data, for previews inside the panel.
  'GET /content-manager/preview/script',
].toSorted();

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

let routes: Route[] = [];

beforeAll(async () => {
  const workspace = await createWorkspace();
  const script = join(import.meta.dirname, 'support/list-routes.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script], { env: workspace.env });
  await workspace.remove();
  const line = stdout.split('\n').find((text) => text.startsWith('ROUTES ')) ?? 'ROUTES []';
  routes = JSON.parse(line.slice('ROUTES '.length));
});

describe('without a session', () => {
  it('every route is refused but the ones listed here', async () => {
    expect(routes.length).toBeGreaterThan(200);

    const open: string[] = [];
    for (const { method, path } of routes.filter((route) => METHODS.includes(route.method))) {
      const concrete = path.replaceAll(/:\w+\??\*?|\(.*\)/g, '1');
      const { status } = await call(`${url}${concrete}`, { method, ...(method !== 'GET' && { json: {} }) });
      if (status !== 401 && status !== 403) open.push(`${method} ${path}`);
    }
    expect(open.toSorted()).toEqual(OPEN);
  });

  it('no first administrator can be registered beside the present one', async () => {
    const json = { firstname: 'Eve', email: 'eve@example.com', password: 'Eve-password-1' };
    expect((await call(`${url}/admin/register-admin`, { method: 'POST', json })).status).toBe(400);
  });

  it('no account can be registered', async () => {
    const json = { username: 'eve', email: 'eve@example.com', password: 'Eve-password-1' };
    const { status } = await call(`${url}/api/auth/local/register`, { method: 'POST', json });
    expect(status).toBe(403);
  });
});
