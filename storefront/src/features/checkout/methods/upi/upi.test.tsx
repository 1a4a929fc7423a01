import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { atTheCheckout, cartLabel } from '../../../../testing/at-the-checkout';
import { installCardProvider } from '../../../../testing/card-provider';
import { answerMethod, backAtTheCheckout, comeBackToTheTab, createdPayment } from '../../../../testing/open-payment';
import { answerPayments, refusal, success, VERIFIED } from '../../../../testing/payments-far-end';

installCardProvider();
const inFiveMinutes = () => new Date(Date.now() + 300_000).toISOString();
const aCode = (name = 'first') => ({
  kind: 'scan' as const,
  imageUrl: `/sandbox/qr/${name}.svg`,
  hostedUrl: `http://localhost:3000/sandbox/upi/${name}`,
  expiresAt: inFiveMinutes(),
});
const CHARGE = { currency: 'inr', amount: 440_000 };
const PAID = { ...VERIFIED, paymentMethod: 'upi' };
const code = () => screen.findByRole('img', { name: 'QR code that opens this payment in a UPI app' });

function answerUpi(next = aCode()) {
  const asked = answerPayments({ process: () => success(PAID), verify: () => success(PAID) });
  const upi = answerMethod('upi', { create: '/upi/create', verify: '/upi/verify' }, next);
  upi.create = () => success(createdPayment(next, { charge: CHARGE }));
  return { asked, upi };
}

/** The form filled in, pay pressed. */
async function payByUpi() {
  const page = await atTheCheckout();
  await page.user.click(screen.getByRole('radio', { name: /^UPI/ }));
  await page.user.click(await screen.findByLabelText('UPI ID'));
  await page.user.paste('ada@okbank');
  await page.pay();
  await code();
  return page;
}

describe('paying by UPI', () => {
  it('asks for a valid UPI ID before anything is made (S 5)', async () => {
    answerUpi();
    const { user, payButton } = await atTheCheckout();
    await user.click(screen.getByRole('radio', { name: /^UPI/ }));
    const field = await screen.findByLabelText('UPI ID');
    expect(screen.queryByText('Please enter a valid UPI ID')).toBeNull();
    await user.type(field, 'ada@');
    await screen.findByText('Please enter a valid UPI ID');
    expect(payButton()).toHaveProperty('disabled', true);
    await user.type(field, 'okbank');
    await waitFor(() => expect(screen.queryByText('Please enter a valid UPI ID')).toBeNull());
    expect(payButton()).toHaveProperty('disabled', false);
  });

  it('shows the code and the rupees, and goes on when the bank has said yes', async () => {
    const { asked, upi } = answerUpi();
    const { address } = await payByUpi();
    expect(upi.created).toMatchObject([
      { amount: 52.8, currency: 'inr', upi_id: 'ada@okbank', items: [{ id: 7, quantity: 1 }] },
    ]);
    expect(screen.getByText(/₹4,400\.00/).textContent).toBe('₹4,400.00 ($52.80)');
    expect(screen.getByRole('link', { name: /^Open in your UPI app/ }).getAttribute('href')).toContain('/upi/first');
    expect(screen.getByRole('timer').textContent).toMatch(/^[45]:\d\d$/);
    await waitFor(() => expect(upi.verified).toEqual([{ payment_id: 'pay_1' }]));
    expect(address()).toBe('/checkout');
    upi.verify = () => success(PAID);
    comeBackToTheTab();
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful' });
    expect(address()).toBe('/payment-success?payment_id=pay_1&payment_method=upi');
    expect(asked.process).toEqual([{ method: 'upi', result: { paymentId: 'pay_1' } }]);
    expect(cartLabel()).toBe('Cart, 0 items');
  });

  it('shows the same code after a reload', async () => {
    const { upi } = answerUpi();
    await backAtTheCheckout('upi', CHARGE);
    expect((await code()).getAttribute('src')).toBe('/sandbox/qr/first.svg');
    expect(screen.getByText(/₹4,400\.00/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Pay with UPI' })).toBe(document.activeElement);
    expect(upi.created).toEqual([]);
  });

  it('keeps asking through a lost connection, and says so', async () => {
    const { upi } = answerUpi();
    const { address } = await backAtTheCheckout('upi', CHARGE);
    await code();
    upi.verify = () => HttpResponse.error();
    await waitFor(() => {
      comeBackToTheTab();
      expect(screen.getByText(/We cannot reach the shop right now/)).toBeTruthy();
    });
    await code();
    upi.verify = () => success(PAID);
    comeBackToTheTab();
    await waitFor(() => expect(address()).toContain('/payment-success'));
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful' });
  });

  it('offers a new code when the old one has expired', async () => {
    const { upi } = answerUpi();
    await payByUpi();
    upi.verify = () => refusal(402, 'payment_expired', 'The payment has expired.');
    comeBackToTheTab();
    expect((await screen.findByRole('alert')).textContent).toContain('This code has expired. Nothing was charged.');
    expect(screen.queryByRole('img', { name: /^QR code/ })).toBeNull();
    upi.create = () => {
      upi.verify = () => refusal(402, 'payment_incomplete', 'Not yet.');
      return success(createdPayment(aCode('second'), { paymentId: 'pay_2', charge: CHARGE }));
    };
    press('Get a new code');
    await waitFor(async () => expect((await code()).getAttribute('src')).toBe('/sandbox/qr/second.svg'));
    expect(new Set(upi.created.map((body) => (body as { checkout_id: string }).checkout_id)).size).toBe(1);
    await waitFor(() => expect(upi.verified.at(-1)).toEqual({ payment_id: 'pay_2' }));
  });

  it('says why the bank refused and leads back with everything kept', async () => {
    const { upi } = answerUpi();
    await payByUpi();
    upi.verify = () => refusal(402, 'payment_failed', 'Your bank has refused the payment.');
    comeBackToTheTab();
    expect((await screen.findByRole('alert')).textContent).toBe('Your bank has refused the payment.');
    press('Choose another method');
    expect(await screen.findByLabelText('Email address')).toHaveProperty('value', 'ada@example.com');
    expect(cartLabel()).toBe('Cart, 1 item');
  });

  it('can be left for another method without losing cart or contact data', async () => {
    answerUpi();
    await payByUpi();
    press('Cancel and choose another method');
    expect(await screen.findByLabelText('Phone number')).toHaveProperty('value', '+1 555 010 0199');
    expect(screen.getByRole('heading', { name: 'Payment method' })).toBe(document.activeElement);
    expect(cartLabel()).toBe('Cart, 1 item');
  });

  it('offers the link when the code cannot be loaded', async () => {
    answerUpi();
    await backAtTheCheckout('upi', CHARGE);
    const panel = within(await screen.findByRole('region', { name: 'Pay with UPI' }));
    (await code()).dispatchEvent(new Event('error'));
    await panel.findByText(/The code could not be loaded/);
    expect(panel.getByRole('link', { name: /^Open in your UPI app/ })).toBeTruthy();
  });
});

function press(name: string) {
  screen.getByRole('button', { name }).click();
}
