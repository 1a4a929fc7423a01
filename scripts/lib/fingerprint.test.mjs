import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT } from './environment.mjs';
import { onceFor } from './fingerprint.mjs';

let folder;
let stamp;
beforeEach(() => {
  folder = mkdtempSync(path.join(ROOT, '.cache-test-'));
  stamp = path.basename(folder);
  writeFileSync(path.join(folder, 'source'), 'one');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  rmSync(path.join(ROOT, '.cache/stamps', stamp), { force: true });
});

const build = (work = () => writeFileSync(path.join(folder, 'output'), '')) => {
  const name = path.basename(folder);
  return onceFor(stamp, { inputs: [`${name}/source`], output: `${name}/output` }, work);
};

it('works once for the same inputs, again for others or when the output is gone', async () => {
  expect(await build()).toBe(true);
  expect(await build()).toBe(false);
  writeFileSync(path.join(folder, 'source'), 'two');
  expect(await build()).toBe(true);
  rmSync(path.join(folder, 'output'));
  expect(await build()).toBe(true);
});

it('tries again after work that failed', async () => {
  const failing = () => Promise.reject(new Error('compiler'));
  await expect(build(failing)).rejects.toThrow('compiler');
  expect(await build()).toBe(true);
});
