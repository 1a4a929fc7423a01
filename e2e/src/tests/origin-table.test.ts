import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inject, onTestFinished, expect, it } from 'vitest';
import { serviceFor } from '@kiln/contracts/origin-table';

const CMS = path.resolve(import.meta.dirname, '../../../cms');

/** Strapi's own front page and static folder, and its health call: nobody outside needs them. */
const INTERNAL = ['/', '/((?!uploads/).+)', '/_health'];

it('sends every route that Strapi registers to the CMS, but for its front page and health call', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kiln-routes-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const env = { ...process.env, ...inject('settings'), DATA_DIR: dataDir, SEED: 'false', NODE_ENV: 'production' };
  const { stdout } = await promisify(execFile)(process.execPath, ['tests/support/list-routes.mjs'], {
    cwd: CMS,
    env: { ...env, PRIVATE_DIR: path.join(dataDir, 'private') },
    maxBuffer: 16 * 2 ** 20,
  });
  const printed = stdout.split('\n').find((line) => line.startsWith('ROUTES '));
  const routes = JSON.parse(printed?.slice('ROUTES '.length) ?? '[]') as { path: string }[];
  const paths = new Set(routes.map((route) => route.path));

  expect(paths.size).toBeGreaterThan(100);
  const elsewhere = [...paths].filter((route) => serviceFor(route) !== 'cms');
  expect(elsewhere.sort()).toEqual(INTERNAL);
});
