import type { Page } from 'playwright-core';

/** The card of a plan; the carousel shows some twice, the first is the one that counts. */
export function planCard(page: Page, name = 'Packaging Design') {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })
    .first();
}

/** Chooses a plan, whose modal opens. */
export async function openPlan(page: Page): Promise<void> {
  const card = planCard(page);
  await card.hover({ force: true });
  await card.getByRole('button').first().click();
  await page.getByRole('dialog').waitFor();
}

/** Opens the first website example. */
export async function openExample(page: Page): Promise<void> {
  await page.getByRole('main').getByText('View Details').first().click();
  await page.getByRole('dialog').waitFor();
}

/** The items of a portfolio page that open the lightbox. */
export function workItems(page: Page) {
  return page.getByRole('main').getByRole('article').getByRole('button');
}

export async function openWork(page: Page): Promise<void> {
  await workItems(page).first().click();
  await page.getByRole('dialog').waitFor();
}

/** Days that can be booked, in the month shown. */
export function freeDays(page: Page) {
  return page.getByRole('grid').getByRole('button', { name: /\d free times?$/ });
}

/** The day's free times. */
export function freeTimes(page: Page) {
  return page.getByRole('list', { name: 'Free times' }).getByRole('button');
}

/** The last day of the month shown that can be booked; its times are then shown. */
export async function chooseBookingDay(page: Page): Promise<void> {
  await freeDays(page).last().click();
  await freeTimes(page).first().waitFor();
}
