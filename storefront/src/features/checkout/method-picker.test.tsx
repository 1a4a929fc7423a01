import { PAYMENT_METHODS } from '@kiln/contracts/payment-methods';
import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { aProduct } from '../../testing/a-product';
import { installCardProvider } from '../../testing/card-provider';
import { network } from '../../testing/network';
import { answerPayments, success } from '../../testing/payments-far-end';
import { renderPath } from '../../testing/render';
import { storeCart } from '../../testing/stored-lists';

const provider = installCardProvider();

/** The service's offer, in no order; returns what it was asked for. */
function offerEverything(recommended: string[]) {
  const queries: string[] = [];
  answerPayments();
  network.use(
    http.get('/api/payments/methods', ({ request }) => {
      queries.push(new URL(request.url).search);
      const offer = PAYMENT_METHODS.map((method) => ({ ...method, recommended: recommended.includes(method.id) }));
      return success(offer.toReversed());
    }),
  );
  return queries;
}

describe('the choice of methods', () => {
  it('stands in the order of priority, with fees and what suits the order', async () => {
    provider.wallets = ['applePay', 'googlePay'];
    offerEverything(['card', 'bnpl']);
    storeCart(aProduct());
    await renderPath('/checkout');
    const group = await screen.findByRole('group', { name: 'Payment method' });
    const options = within(group).getAllByRole('radio');
    expect(options.map((option) => option.closest('label')?.textContent)).toEqual([
      'Credit or debit cardRecommendedVisa, Mastercard, American Express and moreFee: 2.9% + $0.30',
      'PayPalPay with your PayPal accountFee: 2.9% + $0.30',
      'Apple PayPay with a card in your Apple WalletFee: 2.9% + $0.30',
      'Google PayPay with a card in your Google accountFee: 2.9% + $0.30',
      'UPIPay from an Indian bank accountFee: No fees',
      'CryptocurrencyBitcoin, Ethereum, Litecoin or DogecoinFee: 1% + network fees',
      'Bank transferStraight from a US bank accountFee: No fees',
      'Buy now, pay laterRecommendedPay in 4 interest-free installmentsFee: 0% APR',
    ]);
    expect(options.map((option) => option.getAttribute('name'))).toEqual(options.map(() => 'payment-method'));
  });

  it.each([
    ['en-IN', '?amount=5280&region=IN'],
    ['hi-IN', '?amount=5280&region=IN'],
    ['de', '?amount=5280'],
  ])('asks for the amount and the region of the browser’s language (%s)', async (language, query) => {
    provider.wallets = [];
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
    const queries = offerEverything([]);
    storeCart(aProduct());
    await renderPath('/checkout');
    await screen.findByRole('radio', { name: /^UPI/ });
    expect(queries).toEqual([query]);
  });
});
