import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { openOrderFromMail } from '../support/order-page';
import { atCheckout, pressPay, successHeading } from '../support/paying';
import { orderAtSupport } from '../support/support-desk';
import { CARDS, typeCard } from '../support/shopping';

const browser = useBrowser();

async function downloadedInvoice(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download invoice (PDF)' }).click();
  const bytes = await readFile(await (await download).path());
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text;
}

it('the invoice of the order page has its number, its total, company and tax id, and can be put right', async () => {
  const { page } = await browser.visitor();
  const { buyer, product } = await atCheckout(page, 'Credit or debit card');
  await page.getByRole('checkbox', { name: 'I need an invoice for a company' }).check();
  await page.getByLabel('Company name (optional)').fill('Potter & Daughters Ltd');
  await page.getByLabel('Tax ID (optional)').fill('GB123456789');
  await typeCard(page, CARDS.good);
  const { orderId } = await pressPay(page);
  await successHeading(page).waitFor();

  await openOrderFromMail(page, buyer);
  const invoice = page.getByRole('region', { name: 'Invoice' });
  const number = /KILN-[\d-]+/.exec(await invoice.innerText())?.[0];
  const { total } = await orderAtSupport(orderId);
  const text = await downloadedInvoice(page);
  for (const part of [number, `$${(total / 100).toFixed(2)}`, product.title, 'Potter & Daughters Ltd', 'GB123456789']) {
    expect(text).toContain(part);
  }

  await invoice.getByRole('button', { name: 'Correct company or tax ID' }).click();
  await invoice.getByLabel('Tax ID').fill('GB987654321');
  await invoice.getByRole('button', { name: 'Correct the invoice' }).click();
  await invoice.getByText('The invoice is corrected.').waitFor();
  const corrected = await downloadedInvoice(page);
  expect(corrected).toContain('GB987654321');
  expect(corrected).toContain(number);
});
