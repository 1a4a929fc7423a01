import type Stripe from 'stripe';

// The SDK's own types, cut to the payment methods of this shop and to answers in which nothing is expanded:
// `generate-schemas.ts` turns each exported type into one JSON Schema.

type Methods = 'affirm' | 'afterpay_clearpay' | 'card' | 'klarna' | 'upi' | 'us_bank_account';
type MethodData = Methods | 'allow_redisplay' | 'billing_details' | 'metadata' | 'type';

type Narrowed<Params extends { payment_method_options?: unknown; payment_method_data?: unknown }> = Omit<
  Params,
  'payment_method_options' | 'payment_method_data'
> & {
  payment_method_options?: Pick<Stripe.PaymentIntentCreateParams.PaymentMethodOptions, Methods>;
  payment_method_data?: Pick<Stripe.PaymentIntentCreateParams.PaymentMethodData, Exclude<MethodData, 'card'>> & {
    card?: Stripe.PaymentMethodCreateParams.Card;
  };
};

export type PaymentIntentCreate = Narrowed<Stripe.PaymentIntentCreateParams>;
export type PaymentIntentConfirm = Narrowed<Stripe.PaymentIntentConfirmParams> & {
  /** Sent by Stripe.js only. */
  client_secret?: string;
};
export type PaymentIntentUpdate = Narrowed<Stripe.PaymentIntentUpdateParams>;
export type PaymentIntentCancel = Stripe.PaymentIntentCancelParams;
export type RefundCreate = Stripe.RefundCreateParams;
export type PaymentMethodCreate = Pick<
  Stripe.PaymentMethodCreateParams,
  Methods | 'allow_redisplay' | 'billing_details' | 'expand' | 'metadata' | 'type'
>;
export type PaymentIntentVerifyMicrodeposits = Stripe.PaymentIntentVerifyMicrodepositsParams;

type Unexpanded<T, Keys extends keyof T> = Omit<T, Keys> & { [K in Keys]: string | null };

export type PaymentMethodAnswer = Unexpanded<
  Pick<
    Stripe.PaymentMethod,
    | 'id'
    | 'object'
    | 'allow_redisplay'
    | 'billing_details'
    | 'created'
    | 'customer'
    | 'customer_account'
    | 'livemode'
    | 'metadata'
    | 'type'
  >,
  'customer'
> &
  Pick<Stripe.PaymentMethod, Exclude<Methods, 'card'>> & {
    card?: Omit<Stripe.PaymentMethod.Card, 'generated_from'> & { generated_from: null };
  };

type LastPaymentError = Omit<
  Stripe.PaymentIntent.LastPaymentError,
  'payment_intent' | 'payment_method' | 'setup_intent' | 'source'
> & { payment_method?: PaymentMethodAnswer };

type NextAction = Pick<
  Stripe.PaymentIntent.NextAction,
  'type' | 'redirect_to_url' | 'upi_handle_redirect_or_display_qr_code' | 'use_stripe_sdk' | 'verify_with_microdeposits'
>;

export type PaymentIntentAnswer = Unexpanded<
  Omit<
    Stripe.PaymentIntent,
    'hooks' | 'amount_details' | 'last_payment_error' | 'next_action' | 'payment_method_options' | 'transfer_data'
  >,
  | 'application'
  | 'customer'
  | 'latest_charge'
  | 'on_behalf_of'
  | 'payment_method'
  | 'payment_record'
  | 'review'
  | 'source'
> & {
  last_payment_error: LastPaymentError | null;
  next_action: NextAction | null;
  payment_method_options: {
    card?: Stripe.PaymentIntent.PaymentMethodOptions.Card;
    us_bank_account?: Stripe.PaymentIntent.PaymentMethodOptions.UsBankAccount;
  };
};

export type ChargeAnswer = Unexpanded<
  Omit<
    Stripe.Charge,
    'level3' | 'outcome' | 'payment_method_details' | 'refunds' | 'source' | 'transfer' | 'transfer_data'
  >,
  | 'application'
  | 'application_fee'
  | 'balance_transaction'
  | 'customer'
  | 'failure_balance_transaction'
  | 'on_behalf_of'
  | 'payment_intent'
  | 'review'
  | 'source_transfer'
> & {
  outcome: (Omit<Stripe.Charge.Outcome, 'rule'> & { rule?: string }) | null;
  payment_method_details: Pick<Stripe.Charge.PaymentMethodDetails, Exclude<Methods, 'card' | 'us_bank_account'>> & {
    type: string;
    card?: Unexpanded<Stripe.Charge.PaymentMethodDetails.Card, 'mandate'>;
    us_bank_account?: Omit<Stripe.Charge.PaymentMethodDetails.UsBankAccount, 'mandate'>;
  };
  source: null;
  transfer_data: null;
};

export type RefundAnswer = Unexpanded<
  Omit<Stripe.Refund, 'failure_balance_transaction' | 'destination_details'>,
  | 'balance_transaction'
  | 'charge'
  | 'customer'
  | 'payment_intent'
  | 'payment_method'
  | 'source_transfer_reversal'
  | 'transfer_reversal'
> & {
  destination_details: Pick<
    Stripe.Refund.DestinationDetails,
    'affirm' | 'afterpay_clearpay' | 'card' | 'klarna' | 'type' | 'us_bank_transfer'
  >;
  failure_balance_transaction?: string;
};

export type DisputeAnswer = Omit<
  Stripe.Dispute,
  'balance_transactions' | 'charge' | 'evidence' | 'payment_intent' | 'payment_method_details'
> & { balance_transactions: never[]; charge: string; evidence: Record<string, unknown>; payment_intent: string };
