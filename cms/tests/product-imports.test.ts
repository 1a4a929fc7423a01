import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/http';
import { actionsOf, newImport } from './support/imports';
import { createWorkspace, startCms, type Cms, type Workspace } from './support/run-cms';
import { PIXEL } from './support/seed-folder';

const COUNT = Number(process.env.TEST_IMPORT_PRODUCTS ?? 100);

let workspace: Workspace;
let cms: Cms;
let importDir: string;
beforeAll(async () => {
  importDir = await mkdtemp(join(tmpdir(), 'cms-import-'));
  await writeFile(join(importDir, 'cover.png'), PIXEL);
  await writeFile(join(importDir, 'kit.zip'), 'PK the kit');
  workspace = await createWorkspace({ IMPORT_DIR: importDir });
  cms = await startCms(workspace);
}, 120_000);
afterAll(async () => {
  await cms.stop();
  await workspace.remove();
  await rm(importDir, { recursive: true, force: true });
});

const { read, send, sendFile, dropFiles, exported } = newImport(() => cms.url);

const HEADER = 'Slug;Title;Description;Price;Cover;Files for sale;Features;Status\r\n';
const lineOf = (slug: string) =>
  `${slug};Asset ${slug};"For a test; of imports";12,50;cover.png;kit.zip;One|Two;published\r\n`;

describe('an import', () => {
  it('tells of each bad line what is wrong, looks without writing, and imports the good ones', async () => {
    const csv =
      HEADER +
      lineOf('good-one') +
      'Not a slug;;"x";-1;;;;\r\n' +
      'no-file;No file;x;1;cover.png;gone.zip;;published\r\n' +
      'cheap;Cheap;x;0,20;cover.png;kit.zip;;\r\n' +
      'no-cover;No cover;x;1;;kit.zip;;published\r\n' +
      'climbs;Climbs;x;1;cover.png;../../etc/passwd;;\r\n' +
      lineOf('good-one');
    const { rows, doubles } = await read(csv);
    expect(doubles).toMatchObject([{ line: 8, problems: [{ field: 'Slug' }] }]);

    const looked = await send('check', rows);
    expect(looked.map(({ line, action }) => [line, action])).toEqual([
      [2, 'create'],
      [3, 'bad'],
      [4, 'bad'],
      [5, 'bad'],
      [6, 'bad'],
      [7, 'bad'],
    ]);
    const told = looked.flatMap(({ line, problems }) =>
      problems.map(({ field, message }) => `${line} ${field}: ${message}`),
    );
    expect(told).toEqual(
      expect.arrayContaining([
        "3 Price: '-1' is no price: write it like 12.50, without a currency.",
        "4 Files for sale: There is no file 'gone.zip' in the folder, and the product has none either.",
        '5 Price: must be 0 (free) or at least 0.50',
        '6 Cover: Add the cover picture before publishing.',
      ]),
    );
    expect(await exported()).not.toContain('good-one');

    expect(actionsOf(await send('run', rows))).toEqual({ create: 1, bad: 5 });
    expect(actionsOf(await send('run', rows))).toEqual({ unchanged: 1, bad: 5 });
  });

  it('changes what a second file says, and adds a version when a file has other bytes', async () => {
    await send('run', (await read(HEADER + lineOf('changes'))).rows);
    const { rows } = await read('Slug,Price,Status\nchanges,14,\n');
    expect(await send('run', rows)).toMatchObject([{ action: 'change', changes: ['Price'] }]);
    expect(await send('check', rows)).toMatchObject([{ action: 'unchanged' }]);

    await sendFile('kit.zip', Buffer.from('PK other bytes'));
    const again = (await read('Slug,Files for sale\nchanges,kit.zip\n')).rows;
    expect(await send('run', again)).toMatchObject([{ action: 'change', changes: ['Files for sale'] }]);
    expect(await send('run', again)).toMatchObject([{ action: 'unchanged' }]);
    await dropFiles();
  });

  it('of an export changes nothing, whatever the texts begin with', async () => {
    const csv = `Slug,Title,Description,Price,Features\nround-trip,"=1+1","'=x, ""y""\nsecond",0,"a|b\n"\n`;
    expect(await send('run', (await read(csv)).rows)).toMatchObject([{ action: 'create' }]);
    const { rows, doubles } = await read(await exported());
    expect(doubles).toEqual([]);
    const lines = await send('run', rows);
    expect(lines.filter(({ action }) => action !== 'unchanged')).toEqual([]);
    expect(rows.find(({ cells }) => cells.slug === 'round-trip')?.cells).toMatchObject({
      title: '=1+1',
      features: 'a|b\n',
    });
  });

  it(`of ${COUNT} products that is killed leaves none half; repeated, it finishes, and then changes nothing`, async () => {
    const slugs = Array.from({ length: COUNT }, (_, index) => `killed-${index}`);
    const { rows } = await read(HEADER + slugs.map(lineOf).join(''));
    expect(actionsOf(await send('check', rows))).toEqual({ create: COUNT });

    const started = send('run', rows).catch(() => 'broke off');
    const soFar = async () => (await exported()).split('killed-').length - 1;
    while ((await soFar()) < COUNT / 4);
    await cms.kill();
    expect(await started).toBe('broke off');
    cms = await startCms(workspace);

    const left = actionsOf(await send('check', rows));
    expect(left.create).toBeGreaterThan(0);
    expect((left.create ?? 0) + (left.unchanged ?? 0)).toBe(COUNT);
    expect(actionsOf(await send('run', rows))).toEqual(left);
    expect(actionsOf(await send('run', rows))).toEqual({ unchanged: COUNT });
    const shop = await call<{ data: { published: number } }>(`${cms.url}/api/products?search=killed&limit=1`);
    expect(shop.body.data.published).toBeGreaterThanOrEqual(COUNT);
  }, 900_000);
});
