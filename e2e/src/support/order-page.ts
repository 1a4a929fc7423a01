import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { CatalogProduct } from '@kiln/contracts/catalog-api';
import { linkIn, mailsTo, mailTo } from './mailbox';
import { seededArchive } from './seed';
import type { Buyer } from './shopping';

/** Follows the mail's link to the order page. Exactly one mail must have come. */
export async function openOrderFromMail(page: Page, { email }: Pick<Buyer, 'email'>): Promise<void> {
  const mail = await mailTo(email);
  await page.goto(linkIn(mail, '/orders/'));
  await page.getByRole('heading', { level: 1, name: /^Order / }).waitFor();
  expect(await mailsTo(email)).toHaveLength(1);
}

/** Downloads what was bought from the open order page, and compares it with what the seed sells. */
export async function expectTheVeryFile(page: Page, { title, slug }: Pick<CatalogProduct, 'title' | 'slug'>) {
  await expectFileOf(page, title, await seededArchive(slug));
}

/** Downloads an item's one file from the open order page, and compares it with the one on this disk. */
export async function expectFileOf(page: Page, title: string, file: string) {
  const item = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
  const download = page.waitForEvent('download');
  await item.getByRole('button', { name: /download/i }).click();
  const downloaded = await readFile(await (await download).path());
  expect(sha256(downloaded)).toBe(sha256(await readFile(file)));
}

/** What every purchase ends with: mail, order page, file. */
export async function expectDelivery(page: Page, buyer: Buyer, product: CatalogProduct): Promise<void> {
  await openOrderFromMail(page, buyer);
  await expectTheVeryFile(page, product);
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
