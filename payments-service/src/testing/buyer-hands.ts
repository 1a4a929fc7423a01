import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type { CreatedPayment, CreateIntentRequest } from '@kiln/contracts/payments-api';
import type Stripe from 'stripe';
import type { Answer, Shopper } from './shop';
import type { World } from './world';

/** The providers as a buyer's browser, window or app reaches them. */
export type Providers = Pick<World, 'browserStripe' | 'choose'>;

const WALLET_ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

/** Presses 'Pay' with a method: the create call of S 7 that the checkout makes. `checkout.amount` is in cents. */
export function createPayment(
  shopper: Shopper,
  method: PaymentMethodId,
  checkout: CreateIntentRequest,
  headers: Record<string, string> = {},
): Promise<Answer<CreatedPayment>> {
  const post = (path: string, changes: object) =>
    shopper.post<CreatedPayment>(`/api/payments/${path}`, { ...checkout, payment_method: method, ...changes }, headers);
  const inDollars = { amount: checkout.amount / 100, payment_method: undefined };
  switch (method) {
    case 'card':
      return post('stripe/create-intent', {});
    case 'apple_pay':
    case 'google_pay':
      return post('wallet/create', {});
    case 'paypal':
      return post('paypal/create-order', inDollars);
    case 'upi':
      return post('upi/create', { ...inDollars, currency: 'inr', upi_id: 'ada@upi' });
    case 'crypto':
      return post('crypto/create', { ...inDollars, coin: 'litecoin', wallet_address: WALLET_ADDRESS });
    case 'bank_transfer':
      return post('bank/create', inDollars);
    case 'bnpl':
      return post('bnpl/create', inDollars);
  }
}

/** What the buyer does at the provider. 'late': pays after the time is over, where a provider knows that. */
export type AtTheProvider = 'pay' | 'decline' | 'late';

/**
 * The buyer's part at the provider, in the provider's script, window or app. Money may still be on its way after it:
 * bank debits and coins take the provider's time. @throws where the provider refuses, as it does after an end
 */
export async function payAtProvider(
  world: Providers,
  method: PaymentMethodId,
  providerPaymentId: string,
  created: CreatedPayment,
  how: AtTheProvider,
): Promise<void> {
  const pays = how !== 'decline';
  const confirm = (params: object) => confirmInBrowser(world, created.clientSecret ?? '', params);
  switch (method) {
    case 'card':
      return confirm({ payment_method: pays ? 'pm_card_visa' : 'pm_card_chargeDeclined' });
    case 'apple_pay':
      return confirm({ payment_method: pays ? 'pm_wallet_applePay' : 'pm_wallet_applePay_chargeDeclined' });
    case 'google_pay':
      return confirm({ payment_method: pays ? 'pm_wallet_googlePay' : 'pm_wallet_googlePay_chargeDeclined' });
    case 'bnpl':
      await confirm({
        payment_method_data: { type: 'klarna', billing_details: { ...BUYER, address: { country: 'US' } } },
        return_url: 'http://localhost:3000/payment-success',
      });
      return world.choose(providerPaymentId, pays ? 'approve' : 'decline');
    case 'bank_transfer':
      return confirm({
        payment_method_data: bankAccount(pays ? '000123456789' : '000222222227'),
        mandate_data: { customer_acceptance: { type: 'online', online: { user_agent: 'Mozilla/5.0' } } },
      });
    case 'upi':
      return world.choose(providerPaymentId, pays ? 'approve' : 'decline');
    case 'paypal':
      return world.choose(providerPaymentId, pays ? 'approve' : 'approve_then_decline');
    case 'crypto':
      if (how === 'late') {
        await world.choose(providerPaymentId, 'expire');
        return world.choose(providerPaymentId, 'pay_late');
      }
      return world.choose(providerPaymentId, pays ? 'pay' : 'pay_under');
  }
}

const BUYER = { name: 'Ada Byron', email: 'ada@buyer.example' };

function bankAccount(accountNumber: string): object {
  const account = { account_number: accountNumber, routing_number: '110000000', account_holder_type: 'individual' };
  return { type: 'us_bank_account', billing_details: BUYER, us_bank_account: account };
}

async function confirmInBrowser(world: Providers, clientSecret: string, params: object): Promise<void> {
  const [intentId = ''] = clientSecret.split('_secret_');
  const path = `/v1/payment_intents/${intentId}/confirm`;
  const request = { client_secret: clientSecret, ...params };
  await world.browserStripe.rawRequest('POST', path, request as Stripe.RawRequestOptions & object);
}
