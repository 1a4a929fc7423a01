import type { PaymentDetails } from '@kiln/contracts/payment-details';
import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type { BillingDetails } from '@kiln/contracts/payments-api';
import type { ComponentType } from 'react';
import type { PaymentFailure } from '../payment-error';

/** What the provider said in the browser: its own id of a payment taken or under way, or why not. */
export type Confirmation = { kind: 'confirmed'; id: string } | PaymentFailure;

/** Has the provider take the payment that the service has created. */
export type Confirm = (clientSecret: string, billing: BillingDetails) => Promise<Confirmation>;

export interface MethodFieldsProps {
  /** Reports what was typed, so that the screen knows when the details suffice (S 5). */
  onDetails: (details: Partial<PaymentDetails>) => void;
  /** Hands over how to confirm, once the provider's script is there; null when it goes away. */
  onConfirm: (confirm: Confirm | null) => void;
  /** The buyer's payment is under way: nothing may be edited. */
  disabled: boolean;
}

/** A payment method of the checkout: one folder, one entry in the registry. */
export interface CheckoutMethod {
  id: PaymentMethodId;
  /** The method's own inputs; loads the provider's script when it is shown. */
  Fields: ComponentType<MethodFieldsProps>;
}
