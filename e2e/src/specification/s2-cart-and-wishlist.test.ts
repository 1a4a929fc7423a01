import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { products, shopCard, SHOP_BY_NAME } from '../support/shopping';

const browser = useBrowser();
const oneLine = (text: string) => text.replace(/\s+/g, ' ');
const usd = (amount: number) => `$${amount.toFixed(2)}`;

async function priced(count: number) {
  return (await products('&sort=name')).filter(({ price }) => price > 0).slice(0, count);
}

/** From the shop's cards into the cart or the wishlist. */
async function added(list: 'cart' | 'wishlist', count: number) {
  const { page } = await browser.visitor();
  const chosen = await priced(count);
  await page.goto(SHOP_BY_NAME);
  for (const { title } of chosen) {
    const card = shopCard(page, title);
    await card.hover();
    await card.getByRole('button', { name: new RegExp(`add to ${list}`, 'i') }).click();
  }
  await page.goto(`/${list}`);
  await page
    .getByRole('main')
    .getByText(chosen[0]?.title ?? '')
    .first()
    .waitFor();
  return { page, chosen };
}

const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary' });

describe('S 2, S 9, the cart', () => {
  it("is empty at first: 'Your cart is empty' with 'Continue Shopping'", async () => {
    const { page } = await browser.visitor();
    await page.goto('/cart');
    await page.getByText('Your cart is empty', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Continue Shopping' }).click();
    await page.waitForURL('**/shop');
  });

  it('lists image, title, line total, description and Remove Item, without a quantity control', async () => {
    const { page, chosen } = await added('cart', 1);
    const [item] = chosen;
    const line = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: item?.title ?? '' });
    await line.locator('img').waitFor();
    expect(oneLine(await line.innerText())).toContain(oneLine(item?.description ?? ''));
    expect(await line.innerText()).toContain(usd(item?.price ?? 0));
    await line.getByRole('button', { name: /Remove Item/ }).waitFor();
    expect(await page.getByRole('main').locator('input, select').count()).toBe(0);
  });

  it('its Order Summary has Subtotal, Tax (10%) and Total', async () => {
    const { page, chosen } = await added('cart', 2);
    const cents = chosen.reduce((sum, { price }) => sum + Math.round(price * 100), 0);
    const tax = Math.floor((cents * 10 + 50) / 100);
    const text = (await summary(page).innerText()).replace(/\s+/g, ' ');
    expect(text).toContain(`Subtotal ${usd(cents / 100)}`);
    expect(text).toContain(`Tax (10%) ${usd(tax / 100)}`);
    expect(text).toContain(`Total ${usd((cents + tax) / 100)}`);
  });

  it("has 'Proceed to Checkout' and 'Continue Shopping'", async () => {
    const { page } = await added('cart', 1);
    expect(await page.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/shop');
    expect(await page.getByRole('link', { name: 'Proceed to Checkout' }).getAttribute('href')).toBe('/checkout');
  });

  it('Remove Item deletes the line', async () => {
    const { page } = await added('cart', 1);
    await page.getByRole('button', { name: /Remove Item/ }).click();
    await page.getByText('Your cart is empty', { exact: true }).waitFor();
  });

  it('persists in this browser', async () => {
    const { page, chosen } = await added('cart', 1);
    await page.reload();
    await page
      .getByRole('main')
      .getByText(chosen[0]?.title ?? '')
      .first()
      .waitFor();
  });
});

describe('S 2, S 4, S 9, the wishlist', () => {
  it("is empty at first: 'Your wishlist is empty' with 'Discover Products' to /shop", async () => {
    const { page } = await browser.visitor();
    await page.goto('/wishlist');
    await page.getByText('Your wishlist is empty', { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Discover Products' }).getAttribute('href')).toBe('/shop');
  });

  it("is titled 'My Wishlist', 'Your saved digital assets', with a way back to the shop", async () => {
    const { page } = await added('wishlist', 1);
    await page.getByRole('heading', { level: 1, name: 'My Wishlist' }).waitFor();
    await page.getByText('Your saved digital assets', { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Back to Shop' }).getAttribute('href')).toBe('/shop');
  });

  it('counts the saved items and their total value', async () => {
    const { page, chosen } = await added('wishlist', 2);
    const text = await page.getByRole('main').innerText();
    expect(text).toMatch(/\b2 saved items\b/);
    expect(text).toContain(usd(chosen.reduce((sum, { price }) => sum + price, 0)));
  });

  it('an item has its picture and title linked to its page, its category and its price', async () => {
    const { page, chosen } = await added('wishlist', 1);
    const [item] = chosen;
    const entry = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: item?.title ?? '' });
    const link = entry.locator(`a[href="/product/${item?.id}"]`);
    expect(await link.locator('img').count()).toBe(1);
    expect(await link.filter({ hasText: item?.title ?? '' }).count()).toBe(1);
    expect(await entry.innerText()).toContain(item?.category?.name);
    expect(await entry.innerText()).toContain(usd(item?.price ?? 0));
  });

  it('an item is removed by its own button, all by Clear All', async () => {
    const { page, chosen } = await added('wishlist', 2);
    await page.getByRole('button', { name: `Remove ${chosen[0]?.title}` }).click();
    await page.getByText(/\b1 saved item\b/).waitFor();
    await page.getByRole('button', { name: 'Clear All' }).click();
    await page.getByText('Your wishlist is empty', { exact: true }).waitFor();
  });

  it("an item goes into the cart and says so; when all are there, 'View Cart' stands for 'Add All to Cart'", async () => {
    const { page, chosen } = await added('wishlist', 1);
    const entry = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: chosen[0]?.title ?? '' });
    await entry.getByRole('button', { name: /Add to Cart/ }).click();
    await entry.getByText('In Cart', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Add All to Cart' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'View Cart' }).getAttribute('href')).toBe('/cart');
  });

  it("Add All adds only what is not there, says 'Added N item(s)!' after 500 ms, for 3 s", async () => {
    const { page, chosen } = await added('wishlist', 3);
    const entry = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: chosen[0]?.title ?? '' });
    await entry.getByRole('button', { name: /Add to Cart/ }).click();
    const times = page.evaluate(async () => {
      const text = () => document.querySelector('main')?.textContent ?? '';
      const until = (ready: () => boolean) =>
        new Promise<number>((done) => {
          const look = () => (ready() ? done(performance.now()) : requestAnimationFrame(look));
          look();
        });
      const button = Array.from(document.querySelectorAll('button')).find(({ textContent }) =>
        textContent?.includes('Add All to Cart'),
      );
      button?.click();
      const pressed = performance.now();
      const shown = await until(() => text().includes('Added 2 item(s)!'));
      const gone = await until(() => !text().includes('Added 2 item(s)!'));
      return { delay: shown - pressed, stay: gone - shown };
    });
    const { delay, stay } = await times;
    expect(delay).toBeGreaterThanOrEqual(490);
    expect(delay).toBeLessThan(2_000);
    expect(stay).toBeGreaterThan(2_500);
    expect(stay).toBeLessThan(5_000);
    await page.goto('/cart');
    await expect.poll(() => page.getByRole('button', { name: /Remove Item/ }).count()).toBe(3);
  });

  it('saving what is saved takes it out again (toggle)', async () => {
    const { page } = await browser.visitor();
    await page.goto('/shop');
    const card = page.getByRole('article').first();
    await card.hover();
    await card.getByRole('button', { name: /add to wishlist/i }).click();
    await card.getByRole('button', { name: /remove from wishlist/i }).click();
    await page.goto('/wishlist');
    await page.getByText('Your wishlist is empty', { exact: true }).waitFor();
  });

  it('a saved item keeps when it was added, as ISO time', async () => {
    const { page } = await added('wishlist', 1);
    const stored = await page.evaluate(() => Object.values(localStorage).join('\n').replaceAll('\\', ''));
    const [, time = ''] = /"addedAt":"([^"]+)"/.exec(stored) ?? [];
    expect(new Date(time).toISOString()).toBe(time);
  });
});
