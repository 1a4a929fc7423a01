import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { linkIn, mailTo, mailsTo } from '../support/mailbox';
import { anyProduct, CARDS, fillContact, goToCheckout, newBuyer, payButton, typeCard } from '../support/shopping';

const browser = useBrowser();

it('delivers once to a buyer whose tab was gone right after the card was charged', async () => {
  const { page, context } = await browser.visitor();
  const buyer = newBuyer();
  const product = await anyProduct();
  await goToCheckout(page, product);
  await fillContact(page, buyer);
  await typeCard(page, CARDS.good);

  // The browser says nothing more to us: only the provider knows that it paid.
  await context.route(/\/api\/payments\/(process|verify)$/, () => undefined);
  const charged = page.waitForResponse(/payment_intents\/[^/]+\/confirm$/);
  await payButton(page).click();
  await charged;
  await page.close();

  const mail = await mailTo(buyer.email);
  const later = await context.newPage();
  await later.goto(linkIn(mail, '/orders/'));
  await later.getByText(product.title).first().waitFor();
  await later
    .getByRole('button', { name: /download/i })
    .first()
    .waitFor();
  expect(await mailsTo(buyer.email)).toHaveLength(1);
});
