import { describe, expect, it } from 'vitest';
import type { ProductList } from '@kiln/contracts/catalog-api';
import { MOBILE, useBrowser } from '../support/browser';
import { openedPage } from '../support/opened-page';
import { publicUrl } from '../support/settings';
import { products, shopCard, SHOP_BY_NAME, SHOP_PAGE } from '../support/shopping';

const browser = useBrowser();

const shopOf = async (query = '') => {
  const response = await fetch(publicUrl(`/api/products?limit=100&facets=true${query}`));
  return ((await response.json()) as { data: ProductList }).data;
};

describe('S 2, the shop', () => {
  const page = openedPage(SHOP_BY_NAME);

  it('is titled Digital Assets', async () => {
    await page().getByRole('heading', { level: 1, name: 'Digital Assets' }).waitFor();
  });

  it('lists its categories with counts', async () => {
    const { facets } = await shopOf();
    const filters = page().getByRole('complementary', { name: 'Filters' });
    for (const { name, count } of facets?.categories ?? []) {
      const link = filters.getByRole('link', { name: new RegExp(`^${name}\\b`) });
      expect(await link.innerText()).toMatch(new RegExp(`\\b${count}$`));
    }
  });

  it('has a price range of two number inputs and a slider from 0 to 1000', async () => {
    const filters = page().getByRole('complementary', { name: 'Filters' });
    expect(await filters.getByRole('spinbutton').count()).toBe(2);
    const sliders = await filters
      .getByRole('slider')
      .evaluateAll((nodes) => (nodes as HTMLInputElement[]).map(({ min, max, value }) => ({ min, max, value })));
    expect(sliders).toEqual([
      { min: '0', max: '1000', value: '0' },
      { min: '0', max: '1000', value: '1000' },
    ]);
  });

  it("has a search box 'Search assets...'", async () => {
    await page().getByPlaceholder('Search assets...', { exact: true }).waitFor();
  });

  it('sorts by Featured, Price: Low to High, Price: High to Low, Name', async () => {
    const options = await page().getByRole('combobox', { name: /sort/i }).locator('option').allInnerTexts();
    expect(options).toEqual(['Featured', 'Price: Low to High', 'Price: High to Low', 'Name']);
  });

  it("says 'Showing N results' and 'N of M products'", async () => {
    const { published } = await shopOf();
    const shown = Math.min(published, SHOP_PAGE);
    await page().getByText(`Showing ${shown} results`, { exact: true }).waitFor();
    await page().getByText(`${published} of ${published} products`, { exact: true }).waitFor();
  });

  it("says 'Live Inventory Data'", async () => {
    await page().getByText('Live Inventory Data', { exact: true }).waitFor();
  });

  it('a card has a picture, a category badge, title, description and price', async () => {
    const [product] = await products('&sort=name');
    const card = shopCard(page(), product?.title);
    await card.locator('img').waitFor();
    const text = (await card.innerText()).replace(/\s+/g, ' ');
    const { category, description = '', price } = product ?? {};
    expect(text).toContain(category?.name);
    // Two lines of it.
    expect(text).toContain(description.replace(/\s+/g, ' ').slice(0, 150));
    expect(text).toContain(`$${price?.toFixed(2)}`);
  });

  it('strikes the original price through where it is higher', async () => {
    for (const { title, price, originalPrice } of (await products('&sort=name')).slice(0, SHOP_PAGE)) {
      const struck = shopCard(page(), title).locator('s, del');
      const higher = originalPrice !== null && originalPrice > price;
      expect(await struck.count()).toBe(higher ? 1 : 0);
      if (higher) expect(await struck.innerText()).toContain(originalPrice.toFixed(2));
    }
  });

  it('its header has a wishlist and a cart button with count badges', async () => {
    const card = page().getByRole('article').first();
    await card.hover();
    await card.getByRole('button', { name: /add to wishlist/i }).click();
    await card.getByRole('button', { name: /add to cart/i }).click();
    const main = page().getByRole('main');
    await main.getByRole('link', { name: /wishlist.*\b1\b/i }).waitFor();
    await main.getByRole('link', { name: /cart.*\b1\b/i }).waitFor();
  });

  it("a card's hover actions toggle wishlist and cart", async () => {
    const card = page().getByRole('article').nth(1);
    await card.hover();
    for (const list of ['wishlist', 'cart']) {
      await card.getByRole('button', { name: new RegExp(`add to ${list}`, 'i') }).click();
      await card.getByRole('button', { name: new RegExp(`remove from ${list}`, 'i') }).click();
      await card.getByRole('button', { name: new RegExp(`add to ${list}`, 'i') }).waitFor();
    }
  });
});

describe('S 2, states of the shop', () => {
  it("nothing found: 'No products found' and 'Try adjusting your filters'", async () => {
    const { page } = await browser.visitor();
    await page.goto('/shop?q=no-such-thing-anywhere');
    await page.getByText('No products found', { exact: true }).waitFor();
    await page.getByText('Try adjusting your filters', { exact: true }).waitFor();
  });

  it("no products at all: 'Add products via the admin dashboard' leads to /admin", async () => {
    const { page } = await browser.visitor({ tolerated: /404/ });
    const nothing = { products: [], pagination: { page: 1, limit: 24, total: 0, pageCount: 0 }, published: 0 };
    const facets = { categories: [], tags: [], price: { min: 0, max: 100 } };
    await page.route(/\/api\/products\?/, (route) =>
      route.fulfill({ json: { success: true, data: { ...nothing, facets } } }),
    );
    await page.goto('/cart');
    await page.getByRole('link', { name: 'Continue Shopping' }).click();
    await page.getByText('No products found', { exact: true }).waitFor();
    const link = page.getByRole('link', { name: 'Add products via the admin dashboard' });
    expect(await link.getAttribute('href')).toBe('/admin');
  });

  it('while the list is on its way there are skeleton cards', async () => {
    const { page } = await browser.visitor();
    let answer = () => {};
    const held = new Promise<void>((release) => (answer = release));
    await page.route(/\/api\/products\?/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/cart');
    await page.getByRole('link', { name: 'Continue Shopping' }).click();
    await page.getByRole('status', { name: /loading products/i }).waitFor();
    answer();
    await page.getByRole('article').first().waitFor();
  });

  it("a picture that fails shows an 'Error' placeholder", async () => {
    const { page } = await browser.visitor({ tolerated: /net::ERR_FAILED|404/ });
    await page.route(/\/uploads\//, (route) => route.abort());
    await page.goto('/shop');
    await page.getByRole('article').first().getByText('Error', { exact: true }).waitFor();
  });

  it('on a phone the filters are a panel that slides in', async () => {
    const { page } = await browser.visitor({ viewport: MOBILE });
    await page.goto('/shop');
    expect(await page.getByRole('spinbutton').first().isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Filters' }).click();
    const panel = page.getByRole('dialog', { name: 'Filters' });
    await panel.getByRole('spinbutton').first().waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
  });
});

describe('S 9, pictures of the shop', () => {
  it('the first four are prioritised, the rest are loaded 100 px before they are seen', async () => {
    const { page } = await browser.visitor({ javaScriptEnabled: true, viewport: { width: 700, height: 500 } });
    await page.goto('/shop');
    const cards = page.getByRole('region', { name: 'Products' }).getByRole('article');
    const priorities = await cards.evaluateAll((nodes) =>
      nodes.slice(0, 4).map((node) => node.querySelector('img')?.getAttribute('fetchpriority')),
    );
    expect(priorities).toEqual(['high', 'high', 'high', 'high']);
    const last = cards.last();
    expect(await last.locator('img').count()).toBe(0);
    const distance = (gap: number) =>
      last.evaluate((node, px) => {
        const top = node.getBoundingClientRect().top + scrollY;
        scrollTo({ top: top - innerHeight - px, behavior: 'instant' });
      }, gap);
    await distance(300);
    await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))));
    expect(await last.locator('img').count()).toBe(0);
    await distance(60);
    await last.locator('img').waitFor({ state: 'attached' });
  });
});
