import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DIGITAL_CONTENT_CONSENT } from '@kiln/contracts/consent';
import { DESKTOP, MOBILE, useBrowser } from '../support/browser';
import { freeTimes, planCard, workItems } from '../support/dialogs';
import { REFUSALS } from '../support/paying';
import { anyProduct, CARDS, newBuyer, shopCard, SHOP_BY_NAME } from '../support/shopping';

const browser = useBrowser();

/** Presses Tab until `target` has the focus, as somebody without a mouse would. */
async function tabTo(page: Page, target: Locator, limit = 120): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < limit; presses += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target} within ${limit} presses`);
}

async function visitor(path: string, viewport = DESKTOP) {
  const { page } = await browser.visitor({
    viewport,
    tolerated: REFUSALS,
    reducedMotion: 'reduce',
    fromOwnAddress: true,
  });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return page;
}

/** Focus goes into the dialog, stays in it, and comes back to what opened it. */
async function expectFocusThereAndBack(page: Page, opener: Locator) {
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const inside = () => dialog.evaluate((node) => node.contains(document.activeElement));
  await expect.poll(inside).toBe(true);
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab');
    const onPage = await page.evaluate(() => document.activeElement !== document.body);
    if (onPage) expect(await inside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => opener.evaluate((node) => node === document.activeElement)).toBe(true);
}

describe('dialogs take the focus and give it back', () => {
  it('the product over the shop', async () => {
    const page = await visitor('/shop');
    await expectFocusThereAndBack(page, page.getByRole('article').first().getByRole('link').first());
  });

  it('a plan’s inquiry', async () => {
    const page = await visitor('/yearly-packages');
    await expectFocusThereAndBack(page, planCard(page).getByRole('button').first());
  });

  it('a website example', async () => {
    const page = await visitor('/website-offer');
    const example = page.getByRole('main').getByRole('button').filter({ hasText: 'View Details' }).first();
    await expectFocusThereAndBack(page, example);
  });

  it('the lightbox', async () => {
    const page = await visitor('/portfolio/web-development/web-shops');
    await expectFocusThereAndBack(page, workItems(page).first());
  });

  it('the filters on a phone', async () => {
    const page = await visitor('/shop', MOBILE);
    await expectFocusThereAndBack(page, page.getByRole('button', { name: 'Filters' }));
  });
});

it('an asset is bought by keyboard alone', async () => {
  const product = await anyProduct();
  const page = await visitor(SHOP_BY_NAME);
  const press = async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };
  await press(shopCard(page, product.title).getByRole('link'));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Buy Now' }));
  await page.waitForURL('**/checkout');
  const buyer = newBuyer();
  await tabTo(page, page.getByLabel(/email/i));
  await page.keyboard.type(buyer.email);
  await tabTo(page, page.getByLabel(/full name/i));
  await page.keyboard.type(buyer.name);
  await tabTo(page, page.getByLabel(/phone/i));
  await page.keyboard.type(buyer.phone);
  const frame = page.frameLocator('iframe[title="Secure card payment input frame"]');
  await frame.getByLabel(/card number/i).waitFor();
  await tabTo(page, page.locator('input[name="payment-method"]:checked'));
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Tab');
    if (await frame.getByLabel(/card number/i).evaluate((node) => node === document.activeElement)) break;
  }
  // The card field goes on to the next part by itself.
  await page.keyboard.type(`${CARDS.good}1234123`);
  await tabTo(page, page.getByRole('checkbox', { name: DIGITAL_CONTENT_CONSENT.text }));
  await page.keyboard.press('Space');
  await press(page.getByRole('button', { name: /^Pay\b/ }));
  await page.getByRole('heading', { level: 1, name: 'Payment Successful' }).waitFor();
});

it('a consultation is asked for by keyboard alone', async () => {
  const page = await visitor('/website-offer');
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Submit Inquiry' }) });
  const write = async (label: RegExp, text: string) => {
    await tabTo(page, form.getByLabel(label).first());
    await page.keyboard.type(text);
  };
  const { email, name, phone } = newBuyer();
  const fields = await form
    .getByRole('textbox')
    .evaluateAll((nodes) => (nodes as HTMLInputElement[]).map((node) => node.name));
  const texts: Record<string, [RegExp, string]> = {
    message: [/(message|requirements|tell us)/i, 'A site for a bakery.'],
    name: [/^(your )?name/i, name],
    email: [/email/i, email],
    phone: [/phone/i, phone],
  };
  for (const field of fields) if (texts[field]) await write(...texts[field]);
  await tabTo(page, form.getByRole('button', { name: 'Submit Inquiry' }));
  await page.keyboard.press('Enter');
  await page.getByText('Thank you for your submission! We will contact you soon.', { exact: true }).waitFor();
});

it('a plan is asked about by keyboard alone', async () => {
  const page = await visitor('/yearly-packages');
  const { email, name } = newBuyer();
  await tabTo(page, planCard(page).getByRole('button').first());
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog');
  await tabTo(page, modal.getByLabel(/^(your )?name/i));
  await page.keyboard.type(name);
  await tabTo(page, modal.getByLabel(/email/i));
  await page.keyboard.type(email);
  await tabTo(page, modal.locator('button[type=submit]'));
  await page.keyboard.press('Enter');
  await modal
    .getByText(/thank you/i)
    .first()
    .waitFor();
});

it('a message is sent by keyboard alone', async () => {
  const page = await visitor('/contact');
  const { email, name } = newBuyer();
  for (const [label, text] of [
    ['Name', name],
    ['Email', email],
    ['Message', 'A teapot for two.'],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await tabTo(page, page.getByRole('main').locator('form button[type=submit]'));
  await page.keyboard.press('Enter');
  await page.getByText('Message Sent!').waitFor();
});

it('a slot is booked by keyboard alone', async () => {
  const page = await visitor('/booking');
  const current = page.getByRole('grid').locator('button[tabindex="0"]');
  await tabTo(page, current);
  const isFree = () => current.evaluate((node) => node.getAttribute('aria-disabled') === 'false');
  for (let presses = 0; presses < 31 && !(await isFree()); presses += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await tabTo(page, freeTimes(page).last());
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel(/name/i).first());
  await page.keyboard.type('Ada Potter');
  await tabTo(page, page.getByLabel(/email/i));
  await page.keyboard.type(newBuyer().email);
  await tabTo(page, page.getByRole('main').locator('button[type=submit]'));
  await page.keyboard.press('Enter');
  await page.getByText(/KB-/).first().waitFor();
});
