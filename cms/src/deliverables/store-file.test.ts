import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { removeStalePartials } from './store-file';

it('removes what is a day old, and minds nothing that is gone by then', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cms-store-'));
  onTestFinished(async () => rm(folder, { recursive: true, force: true }));
  await symlink(join(folder, 'gone'), join(folder, '.incoming-gone'));
  await writeFile(join(folder, '.incoming-now'), 'x');
  await writeFile(join(folder, 'stored'), 'x');
  await mkdir(join(folder, '.staged-old'));
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  for (const old of ['stored', '.staged-old']) await utimes(join(folder, old), twoDaysAgo, twoDaysAgo);

  await removeStalePartials(folder);
  expect((await readdir(folder)).toSorted()).toEqual(['.incoming-gone', '.incoming-now', 'stored']);
});
