/** What the script in the shop's page and the framed pages say to each other by postMessage. */

export interface CardElementOptions {
  style?: Record<string, StyleVariant>;
  hidePostalCode?: boolean;
  hideIcon?: boolean;
  disabled?: boolean;
  value?: { postalCode?: string };
  classes?: Record<string, string>;
}

/** CSS properties in camel case; `::placeholder` and `:focus` hold such a set of their own. */
export interface StyleVariant {
  [property: string]: string | number | StyleVariant | undefined;
}

export interface CustomFont {
  cssSrc?: string;
  family?: string;
  src?: string;
  weight?: string;
  style?: string;
}

export interface FieldError {
  type: 'validation_error';
  code: string;
  message: string;
}

export interface CardChange {
  elementType: 'card';
  empty: boolean;
  complete: boolean;
  error: FieldError | undefined;
  brand: string;
  value: { postalCode: string };
}

/** A call that needs the card number, so the frame makes it. */
export interface CardCall {
  path: string;
  /** Stripe's parameters without the card. */
  params: Record<string, string>;
  /** Where the payment method goes: '' for the body itself, `payment_method_data` when confirming. */
  cardPrefix: string;
  publishableKey: string;
}

export type ToCardElement =
  | { to: 'card-element'; type: 'options'; options: CardElementOptions; fonts: CustomFont[] }
  | { to: 'card-element'; type: 'focus' | 'blur' | 'clear' }
  | { to: 'card-element'; type: 'call'; callId: string; call: CardCall };

export type FromCardElement =
  | { from: 'card-element'; type: 'loaded' | 'ready' | 'focus' | 'blur' | 'escape' | 'submit' }
  | { from: 'card-element'; type: 'change'; change: CardChange }
  | { from: 'card-element'; type: 'height'; height: number }
  | { from: 'card-element'; type: 'answer'; callId: string; answer: ApiAnswer };

export type BillingField =
  'address.city' | 'address.country' | 'address.line1' | 'address.postal_code' | 'address.state' | 'email' | 'name';

/** `elements({appearance})`: a theme, its variables, and CSS rules by Stripe's class names. */
export interface Appearance {
  theme?: string;
  variables?: Record<string, string>;
  rules?: Record<string, Record<string, string | number>>;
}

/** What the buyer chose and typed, or the first thing that is missing. */
export type PaymentDetails =
  { method: string; billing: Partial<Record<BillingField, string>>; error?: undefined } | { error: FieldError };

export type ToPaymentElement =
  | {
      to: 'payment-element';
      type: 'options';
      methods: { type: string; fields: BillingField[] }[];
      /** Minor units. */
      amount: number;
      currency: string;
      /** Stripe's `billingDetails`, nested. */
      defaults: object;
      isReadOnly: boolean;
      appearance: Appearance;
      fonts: CustomFont[];
    }
  | { to: 'payment-element'; type: 'blur' | 'clear' | 'focus' | 'submit' };

export type FromPaymentElement =
  | { from: 'payment-element'; type: 'blur' | 'escape' | 'focus' | 'loaded' | 'ready' | 'submit' }
  | { from: 'payment-element'; type: 'change'; method: string; empty: boolean; complete: boolean }
  | { from: 'payment-element'; type: 'details'; details: PaymentDetails }
  | { from: 'payment-element'; type: 'height'; height: number };

export type FromAuthentication = { from: 'authentication'; type: 'ready' | 'complete' | 'fail' };

/** Stripe's answer: the object, or `{error}`. */
export type ApiAnswer = { error: ApiError } | { error?: undefined; object: string; [field: string]: unknown };

export interface ApiError {
  type: string;
  message: string;
  code?: string;
  decline_code?: string;
  [field: string]: unknown;
}
