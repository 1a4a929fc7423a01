import { invalidRequest } from './stripe-error';

const MINIMUM_USD_CENTS = 50;
const MAXIMUM = 99_999_999;
const CURRENCIES = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));

/** Stripe's limits: at least $0.50 for US dollars, at most 99999999; minor units. */
export function checkAmount(amount: number, currency: string): void {
  if (!CURRENCIES.has(currency)) throw invalidRequest(`Invalid currency: ${currency}.`, { param: 'currency' });
  const param = 'amount';
  if (!Number.isInteger(amount)) {
    throw invalidRequest(`Invalid integer: ${amount}`, { code: 'parameter_invalid_integer', param });
  }
  if (amount < 1) {
    const message = 'This value must be greater than or equal to 1.';
    throw invalidRequest(message, { code: 'parameter_invalid_integer', param });
  }
  if (currency === 'usd' && amount < MINIMUM_USD_CENTS) {
    throw invalidRequest('Amount must be at least $0.50 usd', { code: 'amount_too_small', param });
  }
  if (amount > MAXIMUM) {
    throw invalidRequest('Amount must be no more than $999,999.99', { code: 'amount_too_large', param });
  }
}
