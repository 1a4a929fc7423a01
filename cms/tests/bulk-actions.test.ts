import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/http';
import { makeAccounts } from './support/panel-accounts';
import { createWorkspace, startCms, type Cms, type Workspace } from './support/run-cms';
import { PIXEL } from './support/seed-folder';

const PLAN = 'api::plan.plan';
const SETTINGS = 'api::site-setting.site-setting';

/** Bodies that name no entry, as a selection that went missing on the way would send them. */
const NAMELESS: unknown[] = [
  undefined,
  null,
  [],
  {},
  { ids: [1] },
  { documentIds: null },
  { documentIds: [] },
  { documentIds: '' },
  { documentIds: true },
  { documentIds: {} },
  { documentIds: { $notNull: true } },
  { documentIds: [null] },
  { documentIds: [{ $notNull: true }] },
  { documentIds: [['']] },
];

// A CMS of its own: where a check were missing, everything would be gone for the tests beside it.
let workspace: Workspace;
let cms: Cms;
let token: string;

beforeAll(async () => {
  workspace = await createWorkspace();
  cms = await startCms(workspace);
  ({ editor: token } = await makeAccounts(cms.url));
  await create('draft');
  await manage(`/${await create('public')}/actions/publish`, 'POST', {});
});
afterAll(async () => {
  await cms.stop();
  await workspace.remove();
});

const ask = async <Body>(path: string, method = 'GET', json?: unknown) =>
  call<Body>(`${cms.url}${path}`, { method, token, json });
const manage = async <Body>(path: string, method: string, json?: unknown) =>
  ask<Body>(`/content-manager/collection-types/${PLAN}${path}`, method, json);

async function create(name: string): Promise<string> {
  const plan = { name, slug: name, description: 'A plan.', price: '$10', gradient: 'ash' };
  const { body } = await manage<{ data: { documentId: string } }>('', 'POST', plan);
  return body.data.documentId;
}

async function expectBothPlans(): Promise<void> {
  const { body } = await manage<{ results: { name: string; status: string }[] }>('?sort=name', 'GET');
  expect(body.results).toMatchObject([
    { name: 'draft', status: 'draft' },
    { name: 'public', status: 'published' },
  ]);
}

describe('an action on many entries that names none', () => {
  it.each(['bulkDelete', 'bulkPublish', 'bulkUnpublish'])('%s is refused', async (action) => {
    for (const body of NAMELESS) {
      expect((await manage(`/actions/${action}`, 'POST', body)).status, JSON.stringify(body)).toBe(400);
    }
    await manage(`/actions/${action}`, 'POST', { documentIds: [''] });
    await expectBothPlans();
  });

  it('deletes nothing in the media library', async () => {
    const form = new FormData();
    form.append('files', new Blob([PIXEL], { type: 'image/png' }), 'kept.png');
    await call(`${cms.url}/upload`, { method: 'POST', token, body: form });
    for (const body of [undefined, {}, { fileIds: [] }, { fileIds: null }, { fileIds: [{ $notNull: true }] }]) {
      await ask('/upload/actions/bulk-delete', 'POST', body);
    }
    expect((await ask<{ results: object[] }>('/upload/files')).body.results).toHaveLength(1);
  });
});

describe('a call for the other kind of content', () => {
  it.each([
    ['DELETE', ''],
    ['PUT', ''],
    ['POST', '/actions/publish'],
    ['POST', '/actions/unpublish'],
    ['POST', '/actions/discard'],
  ])('%s single-types/…%s does not take the first of a list', async (method, path) => {
    const { status } = await ask(`/content-manager/single-types/${PLAN}${path}`, method, {});
    expect(status).toBe(403);
    await expectBothPlans();
  });

  it('makes no second site settings', async () => {
    const { status } = await ask(`/content-manager/collection-types/${SETTINGS}`, 'POST', {});
    expect(status).toBe(403);
  });
});
