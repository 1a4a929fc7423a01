import type { Page } from 'playwright-core';
import { makeAccount, openPanel } from './people';

const MEDIA_FIELD = 'Click to add an asset or drag and drop one in this area';

/** Opens the panel through the public origin, signed in as a new editor. */
export async function signInAsEditor(page: Page) {
  await openPanel(page, await makeAccount('strapi-editor'));
}

export const productList = '/admin/content-manager/collection-types/api::product.product';

/** Uploads a picture in the media dialog of the next empty media field and takes it. */
export async function uploadPicture(page: Page, file: string) {
  await page.getByText(MEDIA_FIELD).first().click();
  await page.getByRole('button', { name: 'Add more assets' }).click();
  await page.locator('[role=dialog] input[type=file]').last().setInputFiles(file);
  await page.getByRole('button', { name: /Upload \d? ?asset/i }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Describes the first picture of the form, as its pencil offers. */
export async function describePicture(page: Page, alternativeText: string) {
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Alternative text/i).fill(alternativeText);
  await dialog.getByRole('button', { name: 'Finish' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

export async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish' }).first().click();
  await page.getByText('Published document').first().waitFor();
}

export async function unpublish(page: Page) {
  await page.getByRole('button', { name: 'More document actions' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await page.getByText('Unpublished document').first().waitFor();
}
