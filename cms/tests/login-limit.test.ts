import { expect, inject, it } from 'vitest';
import { call } from './support/http';
import { createWorkspace, startCms, type Cms } from './support/run-cms';

const { url } = inject('cms');

it('a made-up X-Forwarded-For does not get past the limit on log-ins', async () => {
  const tryLogin = async (attempt: number) => {
    const json = { email: 'guess@example.com', password: `Guess-${attempt}` };
    // What a client claims comes first; our proxy appends the address that it saw.
    const headers = { 'X-Forwarded-For': `10.0.0.${attempt}, 192.0.2.7` };
    return (await call(`${url}/admin/login`, { method: 'POST', json, headers })).status;
  };
  const statuses: number[] = [];
  for (let attempt = 1; attempt <= 7; attempt += 1) statuses.push(await tryLogin(attempt));
  expect(statuses.at(0)).toBe(400);
  expect(statuses.at(-1)).toBe(429);
});

it('two copies of the CMS count together', async () => {
  const workspace = await createWorkspace();
  const first = await startCms(workspace);
  const second = await startCms(workspace);
  try {
    const json = { email: 'guess@example.com', password: 'Guess-1' };
    const tryAt = async ({ url: at }: Cms) => (await call(`${at}/admin/login`, { method: 'POST', json })).status;
    const statuses: number[] = [];
    for (const copy of [first, second, first, second, first, second, first]) statuses.push(await tryAt(copy));
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
  } finally {
    await Promise.all([first.stop(), second.stop()]);
    await workspace.remove();
  }
}, 180_000);
