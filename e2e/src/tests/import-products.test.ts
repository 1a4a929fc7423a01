import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { faultsOf } from '../support/accessibility';
import { useBrowser } from '../support/browser';
import { productList, signInAsEditor } from '../support/panel';
import { seededCover } from '../support/seed';
import { products } from '../support/shopping';

const browser = useBrowser();

it('an editor imports a table with its files: first a dry run, then what is possible, and nothing twice', async () => {
  const word = `import-${randomUUID().slice(0, 8)}`;
  const { table, folder } = await filesToImport(word);
  // The panel logs its own notices to the console; what it does is checked by what the shop shows.
  const { page } = await browser.visitor({ tolerated: /.*/ });
  await signInAsEditor(page);
  await page.getByRole('link', { name: 'Import products' }).click();
  await page.getByLabel('Table (CSV)').setInputFiles(table);
  await page.getByLabel('Folder of pictures and files').setInputFiles(folder);

  await check(page, '2 new, 0 changed, 0 unchanged, 1 not possible.');
  const bad = page.getByRole('row').filter({ hasText: `${word}-bad` });
  await bad.getByText('Price: must be 0 (free) or at least 0.50').waitFor();
  expect(await published(word)).toEqual([]);
  // The colours of a button under the pointer are Strapi's.
  await page.mouse.move(0, 0);
  expect(await faultsOf(page)).toEqual([]);

  const press = page.getByRole('button', { name: 'Import 2 products' });
  const strict = page.getByRole('checkbox', { name: 'Import nothing if a line is not possible' });
  await strict.click();
  expect(await press.isDisabled()).toBe(true);
  await strict.click();
  await press.click();
  await page.getByRole('heading', { name: '3. What was done' }).waitFor();
  await page.getByText('2 new, 0 changed, 0 unchanged, 0 not possible.').waitFor();
  expect(await published(word)).toEqual([{ title: `${word} shown`, price: 12.5 }]);

  await check(page, '0 new, 0 changed, 2 unchanged, 1 not possible.');
  expect(await page.getByRole('button', { name: 'Import 0 products' }).isDisabled()).toBe(true);

  await page.goto(`${productList}?_q=${word}`);
  const rows = page.getByRole('row');
  await rows
    .filter({ hasText: `${word} shown` })
    .getByText('Published', { exact: true })
    .waitFor();
  await rows
    .filter({ hasText: `${word} draft` })
    .getByText('Draft', { exact: true })
    .waitFor();
  expect(await rows.filter({ hasText: word }).count()).toBe(2);
});

/** The dry run. */
async function check(page: Page, found: string) {
  await page.getByRole('button', { name: 'Check without importing' }).click();
  await page.getByRole('heading', { name: '2. What would happen' }).waitFor();
  await page.getByText(found).waitFor();
}

async function published(word: string) {
  return (await products(`&search=${word}`)).map(({ title, price }) => ({ title, price }));
}

/** A product to be published with a picture and a file for sale, a draft without, and one at a price that is refused. */
async function filesToImport(word: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'kiln-import-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const files = path.join(folder, 'files');
  const table = path.join(folder, 'products.csv');
  await mkdir(files);
  await copyFile(seededCover('fired-clay'), path.join(files, 'cover.webp'));
  await writeFile(path.join(files, 'kit.zip'), `PK ${word}`);
  const lines = [
    'Slug,Title,Description,Price,Cover,Files for sale,Status',
    `${word}-shown,${word} shown,Comes at once.,12.50,cover.webp,kit.zip,published`,
    `${word}-draft,${word} draft,Comes later.,8,,,draft`,
    `${word}-bad,${word} bad,Too cheap.,0.20,cover.webp,kit.zip,published`,
  ];
  await writeFile(table, lines.join('\n'));
  return { table, folder: files };
}
