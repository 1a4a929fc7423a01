import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../support/accessibility';
import { DESKTOP, MOBILE, useBrowser } from '../support/browser';
import { atCheckout, fillBank, lookAgain, pressPay, REFUSALS, WALLET_ADDRESS } from '../support/paying';
import { letIt } from '../support/sandbox';

const browser = useBrowser();

/** Brings the checkout into a state of a payment, method by method. */
const STATES: [string, string, (page: Page) => Promise<void>][] = [
  ['PayPal’s button', 'PayPal', (page) => page.getByRole('button', { name: 'PayPal', exact: true }).waitFor()],
  [
    'the lenders',
    'Buy now, pay later',
    (page) => page.frameLocator('iframe[title="Secure payment input frame"]').getByRole('radio').first().waitFor(),
  ],
  [
    'a wrong UPI ID, the code, and an expired one',
    'UPI',
    async (page) => {
      await page.getByLabel('UPI ID').fill('ada');
      await expectNoFault(page);
      await page.getByLabel('UPI ID').fill('ada@okbank');
      const { orderId } = await pressPay(page);
      await page.getByRole('timer').waitFor();
      await expectNoFault(page);
      await letIt('expire', orderId);
      await lookAgain(page);
      await page.getByRole('button', { name: 'Get a new code' }).waitFor();
    },
  ],
  [
    'the coins’ address, and too few coins',
    'Cryptocurrency',
    async (page) => {
      await page.getByLabel('Your wallet address').fill(WALLET_ADDRESS);
      const { orderId } = await pressPay(page);
      await page.getByRole('timer').waitFor();
      await expectNoFault(page);
      await letIt('pay_under', orderId);
      await lookAgain(page);
      await page.getByText(/^Too little came/).waitFor();
    },
  ],
  [
    'the bank’s fields, the wait for it, and its refusal',
    'Bank transfer',
    async (page) => {
      await fillBank(page, '000123456789');
      await expectNoFault(page);
      const { orderId } = await pressPay(page);
      await page.getByRole('heading', { level: 1, name: 'Payment Processing' }).waitFor();
      await expectNoFault(page);
      await letIt('return_account_closed', orderId);
      await page.getByRole('heading', { name: 'Your Cart is Safe' }).waitFor();
    },
  ],
];

async function expectNoFault(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([]);
}

describe.each([
  ['desktop', DESKTOP],
  ['phone', MOBILE],
])('on a %s', (_, viewport) => {
  it.each(STATES)('%s: no fault that a machine can find', async (_name, method, bring) => {
    const { page } = await browser.visitor({ viewport, tolerated: REFUSALS });
    await atCheckout(page, method);
    await bring(page);
    await expectNoFault(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  });
});
