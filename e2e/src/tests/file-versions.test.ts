import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, inject, it } from 'vitest';
import type { CatalogProductDetail } from '@kiln/contracts/catalog-api';
import { useBrowser } from '../support/browser';
import { asAdmin } from '../support/catalogue-admin';
import { linkIn, mailsTo, mailTo } from '../support/mailbox';
import { productList, signInAsEditor } from '../support/panel';
import { seededArchive, seededCover } from '../support/seed';
import { publicUrl, setting } from '../support/settings';
import { newBuyer } from '../support/shopping';
import { until } from '../support/until';

const browser = useBrowser();
const NOTE = 'Twelve more glazes, and =brighter= whites';

it('an editor uploads a new version and tells earlier buyers: one mail, and its page gives the new file', async () => {
  const product = await freeProduct();
  const buyer = newBuyer();
  await order(product.id, buyer);
  await mailTo(buyer.email);

  const { page: panel } = await browser.visitor({ tolerated: /.*/ });
  await signInAsEditor(panel);
  await panel.goto(`${productList}?_q=${encodeURIComponent(product.title)}`);
  await panel.getByRole('gridcell', { name: product.title }).click();
  await panel.getByText('Version 1 ·').waitFor();
  await panel.getByLabel(/^What is new in/).fill(NOTE);
  const archive = { name: 'glazes-2.zip', mimeType: 'application/zip', buffer: Buffer.from('PK the second version') };
  await panel.locator('input[type=file][aria-label="Upload new version"]').setInputFiles(archive);
  await panel.getByText('Earlier buyers: 1 not told yet.').waitFor();
  expect(await mailsTo(buyer.email)).toHaveLength(1);

  await panel.getByRole('button', { name: 'Tell earlier buyers' }).click();
  const dialog = panel.getByRole('dialog');
  await dialog.getByText(/^1 buyer will be mailed/).waitFor();
  await dialog.getByText(NOTE).waitFor();
  await dialog.getByRole('button', { name: 'Mail 1 buyer' }).click();
  await dialog.waitFor({ state: 'hidden' });

  const news = await until(async () => (await mailsTo(buyer.email))[1], 'the mail about the version');
  expect(news.text).toContain(NOTE);
  expect(news.text).toMatch(/You get this mail because you bought .* it comes with lifetime updates/);
  await panel.reload();
  await panel.getByText('Earlier buyers: 1 told.').waitFor();
  expect(await panel.getByRole('button', { name: 'Tell earlier buyers' }).isDisabled()).toBe(true);

  const { page } = await browser.visitor();
  await page.goto(linkIn(news, '/orders/'));
  await page.getByText(NOTE).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download glazes-2.zip' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe('PK the second version');
  expect(await mailsTo(buyer.email)).toHaveLength(2);
});

/** A free asset with one file, bought without a provider. */
async function freeProduct(): Promise<CatalogProductDetail> {
  const authorization = `Bearer ${inject('adminToken')}`;
  const form = new FormData();
  form.append('files', new Blob([await readFile(seededCover('fired-clay'))], { type: 'image/webp' }), 'cover.webp');
  form.append('fileInfo', JSON.stringify({ name: 'cover.webp', alternativeText: 'Slabs of fired clay' }));
  const pictures = await fetch(`${setting('CMS_URL')}/upload`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  });
  const [cover] = (await pictures.json()) as { id: number }[];
  const uploaded = await fetch(`${setting('CMS_URL')}/admin/deliverables`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/octet-stream', 'x-file-name': 'glazes-1.zip' },
    body: await readFile(await seededArchive('fired-clay')),
  });
  const deliverable = (await uploaded.json()) as { data: { id: string } };
  const title = `Glaze notes ${randomUUID().slice(0, 8)}`;
  const { data } = await asAdmin<{ data: { product: CatalogProductDetail } }>('POST', '/api/products', {
    title,
    description: 'For a test of versions.',
    price: 0,
    cover: cover?.id,
    deliverables: [deliverable.data.id],
    status: 'published',
  });
  return data.product;
}

async function order(id: number, buyer: ReturnType<typeof newBuyer>): Promise<void> {
  const response = await fetch(publicUrl('/api/payments/stripe/create-intent'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      checkout_id: randomUUID(),
      items: [{ id, quantity: 1 }],
      amount: 0,
      currency: 'usd',
      payment_method: 'card',
      billing_details: buyer,
    }),
  });
  expect(response.status).toBe(200);
}
