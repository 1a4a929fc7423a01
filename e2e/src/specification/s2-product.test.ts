import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { CatalogProductDetail } from '@kiln/contracts/catalog-api';
import { useBrowser } from '../support/browser';
import { openedPage } from '../support/opened-page';
import { publicUrl } from '../support/settings';
import { anyProduct, products, shopCard, SHOP_BY_NAME } from '../support/shopping';

const browser = useBrowser();

async function detailOf(id: number): Promise<CatalogProductDetail> {
  const response = await fetch(publicUrl(`/api/products/${id}`));
  return ((await response.json()) as { data: { product: CatalogProductDetail } }).data.product;
}

const detailOfAny = async () => detailOf((await anyProduct()).id);

/** The product's page, or the modal over the shop: most of S 2 holds for both. */
const OPEN = {
  page: async (page: Page) => {
    const { id } = await anyProduct();
    await page.goto(`/product/${id}`);
    await page.getByRole('main').getByRole('tab').first().waitFor();
  },
  modal: async (page: Page) => {
    const { title } = await anyProduct();
    await page.goto(SHOP_BY_NAME);
    await shopCard(page, title).getByRole('link', { name: title }).click();
    await page.getByRole('dialog').getByRole('tab').first().waitFor();
  },
};

const viewOf = (page: Page, kind: 'page' | 'modal') => page.getByRole(kind === 'page' ? 'main' : 'dialog');

async function opened(kind: 'page' | 'modal') {
  const { page } = await browser.visitor();
  await OPEN[kind](page);
  return { page, view: viewOf(page, kind), product: await anyProduct() };
}

const FIXED = {
  page: { Format: 'Digital Download', License: 'Commercial Use', Updates: 'Lifetime', Support: '6 months' },
  modal: { License: 'Commercial Use', Updates: 'Lifetime', Support: '6 months', Download: 'Instant Access' },
} as const;

describe.each(['page', 'modal'] as const)('S 2, S 9, the product (%s)', (kind) => {
  const at = openedPage(OPEN[kind]);
  const view = () => viewOf(at(), kind);

  it('shows tags, category and sub-category, title and price', async () => {
    const product = await detailOfAny();
    await view().getByRole('heading', { name: product.title }).first().waitFor();
    const text = await view().innerText();
    expect(text).toContain(product.category?.name);
    if (product.subCategory) expect(text).toContain(product.subCategory.name);
    for (const { name } of product.tags) expect(text).toContain(name);
    expect(text).toContain(`$${product.price.toFixed(2)}`);
  });

  it('its gallery has thumbnails and dots that choose the picture', async () => {
    const product = await detailOfAny();
    const shown = () =>
      view()
        .locator('img, video')
        .first()
        .evaluate((node: HTMLImageElement) => node.currentSrc || node.src);
    expect(product.images.length).toBeGreaterThan(1);
    const first = await shown();
    await view().getByRole('button', { name: /2/ }).first().click();
    await expect.poll(shown).not.toBe(first);
  });

  it('has tabs for description, features and specifications, and starts on description', async () => {
    const product = await detailOfAny();
    expect(await view().getByRole('tab').allInnerTexts()).toEqual(['Description', 'Features', 'Specifications']);
    expect(await view().getByRole('tab', { selected: true }).innerText()).toBe('Description');
    expect(await view().getByRole('tabpanel').innerText()).toContain(product.description);
  });

  it('its specifications name what the product says of itself', async () => {
    const product = await detailOfAny();
    await view().getByRole('tab', { name: 'Specifications' }).click();
    const text = await view().getByRole('tabpanel').innerText();
    for (const value of [
      product.compatibleWith,
      product.fileSize,
      product.dimensions,
      product.dpi,
      product.fileFormat,
    ]) {
      if (value) expect(text).toContain(value);
    }
    for (const file of product.filesIncluded) expect(text).toContain(file);
  });

  it.each(Object.entries(FIXED[kind]))(`its specifications end with %s: %s`, async (name, value) => {
    await view().getByRole('tab', { name: 'Specifications' }).click();
    const row = view().getByRole('tabpanel').locator('div, tr').filter({ hasText: name }).filter({ hasText: value });
    expect(await row.count()).toBeGreaterThan(0);
  });
});

describe('S 2, the product', () => {
  it("without features it says 'No features available for this asset.'", async () => {
    const product = await anyProduct();
    const { page } = await browser.visitor();
    await page.route(`**/api/products/${product.id}*`, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: { product: CatalogProductDetail } };
      answer.data.product.features = [];
      await route.fulfill({ response, json: answer });
    });
    await page.goto(SHOP_BY_NAME);
    await shopCard(page, product.title).getByRole('link', { name: product.title }).click();
    await page.getByRole('tab', { name: 'Features' }).click();
    await page.getByText('No features available for this asset.', { exact: true }).waitFor();
  });

  it('an .mp4 entry plays as video', async () => {
    const everything = await products();
    const details = await Promise.all(everything.map(({ id }) => detailOf(id)));
    const moving = details.find(({ previewMedia }) => previewMedia.some(({ url }) => url.endsWith('.mp4')));
    const { page } = await browser.visitor();
    await page.goto(`/product/${moving?.id}`);
    const video = page.getByRole('main').locator('video');
    await video.waitFor();
    expect(await video.evaluate((node: HTMLVideoElement) => node.currentSrc || node.src)).toMatch(/\.mp4$/);
  });

  it("'Buy Now' in the modal adds to the cart, goes to /checkout and closes", async () => {
    const { page, view, product } = await opened('modal');
    await view.getByRole('button', { name: 'Buy Now' }).click();
    await page.waitForURL('**/checkout');
    await page.getByRole('main').getByText(product.title).first().waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  it("'Add to Cart' in the modal becomes 'Already in Cart' and is disabled", async () => {
    const { view } = await opened('modal');
    await view.getByRole('button', { name: 'Add to Cart' }).click();
    const button = view.getByRole('button', { name: 'Already in Cart' });
    await button.waitFor();
    expect(await button.isDisabled()).toBe(true);
  });

  it("the page has 'Add to Cart', and adding what is there already raises its quantity by one", async () => {
    const { page, view, product } = await opened('page');
    await view.getByRole('button', { name: 'Add to Cart' }).click();
    await view.getByRole('button', { name: 'Add to Cart' }).click();
    await page.goto('/cart');
    await page
      .getByText(`$${(product.price * 2).toFixed(2)}`)
      .first()
      .waitFor();
  });

  it("an unknown id shows 'Product not found'", async () => {
    const { page } = await browser.visitor({ tolerated: /404/ });
    await page.goto('/product/999999');
    await page.getByText('Product not found', { exact: true }).waitFor();
  });
});
