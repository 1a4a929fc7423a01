import { DEFAULT_COIN, type Coin, type PaymentDetails } from '@kiln/contracts/payment-details';
import type { MinorUnits } from '@kiln/contracts/money';
import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type {
  BillingDetails,
  CheckoutReference,
  CreatedPayment,
  NextStep,
  PaymentVerification,
} from '@kiln/contracts/payments-api';
import type { ComponentType } from 'react';
import type { NotedPayment } from '../../../lib/payments/checkout-session';
import type { PaymentFailure } from '../payment-error';

/** What the buyer has typed or chosen for a method; lives as long as the page. */
export interface MethodDetails extends PaymentDetails {
  coin: Coin;
}

export const NO_DETAILS: MethodDetails = {
  cardComplete: false,
  upiId: '',
  walletAddress: '',
  bankDetails: { accountNumber: '', routingNumber: '', accountHolderName: '' },
  coin: DEFAULT_COIN,
};

export interface CreateRequest {
  /** Cents, as the screen shows them: a check, never the price. */
  amount: MinorUnits;
  /** What every create call carries. */
  reference: CheckoutReference;
  details: MethodDetails;
}

/** What the provider said in the browser: its own id of a payment taken or under way, more to do elsewhere, or why not. */
export type Confirmation = { kind: 'confirmed'; id: string } | { kind: 'waiting'; next: NextStep } | PaymentFailure;

/** How the shown method pays, handed over once its provider's script is there. */
export interface MethodHandle {
  /** Checks the provider's own inputs before anything is created; says why not. */
  check?: () => Promise<PaymentFailure | undefined>;
  /** Has the provider take the payment that the service has created: a step of kind 'confirm' or 'approve'. */
  confirm: (next: NextStep, billing: BillingDetails, payment: NotedPayment) => Promise<Confirmation>;
}

export interface MethodFieldsProps {
  details: MethodDetails;
  /** Reports what was typed, so that the screen knows when the details suffice (S 5). Stable. */
  onDetails: (details: Partial<MethodDetails>) => void;
  /** Hands over how to pay, once the provider's script is there; null when it goes away. Stable. */
  onHandle: (handle: MethodHandle | null) => void;
  /** Cents. */
  amount: MinorUnits;
  /** The buyer's payment is under way: nothing may be edited. */
  disabled: boolean;
}

export interface PayButtonProps {
  /** Cents. */
  amount: MinorUnits;
  /** False while contact or details are missing (S 5): the button must not act. */
  complete: boolean;
  /** A payment is under way. */
  busy: boolean;
  /** To be asked when the button is pressed: false has said what is missing and moved the focus there. Stable. */
  ready: () => Promise<boolean>;
  /**
   * One press (pay.ts): creates the payment, calls `handle.confirm` with its next step, records it and leads the buyer on.
   * Settles when the payment has; true if it was taken. It never rejects. Stable.
   */
  pay: (handle: MethodHandle) => Promise<boolean>;
}

/** A waiting screen watches its payment itself (waiting/use-watched-payment.ts), and says how it ended. */
export interface WaitingProps {
  /** What the buyer has to do, when the screen was opened. */
  next: NextStep;
  /** With its total and what the provider charges: kept through a reload. */
  payment: NotedPayment;
  /** Paid, or surely under way: ends the checkout and leads to the success screen. */
  onMade: () => void;
  /** Another attempt by the same method, as if pay was pressed; back to the form if its details are gone. */
  onRestart: () => void;
  /** Back to the form, to pay in another way; the message goes to the error box. */
  onLeave: (message?: string) => void;
}

/** A payment method of the checkout: one folder, one line in the registry. */
export interface CheckoutMethod {
  id: PaymentMethodId;
  /** The create call of S 7 with its payload. */
  create: (request: CreateRequest) => Promise<CreatedPayment>;
  /** The method's own inputs; loads the provider's script when it is shown. */
  Fields?: ComponentType<MethodFieldsProps>;
  /** Stands in the pay button's place, e.g. the provider's own button. */
  PayButton?: ComponentType<PayButtonProps>;
  /** What paying with this method agrees to, shown above the pay button. */
  Terms?: ComponentType;
  /** Shown instead of the form while the buyer has to act elsewhere: steps 'scan', 'deposit', 'verify_account'. */
  Waiting?: ComponentType<WaitingProps>;
  /** The method's own verify call of S 7; else the common one. */
  verify?: (paymentId: string) => Promise<PaymentVerification>;
  /** A wallet of the browser: offered only where the browser has it. */
  isWallet?: true;
}
