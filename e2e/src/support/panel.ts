import type { Page } from 'playwright-core';
import { randomUUID } from 'node:crypto';
import { asAdmin } from './catalogue-admin';
import { setting } from './settings';

const PASSWORD = 'Kiln-editor-2026';
const MEDIA_FIELD = 'Click to add an asset or drag and drop one in this area';

/** A new account of a role in the panel, e.g. 'strapi-editor'. */
async function makeAccount(role: string): Promise<{ email: string; password: string }> {
  const roles = await asAdmin<{ data: { id: number; code: string }[] }>('GET', '/admin/roles');
  const roleId = roles.data.find(({ code }) => code === role)?.id;
  const email = `${role}-${randomUUID()}@example.com`;
  const invited = await asAdmin<{ data: { registrationToken: string } }>('POST', '/admin/users', {
    firstname: 'Test',
    email,
    roles: [roleId],
  });
  const response = await fetch(`${setting('CMS_URL')}/admin/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      registrationToken: invited.data.registrationToken,
      userInfo: { firstname: 'Test', password: PASSWORD },
    }),
  });
  if (!response.ok) throw new Error(`making an account: ${response.status}`);
  return { email, password: PASSWORD };
}

/** Opens the panel through the public origin, signed in as a new editor. */
export async function signInAsEditor(page: Page) {
  const { email, password } = await makeAccount('strapi-editor');
  await page.goto('/admin/');
  await page.getByLabel(/Email/).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Content Manager' }).first().waitFor();
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

export async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish' }).first().click();
  await page.getByText('Published document').first().waitFor();
}

export async function unpublish(page: Page) {
  await page.getByRole('button', { name: 'More document actions' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await page.getByText('Unpublished document').first().waitFor();
}
