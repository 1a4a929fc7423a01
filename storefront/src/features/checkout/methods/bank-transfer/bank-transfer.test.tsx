import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { atTheCheckout, cartLabel } from '../../../../testing/at-the-checkout';
import { installCardProvider } from '../../../../testing/card-provider';
import { answerMethod } from '../../../../testing/open-payment';
import { answerPayments, refusal, success, VERIFIED } from '../../../../testing/payments-far-end';

const provider = installCardProvider();
beforeEach(() => {
  provider.confirmations.length = 0;
  provider.next = undefined;
});

const NEXT = { kind: 'confirm', clientSecret: 'pi_1_secret' } as const;
const CLEARING = {
  ...VERIFIED,
  paymentMethod: 'bank_transfer',
  status: 'processing',
  progress: { stage: 'clearing', settlesBy: '2026-11-26T12:00:00.000Z' },
};

async function chooseBankTransfer() {
  const asked = answerPayments({ process: () => success(CLEARING), verify: () => success(CLEARING) });
  const calls = answerMethod('bank_transfer', { create: '/bank/create', verify: '/bank/verify' }, NEXT);
  const page = await atTheCheckout();
  const { user } = page;
  await user.click(screen.getByRole('radio', { name: /^Bank transfer/ }));
  const type = async (label: string, text: string) => {
    await user.clear(await screen.findByLabelText(label));
    await user.paste(text);
  };
  await type('Account holder name', 'Ada Potter');
  await type('Routing number', '110000000');
  await type('Account number', '000123456789');
  return { ...page, type, calls, asked };
}

describe('paying by bank transfer', () => {
  it('debits the account with the mandate in sight, and tells by when it is decided', async () => {
    const { pay, calls, asked, address } = await chooseBankTransfer();
    expect(screen.getByText(/you authorize Kiln to debit the bank account/)).toBeTruthy();
    await pay();
    await waitFor(() => expect(address()).toBe('/payment-success?payment_id=pay_1&payment_method=bank_transfer'));
    await screen.findByRole('heading', { level: 1, name: 'Payment Processing' });
    expect(screen.getByRole('heading', { name: /^Your bank answers by Thursday, November 26$/ })).toBeTruthy();
    expect(calls.created).toMatchObject([{ amount: 52.8, currency: 'usd' }]);
    expect(provider.confirmations).toMatchObject([
      {
        billing: { name: 'Ada Potter', email: 'ada@example.com' },
        account: { account_number: '000123456789', routing_number: '110000000', account_holder_type: 'individual' },
      },
    ]);
    expect(cartLabel()).toBe('Cart, 0 items');
    const told = JSON.stringify([calls.created, asked, { ...sessionStorage }, { ...localStorage }]);
    expect(told).not.toContain('123456789');
    expect(told).not.toContain('110000000');
  });

  it('asks for all three, by the rules of S 5', async () => {
    const { type, payButton } = await chooseBankTransfer();
    await waitFor(() => expect(payButton()).toHaveProperty('disabled', false));
    for (const [label, short, enough] of [
      ['Account number', '1234567', '12345678'],
      ['Routing number', '12345678', '123456789'],
      ['Account holder name', 'Al', 'Ali'],
    ] as const) {
      await type(label, short);
      await waitFor(() => expect(payButton()).toHaveProperty('disabled', true));
      await type(label, enough);
      await waitFor(() => expect(payButton()).toHaveProperty('disabled', false));
    }
  });

  it('keeps everything when the bank refuses', async () => {
    const { pay } = await chooseBankTransfer();
    provider.next = 'declined';
    await pay();
    expect((await screen.findByRole('alert')).textContent).toBe('The payment was declined.');
    expect(screen.getByLabelText('Account number')).toHaveProperty('value', '000123456789');
    expect(cartLabel()).toBe('Cart, 1 item');
  });

  it('waits for the proof of the account, and leads on once it is there', async () => {
    const { pay, calls, address } = await chooseBankTransfer();
    calls.verify = () => refusal(402, 'payment_incomplete', 'Not yet.');
    provider.next = 'microdeposits';
    await pay();
    await screen.findByRole('heading', { name: 'Prove your bank account' });
    expect(screen.getByText(/by Tuesday, November 24/)).toBeTruthy();
    const link = screen.getByRole('link', { name: /Enter the code/ });
    expect(link.getAttribute('href')).toBe('https://stripe.test/verify');
    calls.verify = () => success(CLEARING);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(address()).toContain('/payment-success'));
    await screen.findByRole('heading', { level: 1, name: 'Payment Processing' });
  });
});
