import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Plan } from '../src/content/wire';
import type { Content } from './support/content';
import { call } from './support/http';
import { makeAccounts } from './support/panel-accounts';
import { createWorkspace, startCms, type Cms, type Workspace } from './support/run-cms';

const PRODUCT = 'api::product.product';
const PLAN = 'api::plan.plan';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let workspace: Workspace;
let cms: Cms;
let token: string;

beforeAll(async () => {
  workspace = await createWorkspace();
  cms = await startCms(workspace);
  ({ editor: token } = await makeAccounts(cms.url));
});
afterAll(async () => {
  await cms.stop();
  await workspace.remove();
});

interface Entry {
  documentId: string;
  name: string;
  status: string;
  publishAt: string | null;
  takeDownAt: string | null;
  scheduleNote: string | null;
}

const manage = async <Body>(uid: string, path: string, method = 'GET', json?: unknown) =>
  call<Body>(`${cms.url}/content-manager/collection-types/${uid}${path}`, { method, token, json });
const inAWhile = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

async function create(uid: string, fields: object): Promise<string> {
  const { status, body } = await manage<{ data: Entry }>(uid, '', 'POST', fields);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.documentId;
}

let count = 0;
function aPlan(fields: object) {
  count += 1;
  const name = `plan-${count}`;
  return { name, slug: name, description: 'A plan.', price: '$10', gradient: 'ash', ...fields };
}

async function read(uid: string, documentId: string): Promise<Entry> {
  const { body } = await manage<{ data: Entry; meta: { availableStatus: unknown[] } }>(uid, `/${documentId}`);
  return body.data;
}

const publicPlans = async () =>
  (await call<Content<Plan[]>>(`${cms.url}/api/plans?v=${Math.random()}`)).body.data.map(({ name }) => name);

/** Other processes on the same data, each with these times for now. */
async function work(...processes: string[][]): Promise<void> {
  const script = join(import.meta.dirname, 'support/work-schedule.mjs');
  const run = async (times: string[]) =>
    promisify(execFile)(process.execPath, [script, ...times], { env: workspace.env });
  await Promise.all(processes.map(run));
}

describe('content with a time', () => {
  it('is public from then on, as it stands then, and away again at its end, once with two processes at work', async () => {
    const [publishAt, takeDownAt] = [inAWhile(HOUR), inAWhile(3 * HOUR)];
    const due = await create(PLAN, aPlan({ publishAt, takeDownAt }));
    const later = await create(PLAN, aPlan({ publishAt: inAWhile(5 * HOUR) }));
    await manage(PLAN, `/${due}`, 'PUT', { name: 'edited since' });
    await work([inAWhile(30 * MINUTE)]);
    expect(await publicPlans()).toEqual([]);

    const then = inAWhile(HOUR + MINUTE);
    await work([then, then], [then]);
    expect(await publicPlans()).toEqual(['edited since']);
    const published = await read(PLAN, due);
    expect(published).toMatchObject({ publishAt: null, takeDownAt, scheduleNote: null });
    const { body } = await manage<{ results: Entry[] }>(PLAN, `?filters[documentId][$eq]=${due}`);
    expect(body.results).toMatchObject([{ status: 'published' }]);
    expect((await read(PLAN, later)).publishAt).not.toBeNull();

    await work([inAWhile(3 * HOUR + MINUTE)]);
    expect(await publicPlans()).toEqual([]);
    expect(await read(PLAN, due)).toMatchObject({ takeDownAt: null, scheduleNote: null });
  }, 240_000);

  it('that may not be published says why and when, and is not tried again', async () => {
    const publishAt = inAWhile(HOUR);
    const documentId = await create(PRODUCT, {
      title: 'Bare',
      slug: 'bare',
      description: 'Lacks what a product needs.',
      price: 10,
      publishAt,
    });
    await work([inAWhile(2 * HOUR)]);
    const { publishAt: left, scheduleNote } = await read(PRODUCT, documentId);
    expect(left).toBeNull();
    expect(scheduleNote).toMatch(
      /^Could not be published on \d+ \w+ 20\d\d at \d\d:\d\d \(Europe\/London\): Add the cover picture .* Add at least one file/,
    );

    // Saved from a form that was open: the note is not the editor's to write, another time ends it.
    await manage(PRODUCT, `/${documentId}`, 'PUT', { title: 'Bare still', scheduleNote: 'fine', publishAt: null });
    expect((await read(PRODUCT, documentId)).scheduleNote).toBe(scheduleNote);
    await manage(PRODUCT, `/${documentId}`, 'PUT', { publishAt: inAWhile(4 * HOUR) });
    expect((await read(PRODUCT, documentId)).scheduleNote).toBeNull();
  }, 120_000);

  it('published by hand before its time is not published again', async () => {
    const documentId = await create(PLAN, aPlan({ publishAt: inAWhile(6 * HOUR) }));
    expect((await manage(PLAN, `/${documentId}/actions/publish`, 'POST', {})).status).toBe(200);
    expect((await read(PLAN, documentId)).publishAt).toBeNull();
    const copied = await manage<{ data: Entry }>(PLAN, `/clone/${documentId}`, 'POST', aPlan({}));
    expect(copied.body.data).toMatchObject({ publishAt: null, takeDownAt: null });
  });

  it('has no time that is over, nor an end before its beginning', async () => {
    for (const times of [
      { publishAt: inAWhile(-MINUTE) },
      { takeDownAt: inAWhile(-MINUTE) },
      { publishAt: inAWhile(2 * HOUR), takeDownAt: inAWhile(HOUR) },
    ]) {
      expect((await manage(PLAN, '', 'POST', aPlan(times))).status, JSON.stringify(times)).toBe(400);
    }
  });
});
