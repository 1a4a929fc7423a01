import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { CatalogProduct } from '@kiln/contracts/catalog-api';
import { useBrowser } from '../support/browser';
import { products, SHOP_PAGE } from '../support/shopping';

const browser = useBrowser();

/** The titles on the shop's cards, in their order. */
const titles = (page: Page) =>
  page.getByRole('region', { name: 'Products' }).getByRole('article').getByRole('heading').allInnerTexts();

/** What a search for some words finds: they stand in the title, the description or a tag. */
const matching = (everything: CatalogProduct[], words: string) =>
  everything.filter(({ title, description, tags }) =>
    [title, description, ...tags.map(({ name }) => name)].some((text) =>
      text.toLowerCase().includes(words.toLowerCase()),
    ),
  );

describe('S 2, S 5, filtering the shop', () => {
  const at = async (path: string) => {
    const { page } = await browser.visitor();
    await page.goto(path);
    return page;
  };

  it('a category shows its products only', async () => {
    const page = await at('/shop');
    await page
      .getByRole('complementary', { name: 'Filters' })
      .getByRole('link', { name: /^Icons/ })
      .click();
    const wanted = (await products('&category=icons')).map(({ title }) => title);
    await expect.poll(async () => (await titles(page)).toSorted()).toEqual(wanted.toSorted());
  });

  it('of several tags all must match', async () => {
    const page = await at('/shop');
    const everything = await products();
    const tagged = everything.find(({ tags }) => tags.length >= 2);
    const chosen = tagged?.tags.slice(0, 2) ?? [];
    for (const { name } of chosen) await page.getByRole('button', { name, exact: true, pressed: false }).click();
    const wanted = everything
      .filter(({ tags }) => chosen.every(({ slug }) => tags.some((tag) => tag.slug === slug)))
      .map(({ title }) => title);
    expect(chosen).toHaveLength(2);
    await expect.poll(async () => (await titles(page)).toSorted()).toEqual(wanted.toSorted());
  });

  it('search matches the title, whatever the case', async () => {
    const everything = await products('&sort=name');
    const title = everything[0]?.title ?? '';
    const page = await at('/shop');
    await page.getByPlaceholder('Search assets...').fill(title.toUpperCase());
    const wanted = matching(everything, title).map((product) => product.title);
    expect(wanted).toContain(title);
    await expect.poll(async () => (await titles(page)).toSorted()).toEqual(wanted.toSorted());
  });

  it('search matches the description', async () => {
    const word = 'glaz';
    const wanted = matching(await products(), word);
    expect(wanted.some(({ description }) => description.toLowerCase().includes(word))).toBe(true);
    const page = await at('/shop');
    await page.getByPlaceholder('Search assets...').fill(word);
    await expect.poll(async () => (await titles(page)).toSorted()).toEqual(wanted.map(({ title }) => title).toSorted());
  });

  it('search matches any tag', async () => {
    const everything = await products();
    const tag = everything.flatMap(({ tags }) => tags)[0]?.name ?? '';
    const page = await at(`/shop?q=${encodeURIComponent(tag.toLowerCase())}`);
    const tagged = everything.filter(({ tags }) => tags.some(({ name }) => name === tag)).map(({ title }) => title);
    await expect.poll(() => titles(page)).toEqual(expect.arrayContaining(tagged));
  });

  it.each([
    ['Price: Low to High', (a: number, b: number) => a - b],
    ['Price: High to Low', (a: number, b: number) => b - a],
  ])('%s orders by price', async (label, compare) => {
    const page = await at('/shop');
    await page.getByRole('combobox', { name: /sort/i }).selectOption(label);
    const prices = (await products())
      .map(({ price }) => price)
      .toSorted(compare)
      .slice(0, SHOP_PAGE);
    const byTitle = new Map((await products()).map(({ title, price }) => [title, price]));
    await expect.poll(async () => (await titles(page)).map((title) => byTitle.get(title))).toEqual(prices);
  });

  it('Name orders by name', async () => {
    const page = await at('/shop');
    await page.getByRole('combobox', { name: /sort/i }).selectOption('Name');
    const everything = (await products()).map(({ title }) => title);
    const wanted = everything.toSorted((a, b) => a.localeCompare(b)).slice(0, SHOP_PAGE);
    await expect.poll(() => titles(page)).toEqual(wanted);
  });

  it('min is at least 0', async () => {
    const page = await at('/shop');
    const min = page.getByRole('spinbutton', { name: /min/i });
    await min.fill('-20');
    await min.press('Enter');
    await expect.poll(() => min.inputValue()).toBe('0');
  });

  it('min is never above max', async () => {
    const page = await at('/shop?max=40');
    const min = page.getByRole('spinbutton', { name: /min/i });
    await min.fill('70');
    await min.press('Enter');
    await expect.poll(() => min.inputValue()).toBe('40');
  });

  it('max is never below min', async () => {
    const page = await at('/shop?min=30');
    const max = page.getByRole('spinbutton', { name: /max/i });
    await max.fill('10');
    await max.press('Enter');
    await expect.poll(() => max.inputValue()).toBe('30');
  });

  it('what is no number counts as 0', async () => {
    const page = await at('/shop?min=30');
    const min = page.getByRole('spinbutton', { name: /min/i });
    await min.fill('');
    await min.press('Enter');
    await expect.poll(() => min.inputValue()).toBe('0');
  });
});
