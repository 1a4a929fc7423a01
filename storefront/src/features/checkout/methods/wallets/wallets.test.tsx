import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { DIGITAL_CONTENT_CONSENT } from '@kiln/contracts/consent';
import { PAYMENT_METHODS } from '@kiln/contracts/payment-methods';
import { atTheCheckout, cartLabel } from '../../../../testing/at-the-checkout';
import { installCardProvider } from '../../../../testing/card-provider';
import { network } from '../../../../testing/network';
import { answerMethod } from '../../../../testing/open-payment';
import { answerPayments, refusal, success, VERIFIED } from '../../../../testing/payments-far-end';

const provider = installCardProvider();
beforeEach(() => {
  provider.confirmations.length = 0;
  provider.next = undefined;
  provider.wallets = ['applePay', 'googlePay'];
});

const NEXT = { kind: 'confirm', clientSecret: 'pi_1_secret' } as const;
const WALLETS = PAYMENT_METHODS.filter(({ id }) => ['card', 'apple_pay', 'google_pay'].includes(id));

function answerWallets() {
  const paid = () => success({ ...VERIFIED, paymentMethod: 'google_pay' });
  const asked = answerPayments({ process: paid, verify: paid });
  const calls = answerMethod('google_pay', { create: '/wallet/create' }, NEXT);
  network.use(
    http.get('/api/payments/methods', () => success(WALLETS.map((method) => ({ ...method, recommended: false })))),
  );
  return { asked, calls };
}

async function chooseGooglePay() {
  const page = await atTheCheckout();
  await page.user.click(await screen.findByRole('radio', { name: /^Google Pay/ }));
  return { ...page, button: await screen.findByRole('button', { name: 'Google Pay' }) };
}

describe('paying by wallet', () => {
  it.each([
    [['applePay', 'googlePay'] as const, ['card', 'apple_pay', 'google_pay']],
    [['googlePay'] as const, ['card', 'google_pay']],
    [[] as const, ['card']],
  ])('offers only the wallets that the browser has: %j', async (wallets, offered) => {
    provider.wallets = [...wallets];
    answerWallets();
    await atTheCheckout();
    const options = screen.getAllByRole('radio');
    expect(options.map((option) => option.getAttribute('value'))).toEqual(offered);
  });

  it('shows the chosen wallet’s own button, creates when the buyer has agreed, and leads to the success screen', async () => {
    const { asked, calls } = answerWallets();
    const { user, button, address } = await chooseGooglePay();
    expect(screen.queryByRole('button', { name: 'Apple Pay' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull();
    await user.click(button);
    await waitFor(() => expect(address()).toBe('/payment-success?payment_id=pay_1&payment_method=google_pay'));
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful' });
    expect(calls.created).toMatchObject([{ amount: 5280, currency: 'usd', payment_method: 'google_pay' }]);
    expect(provider.confirmations).toMatchObject([{ clientSecret: 'pi_1_secret', billing: { name: 'Ada Potter' } }]);
    expect(asked.process).toEqual([{ method: 'google_pay', result: { id: 'pi_1', paymentId: 'pay_1' } }]);
  });

  it('stays closed without consent, and while something is missing', async () => {
    const { calls } = answerWallets();
    const { user, button } = await chooseGooglePay();
    const consent = screen.getByRole('checkbox', { name: DIGITAL_CONTENT_CONSENT.text });
    await user.click(consent);
    await user.click(button);
    await screen.findByText(/Tick this box/);
    expect(document.activeElement).toBe(consent);
    await user.clear(screen.getByLabelText('Full name'));
    await waitFor(() => expect(button.closest('[inert]')).not.toBeNull());
    expect(screen.getByText('Please complete all required payment information')).toBeTruthy();
    expect(calls.created).toEqual([]);
  });

  it('keeps the cart when the wallet’s card is declined', async () => {
    const { asked } = answerWallets();
    provider.next = 'declined';
    const { user, button, address } = await chooseGooglePay();
    await user.click(button);
    expect((await screen.findByRole('alert')).textContent).toBe('The payment was declined.');
    expect([address(), cartLabel(), asked.process]).toEqual(['/checkout', 'Cart, 1 item', []]);
  });

  it('says what the service refuses with', async () => {
    const { calls } = answerWallets();
    calls.create = () => refusal(429, 'slow_down', 'Several cards were declined. Please try again in 30 seconds.');
    const { user, button } = await chooseGooglePay();
    await user.click(button);
    expect((await screen.findByRole('alert')).textContent).toContain('try again in 30 seconds');
    expect(provider.confirmations).toEqual([]);
  });
});
