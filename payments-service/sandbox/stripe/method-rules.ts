import type Stripe from 'stripe';
import { invalidRequest } from './stripe-error';

export type MethodType = 'affirm' | 'afterpay_clearpay' | 'card' | 'klarna' | 'upi' | 'us_bank_account';

interface MethodRule {
  /** Lower case; absent where every currency goes. */
  currencies?: readonly string[];
  /** Minor units, both ends included. */
  range?: readonly [number, number];
  /** What Stripe wants in `billing_details`. */
  billing?: readonly ('address.country' | 'email' | 'name')[];
}

const RULES: Record<MethodType, MethodRule> = {
  card: {},
  upi: { currencies: ['inr'] },
  klarna: { range: [50, 1_000_000], billing: ['email', 'address.country'] },
  afterpay_clearpay: {
    currencies: ['usd', 'cad', 'gbp', 'aud', 'nzd'],
    range: [100, 200_000],
    billing: ['name', 'email'],
  },
  affirm: { currencies: ['usd', 'cad'], range: [3500, 3_000_000] },
  us_bank_account: { currencies: ['usd'], billing: ['name', 'email'] },
};

export function isMethodType(type: string): type is MethodType {
  return Object.hasOwn(RULES, type);
}

/** Whether the method takes a payment of this size (minor units) and currency at all. */
export function takesPayment(type: string, amount: number, currency: string): boolean {
  if (!isMethodType(type)) return false;
  const { currencies, range } = RULES[type];
  const [least, most] = range ?? [0, Infinity];
  return (currencies === undefined || currencies.includes(currency)) && amount >= least && amount <= most;
}

/** Throws 400 if payments by this method cannot be in this currency (`inr` only for UPI, …). */
export function checkCurrency(type: string, currency: string): void {
  const currencies = isMethodType(type) ? RULES[type].currencies : undefined;
  if (currencies === undefined || currencies.includes(currency)) return;
  throw invalidRequest(
    `The currency provided (${currency}) is invalid. Payments with ${type} support the following currencies: ${currencies.join(', ')}.`,
    { param: 'currency' },
  );
}

/** Throws 400 `amount_too_small` or `amount_too_large` outside of what the method's provider lends; minor units. */
export function checkMethodAmount(type: string, amount: number): void {
  const range = isMethodType(type) ? RULES[type].range : undefined;
  if (range === undefined) return;
  const [least, most] = range;
  const name = { code: amount < least ? 'amount_too_small' : 'amount_too_large', param: 'amount' };
  if (amount < least) throw invalidRequest(`Payments with ${type} must be at least ${least} (minor units).`, name);
  if (amount > most) throw invalidRequest(`Payments with ${type} must be no more than ${most} (minor units).`, name);
}

/** Throws 400 `parameter_missing` for the first billing detail that the method needs and does not have. */
export function checkBilling(type: MethodType, billing: Stripe.PaymentMethod.BillingDetails): void {
  const given = { name: billing.name, email: billing.email, 'address.country': billing.address?.country };
  const missing = RULES[type].billing?.find((field) => !given[field]);
  if (missing === undefined) return;
  const param = `billing_details[${missing.replace('.', '][')}]`;
  throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}
