import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { CatalogProduct } from '@kiln/contracts/catalog-api';
import { useBrowser } from '../support/browser';
import { expectFileOf, openOrderFromMail } from '../support/order-page';
import { describePicture, productList, publish, signInAsEditor, unpublish, uploadPicture } from '../support/panel';
import { buyByCard } from '../support/paying';
import { seededCover } from '../support/seed';
import { products } from '../support/shopping';
import { until } from '../support/until';

const browser = useBrowser();
const IN_SHOP_WITHIN_MS = 5_000;

it('an editor makes a product in the panel; the open shop shows it, sells it, loses it and gets it back under its number', async () => {
  const title = `Salt glaze ${randomUUID().slice(0, 8)}`;
  const archive = await fileForSale();
  // The panel logs its own notices to the console; what it does is checked by what the shop shows. No policy may be in
  // its way.
  const { page: panel, context } = await browser.visitor({ tolerated: /^(?!.*Content Security Policy)/s });
  const { page: shop } = await browser.visitor();
  await shop.goto(`/shop?q=${encodeURIComponent(title)}`);
  await shop.getByText('No products found').waitFor();

  await signInAsEditor(panel);
  await panel.goto(`${productList}/create`);
  await panel.getByLabel(/^Title/).fill(title);
  await panel.getByLabel(/^Description/).fill('Made by hand in the panel.');
  await panel.getByLabel(/^Price/).fill('0.3');
  await panel.getByRole('button', { name: 'Save' }).click();
  await panel.getByText('The price must be 0 (free) or at least 0.50.').first().waitFor();
  await panel.getByLabel(/^Price/).fill('12.5');
  await panel.locator('input[type=file][aria-label="Add file"]').setInputFiles(archive);
  await panel.getByText(path.basename(archive)).first().waitFor();
  await uploadPicture(panel, seededCover('fired-clay'));
  await uploadPicture(panel, seededCover('thirty-glazed-primitives'));
  await panel.getByRole('button', { name: 'Publish' }).first().click();
  await panel.getByText("fill in 'Alternative text'").first().waitFor();
  await describePicture(panel, 'A sphere of fired clay.');

  // The link of a draft shows it, its address does not.
  await panel.getByRole('button', { name: 'Save' }).click();
  await panel.waitForURL((url) => !url.pathname.endsWith('/create'));
  const opened = context.waitForEvent('page');
  await panel.getByRole('button', { name: 'Open preview' }).click();
  const preview = await opened;
  await preview.getByRole('heading', { name: title }).waitFor();
  expect(await preview.getByRole('button', { name: 'Add to Cart' }).isDisabled()).toBe(true);
  await preview.getByText('Preview: not published').waitFor();
  await preview.getByRole('link', { name: 'Leave preview' }).click();
  await preview.getByText('Product not found').first().waitFor();
  await publish(panel);

  const card = shop.getByRole('heading', { name: title });
  await card.waitFor({ timeout: IN_SHOP_WITHIN_MS });
  const [published] = await matching(title);
  expect(published).toMatchObject({ title, price: 12.5 });
  await expectSale(published, archive);

  await unpublish(panel);
  await card.waitFor({ state: 'hidden', timeout: IN_SHOP_WITHIN_MS });
  expect(await matching(title)).toEqual([]);

  await panel.reload();
  await panel.getByText(path.basename(archive)).first().waitFor();
  await publish(panel);
  await card.waitFor({ timeout: IN_SHOP_WITHIN_MS });
  expect((await matching(title)).map(({ id }) => id)).toEqual([published?.id]);

  await panel.goto(`${productList}?_q=${encodeURIComponent(title)}`);
  await panel.getByRole('row').filter({ hasText: title }).getByRole('gridcell', { name: '1', exact: true }).waitFor();
  await panel.getByRole('row').filter({ hasText: title }).getByRole('button').last().click();
  await panel.getByRole('menuitem', { name: 'Duplicate' }).click();
  // The slug is unique, so Strapi says so first; 'Create' leads to the copy's form.
  await panel.getByRole('dialog').getByText('Create', { exact: true }).click();
  await panel.waitForURL(/\/clone\//);
  const copied = panel.getByLabel(/^Title/);
  await until(async () => (await copied.inputValue()) === title, 'the copied fields');
  await copied.fill(`${title} copy`);
  await panel.getByLabel(/^Slug/).fill(`copy-${randomUUID()}`);
  await panel.getByRole('button', { name: 'Save' }).click();
  await panel.waitForURL((url) => !url.pathname.includes('/clone/'));
  await publish(panel);
  const numbers = await until(async () => {
    const found = await matching(title);
    return found.length === 2 && found.map(({ id }) => id);
  }, 'the copy in the shop');
  expect(new Set(numbers).size).toBe(2);
  expect(numbers).toContain(published?.id);
}, 300_000);

/** A buyer pays for it by card and downloads the very file that the editor uploaded. */
async function expectSale(product: CatalogProduct | undefined, archive: string) {
  if (!product) throw new Error('it is not in the shop');
  const { page } = await browser.visitor();
  const { buyer } = await buyByCard(page, product);
  await openOrderFromMail(page, buyer);
  await expectFileOf(page, product.title, archive);
}

function matching(title: string) {
  return products(`&search=${encodeURIComponent(title)}`);
}

async function fileForSale(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kiln-upload-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'salt-glaze-1.0.zip');
  await writeFile(file, Buffer.alloc(300_000, 'PK salt glaze '));
  return file;
}
