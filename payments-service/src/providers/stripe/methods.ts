import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type Stripe from 'stripe';
import type { CreatePaymentRequest } from '../provider-contract';

type MethodParams = Pick<
  Stripe.PaymentIntentCreateParams,
  'allowed_payment_method_types' | 'confirm' | 'payment_method_data'
>;
type AllowedType = NonNullable<MethodParams['allowed_payment_method_types']>[number];

const card = (): MethodParams => ({ allowed_payment_method_types: ['card'] });

/** What each lender lends in one purchase, in US cents; the browser offers those that the amount fits. */
const LENDERS: readonly { type: AllowedType; least: number; most: number }[] = [
  { type: 'klarna', least: 50, most: 1_000_000 },
  { type: 'afterpay_clearpay', least: 100, most: 200_000 },
  { type: 'affirm', least: 3_500, most: 3_000_000 },
];

/** What makes a PaymentIntent one for the method. */
const PARAMS: Partial<Record<PaymentMethodId, (request: CreatePaymentRequest) => MethodParams>> = {
  card,
  apple_pay: card,
  google_pay: card,
  bnpl: ({ amount }) => {
    const fitting = LENDERS.filter(({ least, most }) => amount >= least && amount <= most);
    return { allowed_payment_method_types: (fitting.length > 0 ? fitting : LENDERS).map(({ type }) => type) };
  },
  bank_transfer: () => ({ allowed_payment_method_types: ['us_bank_account'] }),
  // Confirmed here: the buyer scans a code, the browser has nothing to confirm.
  upi: ({ billing }) => ({
    allowed_payment_method_types: ['upi'],
    confirm: true,
    payment_method_data: { type: 'upi', billing_details: { name: billing.name, email: billing.email } },
  }),
};

/** The methods that Stripe takes for us. */
export const STRIPE_METHODS = Object.keys(PARAMS) as PaymentMethodId[];

/** @throws RangeError for a method that is not Stripe's */
export function paramsOf(request: CreatePaymentRequest): MethodParams {
  const params = PARAMS[request.method];
  if (!params) throw new RangeError(`Stripe takes no ${request.method}`);
  return params(request);
}
