import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { expectDelivery } from '../support/order-page';
import { atCheckout, chooseMethod, created, expectRefusal, REFUSALS, successHeading } from '../support/paying';
import { takenFor } from '../support/sandbox';
import { anyProduct, goToCheckout } from '../support/shopping';

const browser = useBrowser();

describe.each(['Apple Pay', 'Google Pay'])('%s', (wallet) => {
  const atTheCheckout = async () => {
    const { page, context } = await browser.visitor({ tolerated: REFUSALS, fromOwnAddress: true });
    await context.addInitScript(() => localStorage.setItem('sandbox.wallets', 'apple_pay,google_pay'));
    const { buyer, product } = await atCheckout(page, wallet);
    const button = page.getByRole('button', { name: wallet, exact: true });
    const sheet = page.getByRole('dialog', { name: wallet });
    const inSheet = (name: string | RegExp) => sheet.getByRole('button', { name });
    return { page, buyer, product, button, inSheet };
  };

  it('pays once from its sheet to the downloaded file', async () => {
    const { page, buyer, product, button, inSheet } = await atTheCheckout();
    await button.click();
    const { orderId } = await created(page, () => inSheet(/^Pay \$/).click());
    await successHeading(page).waitFor();
    expect(await takenFor(orderId)).toHaveLength(1);
    await expectDelivery(page, buyer, product);
  });

  it('with a card that is refused says so, and charges nothing; paid afterwards, it is one charge', async () => {
    const { page, product, button, inSheet } = await atTheCheckout();
    await button.click();
    const { orderId } = await created(page, () => inSheet('Pay with a card that is refused').click());
    await expectRefusal(page, 'Your card was declined.', product);
    expect(await takenFor(orderId)).toEqual([]);
    await button.click();
    await inSheet(/^Pay \$/).click();
    await successHeading(page).waitFor();
    expect(await takenFor(orderId)).toHaveLength(1);
  });

  it('when its sheet is cancelled makes no order at all', async () => {
    const { page, button, inSheet } = await atTheCheckout();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await button.click();
    await inSheet('Cancel').click();
    await inSheet('Cancel').waitFor({ state: 'hidden' });
    await button.click();
    await inSheet(/^Pay \$/).waitFor();
    expect(calls.filter((path) => path.includes('/create'))).toEqual([]);
  });
});

it('a browser without wallets is offered the six other methods', async () => {
  const { page } = await browser.visitor();
  await goToCheckout(page, await anyProduct());
  const methods = page.getByRole('group', { name: 'Payment method' }).locator('input[name="payment-method"]');
  await methods.first().waitFor();
  const offered = await methods.evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
  expect(offered).toEqual(['card', 'paypal', 'upi', 'crypto', 'bank_transfer', 'bnpl']);
  expect(await page.getByText(/Apple Pay|Google Pay/).count()).toBe(0);
  await chooseMethod(page, 'UPI');
});
