import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { toMinorUnits } from '@kiln/contracts/money';
import { totalsOf } from '@kiln/contracts/pricing';
import { useBrowser } from '../support/browser';
import { changePrice } from '../support/catalogue-admin';
import { mailTo } from '../support/mailbox';
import { stripePaymentsOf } from '../support/sandbox';
import { publicUrl } from '../support/settings';
import {
  anyProduct,
  CARDS,
  fillContact,
  goToCheckout,
  newBuyer,
  payButton,
  products,
  typeCard,
} from '../support/shopping';

const browser = useBrowser();

it('shows a price that changed since the cart, charges nothing, and charges the new one when asked again', async () => {
  const product = (await products('&sort=name')).at(-1);
  if (!product) throw new Error('the shop is empty');
  const { page } = await browser.visitor({ tolerated: /409/ });
  const buyer = newBuyer();
  await goToCheckout(page, product);
  await fillContact(page, buyer);
  await typeCard(page, CARDS.good);

  await changePrice(product.id, product.price + 7);
  const { total } = totalsOf([{ unitPrice: toMinorUnits(product.price + 7), quantity: 1 }]);
  const shown = `$${(total / 100).toFixed(2)}`;
  const refused = page.waitForResponse(/create-intent$/);
  await payButton(page).click();
  expect((await refused).status()).toBe(409);
  await page.getByText(shown).first().waitFor();
  expect(page.url()).toContain('/checkout');

  const accepted = page.waitForResponse(/create-intent$/);
  await payButton(page).click();
  const { orderId } = ((await (await accepted).json()) as { data: { orderId: string } }).data;
  await page.getByRole('heading', { name: /Payment Successful/ }).waitFor();
  const payments = await stripePaymentsOf(orderId);
  expect(payments.map(({ status, amount_received }) => [status, amount_received])).toEqual([['succeeded', total]]);
  await mailTo(buyer.email);
});

it('answers a forged amount with 409, the true totals and no payment', async () => {
  const product = await anyProduct();
  const totals = totalsOf([{ unitPrice: toMinorUnits(product.price), quantity: 1 }]);
  const response = await fetch(publicUrl('/api/payments/stripe/create-intent'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      amount: 50,
      currency: 'usd',
      payment_method: 'card',
      checkout_id: randomUUID(),
      items: [{ id: product.id, quantity: 1 }],
      billing_details: newBuyer(),
    }),
  });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ success: false, error: { code: 'totals_changed' }, data: { totals } });
});
