import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { atTheCheckout, cartLabel } from '../../../../testing/at-the-checkout';
import { installCardProvider } from '../../../../testing/card-provider';
import { answerMethod } from '../../../../testing/open-payment';
import { answerPayments } from '../../../../testing/payments-far-end';

const provider = installCardProvider();
beforeEach(() => {
  provider.confirmations.length = 0;
  provider.next = undefined;
  provider.incomplete = undefined;
});

const NEXT = { kind: 'confirm', clientSecret: 'pi_1_secret' } as const;

async function chooseInstallments() {
  answerPayments();
  const calls = answerMethod('bnpl', { create: '/bnpl/create' }, NEXT);
  const page = await atTheCheckout();
  await page.user.click(screen.getByRole('radio', { name: /^Buy now, pay later/ }));
  await screen.findByText(/You go on at the lender’s page/);
  return { ...page, calls };
}

describe('paying in installments', () => {
  it('says so, creates in dollars and leads to the lender with a way back that carries no secret of ours', async () => {
    const { pay, calls } = await chooseInstallments();
    expect(screen.getByText('Pay in 4 interest-free installments')).toBeTruthy();
    await pay();
    await waitFor(() => expect(provider.confirmations).toHaveLength(1));
    expect(calls.created).toMatchObject([{ amount: 52.8, currency: 'usd' }]);
    expect(provider.confirmations).toMatchObject([
      {
        clientSecret: 'pi_1_secret',
        billing: { email: 'ada@example.com', name: 'Ada Potter', phone: '+1 555 010 0199' },
        returnUrl: `${location.origin}/payment-success?payment_id=pay_1&payment_method=bnpl`,
      },
    ]);
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful' });
  });

  it('creates nothing while the lender’s form is incomplete', async () => {
    provider.incomplete = 'Your address is incomplete.';
    const { pay, calls } = await chooseInstallments();
    await pay();
    expect((await screen.findByRole('alert')).textContent).toBe('Your address is incomplete.');
    expect(calls.created).toEqual([]);
  });

  it('keeps the cart when the lender refuses at once', async () => {
    provider.next = 'declined';
    const { pay, address } = await chooseInstallments();
    await pay();
    expect((await screen.findByRole('alert')).textContent).toBe('The payment was declined.');
    expect([address(), cartLabel()]).toEqual(['/checkout', 'Cart, 1 item']);
  });
});
