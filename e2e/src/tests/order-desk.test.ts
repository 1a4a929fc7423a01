import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { mailsTo } from '../support/mailbox';
import { buyTwo, findOrder, panelSection, signInAsSupport } from '../support/order-desk';
import { expectTheVeryFile, openOrderFromMail } from '../support/order-page';
import { productList, signInAsEditor } from '../support/panel';
import { orderAtSupport } from '../support/support-desk';
import { until } from '../support/until';

const browser = useBrowser();
const DAY_MS = 86_400_000;
/** The panel logs its own notices to the console; what it does is checked by what it shows and changes. */
const PANEL = { tolerated: /.*/ };

it('support finds an order by its address, refunds one item of two, corrects the address and resends the receipt', async () => {
  const { page: shop } = await browser.visitor();
  const { page: panel } = await browser.visitor(PANEL);
  const { buyer, orderId, kept, returned } = await buyTwo(shop);
  await openOrderFromMail(shop, buyer);

  await signInAsSupport(panel);
  await findOrder(panel, buyer);
  const items = panelSection(panel, 'Items');
  const timeline = panelSection(panel, 'Timeline');
  const share = (await orderAtSupport(orderId)).items.find(({ title }) => title === returned.title)?.share ?? 0;
  const sum = `$${(share / 100).toFixed(2)}`;
  await panel.getByRole('button', { name: 'Refund', exact: true }).click();
  await panel.getByRole('checkbox', { name: returned.title }).click();
  await panel.getByLabel('Why').fill('Bought twice');
  await panel.getByRole('button', { name: `Continue with ${sum}` }).click();
  await panel.getByRole('dialog').getByText(`The files of ${returned.title} stop working.`).waitFor();
  await panel.getByRole('button', { name: `Refund ${sum}` }).click();
  await panel.getByRole('dialog').waitFor({ state: 'hidden' });
  await items.getByRole('listitem').filter({ hasText: returned.title }).getByText('Files closed').waitFor();
  await items.getByRole('listitem').filter({ hasText: kept.title }).getByText('Files open').waitFor();
  await timeline.getByText(`Refund of ${sum} asked for: Bought twice`).waitFor();
  await timeline
    .getByText(/^Test,/)
    .first()
    .waitFor();

  await shop.reload();
  await shop.getByText('This item was refunded, so its files no longer open.').waitFor();
  await expectTheVeryFile(shop, kept);

  const corrected = { email: `right-${randomUUID()}@example.com` };
  await panel.getByRole('button', { name: 'Correct address' }).click();
  await panel.getByLabel('E-mail address').fill(corrected.email);
  await panel.getByRole('button', { name: 'Correct address and send receipt' }).click();
  await panelSection(panel, 'Buyer').getByText(corrected.email).waitFor();
  await openOrderFromMail(shop, corrected);
  await expectTheVeryFile(shop, kept);

  await panel.getByRole('button', { name: 'Resend receipt' }).click();
  await panel.getByRole('dialog').getByRole('button', { name: 'Resend receipt' }).click();
  await timeline.getByText('Receipt asked for again').waitFor();
  await until(async () => (await mailsTo(corrected.email)).length === 2, 'the second receipt');
  // The open page follows by itself until the mail server has taken it.
  await until(
    async () => (await timeline.getByText(`Receipt mailed to ${corrected.email}`).count()) === 2,
    'both mails',
  );
}, 180_000);

it('an answer that is lost is asked for again and the action done once; then the person is erased on request', async () => {
  const { page: shop } = await browser.visitor();
  const { page: panel } = await browser.visitor(PANEL);
  const { buyer, orderId } = await buyTwo(shop);
  await openOrderFromMail(shop, buyer);
  const before = Date.parse((await orderAtSupport(orderId)).accessExpiresAt ?? '');

  await signInAsSupport(panel);
  await findOrder(panel, buyer);
  await panel.route(
    '**/extend',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await panel.getByRole('button', { name: 'Extend access' }).click();
  await panel.getByLabel('Days to add').fill('10');
  await panel.getByRole('button', { name: 'Extend by 10 days' }).click();
  await panel.getByRole('alert').filter({ hasText: 'Try again: nothing is done twice' }).waitFor();
  expect(await panel.getByLabel('Days to add').inputValue()).toBe('10');
  await panel.getByRole('button', { name: 'Try again: Extend by 10 days' }).click();
  await panel.getByRole('dialog').waitFor({ state: 'hidden' });
  const after = Date.parse((await orderAtSupport(orderId)).accessExpiresAt ?? '');
  expect(after - before).toBe(10 * DAY_MS);

  const { number } = await orderAtSupport(orderId);
  await panel.getByRole('link', { name: 'Back' }).click();
  await panel.getByText('1 order', { exact: true }).waitFor();
  expect(await panel.getByLabel('Find orders').inputValue()).toBe(buyer.email);
  await panel.getByRole('link', { name: 'Erase personal data' }).click();
  await panel.getByLabel('E-mail address of the person').fill(buyer.email);
  await panel.getByRole('button', { name: 'Show what there is' }).click();
  await panel.getByText(/Invoice KILN-\d+-\d+ stays/).waitFor();
  await panel.getByRole('button', { name: 'Erase from 1 order' }).click();
  await panel.getByRole('dialog').getByRole('button', { name: 'Erase from 1 order' }).click();
  await panel.getByRole('heading', { name: 'Erased from 1 order' }).waitFor();
  await panel.getByRole('link', { name: `Order ${number}` }).click();
  await panelSection(panel, 'Buyer')
    .getByText(/^The personal data was erased on /)
    .waitFor();
  expect(await panel.getByText(buyer.email).count()).toBe(0);
  await shop.reload();
  await shop
    .getByText(/expired/i)
    .first()
    .waitFor();
}, 180_000);

it('with the service away the list says so, keeps the search and goes on', async () => {
  const { page: panel } = await browser.visitor(PANEL);
  await signInAsSupport(panel);
  const unavailable = { code: 'payments_unavailable', message: 'The payments service does not answer.' };
  await panel.route('**/order-desk/orders/search', (route) =>
    route.fulfill({ status: 503, json: { success: false, error: unavailable } }),
  );
  await panel.getByRole('link', { name: 'Orders', exact: true }).click();
  await panel.getByRole('alert').filter({ hasText: unavailable.message }).waitFor();
  await panel.getByLabel('Find orders').fill('nobody@nowhere.example');
  await panel.getByRole('button', { name: 'Search' }).click();
  await panel.unroute('**/order-desk/orders/search');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await panel.getByText('No order fits.').waitFor();
  expect(await panel.getByLabel('Find orders').inputValue()).toBe('nobody@nowhere.example');
  expect(panel.url()).not.toContain('nowhere');
});

it('an editor has no orders', async () => {
  const { page: panel } = await browser.visitor(PANEL);
  await signInAsEditor(panel);
  await panel.goto(productList);
  await panel.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await panel.getByRole('link', { name: 'Orders', exact: true }).count()).toBe(0);
  await panel.goto('/admin/orders');
  await panel
    .getByText('You don’t have the permissions')
    .or(panel.getByText("You don't have the permissions"))
    .waitFor();
});
