import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { atTheCheckout, cartLabel } from '../../../../testing/at-the-checkout';
import { installCardProvider } from '../../../../testing/card-provider';
import { answerMethod, backAtTheCheckout, comeBackToTheTab, createdPayment } from '../../../../testing/open-payment';
import { answerPayments, refusal, success, VERIFIED } from '../../../../testing/payments-far-end';

installCardProvider();
const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const WALLET = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT';
const aDeposit = (address = ADDRESS) => ({
  kind: 'deposit' as const,
  coin: 'bitcoin' as const,
  address,
  amount: '0.00058667',
  uri: `bitcoin:${address}?amount=0.00058667`,
  expiresAt: new Date(Date.now() + 1_200_000).toISOString(),
});
const PAID = { ...VERIFIED, paymentMethod: 'crypto' };
const underWay = (progress: object) => success({ ...PAID, status: 'processing', progress });

function answerCrypto(next = aDeposit()) {
  const asked = answerPayments({ process: () => success(PAID), verify: () => success(PAID) });
  return { asked, crypto: answerMethod('crypto', { create: '/crypto/create', verify: '/crypto/verify' }, next) };
}

async function chooseCrypto() {
  const page = await atTheCheckout();
  await page.user.click(screen.getByRole('radio', { name: /^Cryptocurrency/ }));
  const type = async (text: string) => {
    await page.user.click(await screen.findByLabelText('Your wallet address'));
    await page.user.paste(text);
  };
  await screen.findByRole('group', { name: 'Coin' });
  return { ...page, type };
}

async function atTheDeposit() {
  const answers = answerCrypto();
  const page = await backAtTheCheckout('crypto');
  const panel = within(await screen.findByRole('region', { name: 'Pay with Bitcoin' }));
  await panel.findByText(ADDRESS);
  return { ...answers, ...page, panel };
}

const stage = () => screen.getByRole('list', { name: 'How far your payment is' }).querySelector('[aria-current=step]');

describe('paying in coins', () => {
  it('offers four coins, Bitcoin first, and wants 21 to 99 characters of a wallet address (S 5)', async () => {
    answerCrypto();
    const { user, type, payButton } = await chooseCrypto();
    const coins = within(screen.getByRole('group', { name: 'Coin' })).getAllByRole('radio');
    expect(coins.map((radio) => [radio.getAttribute('value'), (radio as HTMLInputElement).checked])).toEqual([
      ['bitcoin', true],
      ['ethereum', false],
      ['litecoin', false],
      ['dogecoin', false],
    ]);
    await type('x'.repeat(20));
    expect(payButton()).toHaveProperty('disabled', true);
    await user.tab();
    await screen.findByText('A wallet address has 21 to 99 characters');
    await type('x');
    expect(payButton()).toHaveProperty('disabled', false);
    await type('x'.repeat(79));
    expect(payButton()).toHaveProperty('disabled', true);
  });

  it('creates with coin and refund address, and shows amount, address, code and network', async () => {
    const { crypto } = answerCrypto();
    const { user, type, pay } = await chooseCrypto();
    crypto.create = () =>
      success(createdPayment({ ...aDeposit('LbTjMGN7gELw4KbeyQf6cTCq859hD18guE'), coin: 'litecoin' }));
    await user.click(screen.getByRole('radio', { name: /^Litecoin/ }));
    await type(WALLET);
    await pay();
    const panel = within(await screen.findByRole('region', { name: 'Pay with Litecoin' }));
    expect(crypto.created).toMatchObject([
      { amount: 52.8, currency: 'usd', coin: 'litecoin', wallet_address: WALLET, items: [{ id: 7, quantity: 1 }] },
    ]);
    expect(panel.getByText('0.00058667')).toBeTruthy();
    expect(panel.getByRole('img', { name: 'QR code with the address and the amount in LTC' })).toBeTruthy();
    expect(panel.getByText(/Send only LTC, on the Litecoin network only/)).toBeTruthy();
    expect(panel.getByRole('timer').textContent).toMatch(/^(20:00|19:\d\d)$/);
    await user.click(panel.getByRole('button', { name: 'Copy Address' }));
    expect(await navigator.clipboard.readText()).toBe('LbTjMGN7gELw4KbeyQf6cTCq859hD18guE');
  });

  it('follows the coins from seen to paid after a reload, and empties the cart', async () => {
    const { asked, crypto, address } = await atTheDeposit();
    expect(crypto.created).toEqual([]);
    expect(stage()?.textContent).toBe('Waiting for your payment');
    crypto.verify = () => underWay({ stage: 'seen' });
    comeBackToTheTab();
    await waitFor(() => expect(stage()?.textContent).toBe('Seen on the network'));
    expect(screen.queryByRole('button', { name: 'Cancel and choose another method' })).toBeNull();
    crypto.verify = () => underWay({ stage: 'confirmed' });
    comeBackToTheTab();
    await waitFor(() => expect(stage()?.textContent).toBe('Confirmed'));
    crypto.verify = () => success(PAID);
    comeBackToTheTab();
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful' });
    expect(address()).toBe('/payment-success?payment_id=pay_1&payment_method=crypto');
    expect(asked.process).toEqual([{ method: 'crypto', result: { paymentId: 'pay_1' } }]);
    expect(cartLabel()).toBe('Cart, 0 items');
  });

  it('lets the buyer leave once the coins were seen', async () => {
    const answers = answerPayments();
    const crypto = answerMethod('crypto', { create: '/crypto/create', verify: '/crypto/verify' }, aDeposit());
    const { user } = await backAtTheCheckout('crypto');
    await screen.findByText(ADDRESS);
    crypto.verify = () => underWay({ stage: 'seen' });
    comeBackToTheTab();
    answerPayments({ process: () => underWay({ stage: 'seen' }), verify: () => underWay({ stage: 'seen' }) });
    await user.click(await screen.findByRole('button', { name: 'Continue to your order' }));
    await screen.findByRole('heading', { level: 1, name: 'Payment Processing' });
    expect(answers.createIntent).toEqual([]);
  });

  it('says what came and what to do when it is too little, and asks for no second payment', async () => {
    const { crypto, panel } = await atTheDeposit();
    crypto.verify = () => underWay({ stage: 'underpaid', received: '0.0004', expected: '0.00058667' });
    comeBackToTheTab();
    await panel.findByText('Too little came: 0.0004 of 0.00058667 BTC.');
    expect(panel.getByText(/Please send no second payment/).textContent).toContain('ord_1');
    expect(panel.queryByText(ADDRESS)).toBeNull();
  });

  it('still finds coins that come after the time is over', async () => {
    const { crypto, panel } = await atTheDeposit();
    crypto.verify = () => refusal(402, 'payment_expired', 'The payment has expired.');
    comeBackToTheTab();
    expect((await panel.findByRole('alert')).textContent).toContain(
      'If you have already sent it, it will still be found',
    );
    expect(panel.queryByText(ADDRESS)).toBeNull();
    expect(panel.getByRole('button', { name: 'Get a new address' })).toBeTruthy();
    crypto.verify = () => underWay({ stage: 'seen' });
    comeBackToTheTab();
    await panel.findByText(/Your payment came after its time, and counts all the same/);
    crypto.verify = () => success(PAID);
    comeBackToTheTab();
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful' });
  });

  it('shows a refusal and leads back to the other methods with the cart kept', async () => {
    const { crypto, panel, user } = await atTheDeposit();
    crypto.verify = () => refusal(402, 'payment_failed', 'The payment failed at the provider.');
    comeBackToTheTab();
    expect((await panel.findByRole('alert')).textContent).toBe('The payment failed at the provider.');
    await user.click(panel.getByRole('button', { name: 'Choose another method' }));
    await screen.findByLabelText('Email address');
    expect(cartLabel()).toBe('Cart, 1 item');
  });

  it('keeps the address on the screen while nobody answers', async () => {
    const { crypto, panel } = await atTheDeposit();
    crypto.verify = () => HttpResponse.error();
    await waitFor(() => {
      comeBackToTheTab();
      expect(panel.getByText(/We cannot reach the shop right now/)).toBeTruthy();
    });
    expect(panel.getByText(ADDRESS)).toBeTruthy();
    crypto.verify = () => underWay({ stage: 'seen' });
    comeBackToTheTab();
    await waitFor(() => expect(stage()?.textContent).toBe('Seen on the network'));
    expect(panel.queryByText(/We cannot reach the shop/)).toBeNull();
  });

  it('keeps the transaction’s hash with the payment, and says when it could not', async () => {
    const { crypto, panel, user } = await atTheDeposit();
    const open = crypto.verify;
    crypto.verify = () => HttpResponse.error();
    await user.click(panel.getByLabelText('I have sent it: transaction hash (optional)'));
    await user.paste(' 4a5e1e4baab89f3a32518a88c31bc87f ');
    await user.click(panel.getByRole('button', { name: 'Send the hash' }));
    await panel.findByText('The hash could not be sent. Check your connection and send it again.');
    crypto.verify = open;
    await user.click(panel.getByRole('button', { name: 'Send the hash' }));
    await panel.findByText('Noted with your payment.');
    expect(crypto.verified).toContainEqual({
      payment_id: 'pay_1',
      transaction_hash: '4a5e1e4baab89f3a32518a88c31bc87f',
    });
  });
});
