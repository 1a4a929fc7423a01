import { expect, it } from 'vitest';
import { DIGITAL_CONTENT_CONSENT } from '@kiln/contracts/consent';
import { useBrowser } from '../support/browser';
import { atCheckout, expectInCart, pressPay, successHeading } from '../support/paying';
import { CARDS, payButton, typeCard } from '../support/shopping';

const browser = useBrowser();

it('pay without the consent says what is missing, puts the focus there and asks nobody for money', async () => {
  const { page } = await browser.visitor();
  const { product } = await atCheckout(page, 'Credit or debit card');
  await typeCard(page, CARDS.good);
  const consent = page.getByRole('checkbox', { name: DIGITAL_CONTENT_CONSENT.text });
  await consent.uncheck();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await payButton(page).click();
  await page.getByText('Tick this box to pay: the files are delivered at once.').waitFor();
  expect(await consent.evaluate((box) => box === document.activeElement)).toBe(true);
  expect(calls.filter((path) => path.includes('/create') || path.includes('/confirm'))).toEqual([]);
  await expectInCart(page, product);

  await consent.check();
  await page.getByText('Tick this box to pay').waitFor({ state: 'hidden' });
  await pressPay(page);
  await successHeading(page).waitFor();
});
