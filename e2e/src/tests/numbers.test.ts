import { createHmac, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { asAdmin } from '../support/catalogue-admin';
import { mailTo } from '../support/mailbox';
import { panelSection } from '../support/order-desk';
import { buyByCard } from '../support/paying';
import { makeAccount, openPanel } from '../support/people';
import { publicUrl, setting } from '../support/settings';
import { products, type Buyer } from '../support/shopping';
import { orderAtSupport } from '../support/support-desk';
import { until } from '../support/until';

const browser = useBrowser();

interface Figures {
  views: number;
  cartAdds: number;
  wishlistAdds: number;
  purchases: number;
  revenue: number;
  conversion: number;
}

async function figuresOf(id: number): Promise<Figures> {
  const answer = await asAdmin<{ data: { analytics: { last30Days: Figures } } }>(
    'GET',
    `/api/products/${id}/analytics`,
  );
  return answer.data.analytics.last30Days;
}

/** A product that no other test buys. */
async function ownProduct() {
  const product = (await products('&sort=name')).findLast(({ price }) => price > 0);
  if (!product) throw new Error('the shop is empty');
  return product;
}

/** What Mailgun tells of a mail whose receiver there is not. */
async function tellOfBounce({ email }: Buyer): Promise<void> {
  const { messageId } = await mailTo(email);
  const [timestamp, token] = [String(Math.floor(Date.now() / 1000)), randomUUID()];
  const key = setting('MAILGUN_WEBHOOK_KEY');
  const signature = createHmac('sha256', key)
    .update(timestamp + token)
    .digest('hex');
  const response = await fetch(publicUrl('/api/payments/webhooks/mail/mailgun'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      signature: { timestamp, token, signature },
      'event-data': {
        id: randomUUID(),
        event: 'failed',
        severity: 'permanent',
        recipient: email,
        message: { headers: { 'message-id': messageId.replace(/^<|>$/g, '') } },
        'delivery-status': { code: 550, message: '5.1.1 No such user here' },
      },
    }),
  });
  expect(response.status).toBe(200);
}

const usd = (cents: number) => `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

it('what a visitor looks at, saves, puts into the cart and buys is what an administrator reads; a bounced receipt is told', async () => {
  const product = await ownProduct();
  const before = await figuresOf(product.id);
  const { page: shop } = await browser.visitor({ userAgent: `Kiln test ${randomUUID()}` });
  await shop.goto(`/shop?product=${product.id}`);
  await shop.getByRole('dialog').getByText(product.title).first().waitFor();
  await shop.goto(`/product/${product.id}`);
  await shop
    .getByRole('button', { name: /wishlist/i })
    .first()
    .click();
  const { buyer, orderId } = await buyByCard(shop, product);

  const order = await orderAtSupport(orderId);
  const expected = {
    views: before.views + 1,
    cartAdds: before.cartAdds + 1,
    wishlistAdds: before.wishlistAdds + 1,
    purchases: before.purchases + 1,
    revenue: before.revenue + order.total,
  };
  await until(async () => (await figuresOf(product.id)).wishlistAdds === expected.wishlistAdds, 'the counts');
  const figures = await figuresOf(product.id);
  expect(figures).toMatchObject(expected);

  await tellOfBounce(buyer);
  const { page: panel } = await browser.visitor({ tolerated: /.*/ });
  await openPanel(panel, await makeAccount('strapi-super-admin'));
  await panel.getByText(`To ${buyer.email}.`, { exact: false }).waitFor();
  await panel.getByText('Receipt came back').first().waitFor();
  await panel.getByRole('img', { name: /^Sales of the last 30 days by day: \$/ }).waitFor();
  await panel.getByText(/^Ran \d+ \w+ ago$/).waitFor();

  await panel.getByRole('link', { name: 'Numbers', exact: true }).click();
  await panel.getByRole('button', { name: 'Product', exact: true }).click();
  const row = panel.getByRole('row').filter({ has: panel.getByRole('link', { name: product.title, exact: true }) });
  const cells = await row.getByRole('gridcell').allInnerTexts();
  expect(cells.slice(1, 6)).toEqual([
    String(figures.views),
    String(figures.cartAdds),
    String(figures.wishlistAdds),
    String(figures.purchases),
    usd(figures.revenue),
  ]);

  await panel.goto(`/admin/orders/${orderId}`);
  await panelSection(panel, 'Buyer').getByText('The mail to this address came back.').waitFor();
  await panelSection(panel, 'Timeline').getByText('It came back: 5.1.1 No such user here').waitFor();
}, 180_000);
