import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { openedPage } from '../support/opened-page';
import { atCheckout, REFUSALS } from '../support/paying';
import { anyProduct, CARDS, payButton, typeCard } from '../support/shopping';

const browser = useBrowser();

/** A payment as verify answers it, so that the screen's own rules can be seen for any amount. */
async function verified(answer: object) {
  const { page } = await browser.visitor({ tolerated: /status of/ });
  await openVerified(page, answer);
  return page;
}

async function openVerified(page: Page, answer: object) {
  await page.route('**/api/payments/verify', (route) => route.fulfill({ json: answer }));
  await page.goto('/payment-success?payment_id=pay_1&payment_method=card');
}

const PAID = { success: true, data: { orderId: 'ord_7', paymentMethod: 'card', amount: 123456, status: 'paid' } };
const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary' });

async function withCart(page: Page) {
  const { id } = await anyProduct();
  await page.goto(`/product/${id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('status').getByRole('link', { name: 'View Cart' }).waitFor();
}

describe('S 2, payment success', () => {
  const paid = openedPage((page) => openVerified(page, PAID));

  it("says 'Verifying your payment...' first", async () => {
    const { page } = await browser.visitor();
    let answer = () => {};
    const held = new Promise<void>((release) => (answer = release));
    await page.route('**/api/payments/verify', async (route) => {
      await held;
      await route.fulfill({ json: PAID });
    });
    await page.goto('/payment-success?payment_id=pay_1&payment_method=card');
    await page.getByText('Verifying your payment...', { exact: true }).waitFor();
    answer();
    await page.getByRole('heading', { name: 'Payment Successful' }).waitFor();
  });

  it.each([
    ['Order ID', 'ord_7'],
    ['Status', 'Completed'],
    ['Date', new Date().toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' })],
  ])('its summary has %s', async (name, value) => {
    const page = paid();
    const row = summary(page).locator('div, tr').filter({ hasText: name }).filter({ hasText: value });
    await row.first().waitFor();
  });

  it('Amount Paid is the amount in cents divided by 100, with two decimals', async () => {
    const page = paid();
    await summary(page)
      .getByText(/^\$1,?234\.56$/)
      .waitFor();
  });

  it('without an order id it says N/A, without a method Card', async () => {
    const page = await verified({ success: true, data: { ...PAID.data, orderId: '', paymentMethod: '' } });
    expect(await summary(page).innerText()).toMatch(/Order ID\s+N\/A/);
    expect(await summary(page).innerText()).toMatch(/Payment Method\s+Card/);
  });

  it.each([/check your email/i, /download your assets/i, /30 days/, /need help/i, /within 10 minutes/, /spam/])(
    "What's Next: %s",
    async (text) => {
      const page = paid();
      await page.getByRole('heading', { name: "What's Next" }).waitFor();
      expect(await page.getByRole('main').innerText()).toMatch(text);
    },
  );

  it.each([
    ['Continue Shopping', '/shop'],
    ['View My Orders', '/account/orders'],
  ])('%s leads to %s', async (name, path) => {
    const page = paid();
    expect(await page.getByRole('link', { name }).getAttribute('href')).toBe(path);
  });

  it('clears the cart that was paid for', async () => {
    const { page } = await browser.visitor({ tolerated: REFUSALS });
    await atCheckout(page, 'Credit or debit card');
    await typeCard(page, CARDS.good);
    await payButton(page).click();
    await page.getByRole('heading', { name: 'Payment Successful' }).waitFor();
    await page.goto('/cart');
    await page.getByText('Your cart is empty', { exact: true }).waitFor();
  });

  it("without payment_id and session_id: 'Missing payment information'", async () => {
    const { page } = await browser.visitor();
    await page.goto('/payment-success');
    await page.getByText('Missing payment information', { exact: true }).waitFor();
    await page.getByText('Payment Verification Failed', { exact: true }).waitFor();
  });

  it.each(['payment_id', 'session_id'])('takes %s, and card where no method is named', async (name) => {
    const { page } = await browser.visitor();
    await page.route('**/api/payments/verify', (route) => route.fulfill({ json: PAID }));
    const [request] = await Promise.all([
      page.waitForRequest('**/api/payments/verify'),
      page.goto(`/payment-success?${name}=abc`),
    ]);
    expect(request.postDataJSON()).toMatchObject({ [name]: 'abc', payment_method: 'card' });
  });

  it("not paid: 'Payment Verification Failed', the message, and Try Again to /checkout", async () => {
    const page = await verified({ success: false, error: { code: 'payment_failed', message: 'The bank said no.' } });
    await page.getByRole('heading', { name: 'Payment Verification Failed' }).waitFor();
    await page.getByText('The bank said no.').waitFor();
    expect(await page.getByRole('link', { name: 'Try Again' }).getAttribute('href')).toBe('/checkout');
  });

  it("not paid and no message: 'Payment verification failed'", async () => {
    const page = await verified({ success: false, error: {} });
    await page.getByText('Payment verification failed', { exact: true }).waitFor();
  });

  it("nobody could be asked: 'Failed to verify payment'", async () => {
    const { page } = await browser.visitor({ tolerated: /ERR_/ });
    await page.route('**/api/payments/verify', (route) => route.abort('internetdisconnected'));
    await page.goto('/payment-success?payment_id=pay_1&payment_method=card');
    await page.getByText('Failed to verify payment', { exact: true }).waitFor();
  });
});

describe('S 2, S 8, payment failure', () => {
  const failed = async (query: string) => {
    const { page } = await browser.visitor({ tolerated: /status of/ });
    await page.goto(`/payment-failure${query}`);
    await page.getByRole('heading', { name: 'Error Details' }).waitFor();
    return page;
  };

  it.each([
    ['card_declined', 'Card Declined', /bank/i],
    ['insufficient_funds', 'Insufficient Funds', /./],
    ['invalid_card', 'Invalid Card', /./],
    ['network_error', 'Network Error', /./],
    ['timeout', 'Payment Timeout', /./],
    ['cancelled', 'Payment Cancelled', /still in your cart/i],
    ['anything_else', 'Payment Failed', /Your payment could not be processed\. Please try again\./],
  ])('%s is %s', async (code, title, explanation) => {
    const page = await failed(`?error=${code}&payment_method=card`);
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    expect(await page.getByRole('main').innerText()).toMatch(explanation);
    await page.getByText(code, { exact: true }).waitFor();
  });

  it('an unknown code speaks its error_message', async () => {
    const page = await failed('?error=odd&error_message=The%20kiln%20was%20cold.');
    await page.getByText('The kiln was cold.').waitFor();
  });

  it('without a code it is payment_failed, without a method unknown', async () => {
    const page = await failed('');
    const read = async () =>
      (await page.getByRole('region', { name: 'Error Details' }).innerText()).replace(/\s+/g, ' ');
    // The time is the visitor's, so it comes with the app.
    await expect.poll(read, { timeout: 10_000 }).toMatch(/Time .*\d/);
    const details = await read();
    expect(details).toMatch(/payment_failed/);
    expect(details).toMatch(/unknown/i);
    expect(details).toMatch(/Status Failed/);
  });

  it('card_declined, insufficient_funds, invalid_card and network_error each have suggestions of their own', async () => {
    const lists = new Set<string>();
    for (const code of ['card_declined', 'insufficient_funds', 'invalid_card', 'network_error', 'timeout']) {
      const page = await failed(`?error=${code}`);
      lists.add(await page.getByRole('region', { name: 'What You Can Do' }).innerText());
    }
    expect(lists.size).toBe(5);
  });

  it('the default suggestions: connection, another method, support', async () => {
    const page = await failed('?error=odd');
    const list = await page.getByRole('region', { name: 'What You Can Do' }).innerText();
    expect(list).toMatch(/internet connection/i);
    expect(list).toMatch(/different payment method/i);
    expect(list).toMatch(/contact support if it persists/i);
  });

  it.each([
    ['Try Again', '/checkout'],
    ['Review Cart', '/cart'],
    ['Continue Shopping', '/shop'],
  ])('%s leads to %s', async (name, path) => {
    const page = await failed('?error=card_declined');
    expect(await page.getByRole('link', { name }).getAttribute('href')).toBe(path);
  });

  it('support is 24/7, by e-mail, /contact and /help', async () => {
    const page = await failed('');
    const main = page.getByRole('main');
    await main.getByText(/24\/7/).waitFor();
    for (const href of ['mailto:', '/contact', '/help']) {
      expect(await main.locator(`a[href^="${href}"]`).count()).toBeGreaterThan(0);
    }
  });

  it("'Your Cart is Safe' counts the pieces, and is absent when there are none", async () => {
    const empty = await failed('?error=card_declined');
    expect(await empty.getByText('Your Cart is Safe').count()).toBe(0);
    const { page } = await browser.visitor({ tolerated: /status of/ });
    await withCart(page);
    await page.goto('/payment-failure?error=card_declined');
    const block = page.getByRole('region', { name: 'Your Cart is Safe' });
    expect(await block.innerText()).toMatch(/\b1 item\b/);
  });
});
