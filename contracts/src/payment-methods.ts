import { percentOf, type MinorUnits } from './money';

export const PAYMENT_METHOD_IDS = [
  'card',
  'paypal',
  'apple_pay',
  'google_pay',
  'upi',
  'crypto',
  'bank_transfer',
  'bnpl',
] as const;

export type PaymentMethodId = (typeof PAYMENT_METHOD_IDS)[number];

/** What a provider is expected to charge; `percent` of the amount plus `fixed` cents (S 9). */
export interface FeeRule {
  percent: number;
  fixed: MinorUnits;
  label: string;
}

/** A payment method as S 3 lists its fields. `enabled` is the default; settings may turn it off or on. */
export interface PaymentMethod {
  id: PaymentMethodId;
  name: string;
  description: string;
  /** Name of an icon (S 3); our own checkout shows none. */
  icon: string;
  /** 1 is shown first. */
  priority: number;
  enabled: boolean;
  fees: FeeRule;
}

const STANDARD_FEE: FeeRule = { percent: 2.9, fixed: 30, label: '2.9% + $0.30' };
const NO_FEE: FeeRule = { percent: 0, fixed: 0, label: 'No fees' };

/** The eight methods by priority (S 9). */
export const PAYMENT_METHODS: readonly PaymentMethod[] = [
  {
    id: 'card',
    name: 'Credit or debit card',
    description: 'Visa, Mastercard, American Express and more',
    icon: 'card',
    priority: 1,
    enabled: true,
    fees: STANDARD_FEE,
  },
  {
    id: 'paypal',
    name: 'PayPal',
    description: 'Pay with your PayPal account',
    icon: 'paypal',
    priority: 2,
    enabled: false,
    fees: STANDARD_FEE,
  },
  {
    id: 'apple_pay',
    name: 'Apple Pay',
    description: 'Pay with a card in your Apple Wallet',
    icon: 'apple-pay',
    priority: 3,
    enabled: true,
    fees: STANDARD_FEE,
  },
  {
    id: 'google_pay',
    name: 'Google Pay',
    description: 'Pay with a card in your Google account',
    icon: 'google-pay',
    priority: 4,
    enabled: true,
    fees: STANDARD_FEE,
  },
  {
    id: 'upi',
    name: 'UPI',
    description: 'Pay from an Indian bank account',
    icon: 'upi',
    priority: 5,
    enabled: true,
    fees: NO_FEE,
  },
  {
    id: 'crypto',
    name: 'Cryptocurrency',
    description: 'Bitcoin, Ethereum, Litecoin or Dogecoin',
    icon: 'crypto',
    priority: 6,
    enabled: true,
    fees: { percent: 1, fixed: 0, label: '1% + network fees' },
  },
  {
    id: 'bank_transfer',
    name: 'Bank transfer',
    description: 'Straight from a US bank account',
    icon: 'bank',
    priority: 7,
    enabled: true,
    fees: NO_FEE,
  },
  {
    id: 'bnpl',
    name: 'Buy now, pay later',
    description: 'Pay in 4 interest-free installments',
    icon: 'calendar',
    priority: 8,
    enabled: true,
    fees: { percent: 0, fixed: 0, label: '0% APR' },
  },
];

export function isPaymentMethodId(value: unknown): value is PaymentMethodId {
  return (PAYMENT_METHOD_IDS as readonly unknown[]).includes(value);
}

/** The method's expected fee in cents on an amount in cents, rounded half up (S 9). Not added to what the buyer pays. */
export function feeOf(method: Pick<PaymentMethod, 'fees'>, amount: MinorUnits): MinorUnits {
  return percentOf(amount, method.fees.percent) + method.fees.fixed;
}

/**
 * The methods recommended for an amount in cents and an ISO 3166 region, best first (S 9).
 * Under $50, $50 up to $500, $500 and over; India gets UPI first.
 */
export function recommendedMethods(amount: MinorUnits, region?: string): PaymentMethodId[] {
  const byAmount = recommendedByAmount(amount);
  return region?.toUpperCase() === 'IN' ? ['upi', ...byAmount] : byAmount;
}

function recommendedByAmount(amount: MinorUnits): PaymentMethodId[] {
  if (amount < 50_00) return ['apple_pay', 'google_pay', 'card'];
  if (amount < 500_00) return ['card', 'paypal', 'apple_pay', 'google_pay', 'bnpl'];
  return ['card', 'paypal', 'bank_transfer', 'crypto', 'bnpl'];
}
