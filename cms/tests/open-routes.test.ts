import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/http';
import { EDITOR } from './support/open-routes/editor';
import { CUSTOMER, PUBLIC, UNPRIVILEGED } from './support/open-routes/public';
import { CLOSED_TO_SUPER_ADMIN, SUPER_ADMIN_API } from './support/open-routes/super-admin';
import { SUPPORT } from './support/open-routes/support';
import { makeAccounts, type PanelTokens } from './support/panel-accounts';
import { registeredRoutes, type Route } from './support/registered-routes';
import { createWorkspace, startCms, type Cms, type Workspace } from './support/run-cms';
import { walkRoutes } from './support/walk-routes';

let workspace: Workspace;
/** Its own: a Super Admin's walk deletes what it can. */
let cms: Cms;
let tokens: PanelTokens;
let routes: Route[] = [];

beforeAll(async () => {
  // Nothing listens there: what the order desk passes on comes back as unanswered, not refused.
  workspace = await createWorkspace({ PAYMENTS_URL: 'http://127.0.0.1:9' });
  cms = await startCms(workspace);
  [tokens, routes] = await Promise.all([makeAccounts(cms.url), registeredRoutes()]);
});

afterAll(async () => {
  await cms.stop();
  await workspace.remove();
});

/** In this order, a Super Admin last. */
describe.sequential('of all routes, exactly those listed answer', () => {
  it('a visitor', async () => {
    expect(routes.length).toBeGreaterThan(200);
    expect((await walkRoutes(cms.url, routes)).open).toEqual(PUBLIC.toSorted());
  });

  it('a customer', async () => {
    const walk = await walkRoutes(cms.url, routes, tokens.customer);
    expect(walk.open).toEqual([...PUBLIC, ...CUSTOMER].toSorted());
  });

  it('an Author', async () => {
    expect((await walkRoutes(cms.url, routes, tokens.author)).open).toEqual(UNPRIVILEGED);
  });

  it('Support', async () => {
    expect((await walkRoutes(cms.url, routes, tokens.support)).open).toEqual(SUPPORT.toSorted());
  }, 60_000);

  it('an Editor', async () => {
    expect((await walkRoutes(cms.url, routes, tokens.editor)).open).toEqual(EDITOR.toSorted());
  }, 120_000);

  it('a Super Admin', async () => {
    const { open: answered, refused } = await walkRoutes(cms.url, routes, tokens.admin);
    const isApi = (name: string) => name.includes(' /api/');
    expect(answered.filter(isApi)).toEqual(SUPER_ADMIN_API.toSorted());
    const closed = [...CLOSED_TO_SUPER_ADMIN, 'DELETE /admin/users/me/sessions'];
    expect(refused.filter((name) => !isApi(name))).toEqual(closed.toSorted());
  }, 120_000);
});

it('nobody becomes the first administrator of a new installation, nor an account of the site', async () => {
  const person = { firstname: 'Eve', username: 'eve', email: 'eve@example.com', password: 'Eve-password-1' };
  for (const path of ['/admin/register-admin', '/api/auth/local/register']) {
    expect((await call(`${cms.url}${path}`, { method: 'POST', json: person })).status, path).toBe(403);
  }
});
