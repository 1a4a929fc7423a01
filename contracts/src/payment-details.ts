import type { PaymentMethodId } from './payment-methods';

export const COINS = ['bitcoin', 'ethereum', 'litecoin', 'dogecoin'] as const;
export type Coin = (typeof COINS)[number];
export const DEFAULT_COIN: Coin = 'bitcoin';

/** What the buyer has typed for the method; card and bank numbers stay in the browser (S 3). */
export interface PaymentDetails {
  /** True when the provider's card field reports itself complete. */
  cardComplete: boolean;
  upiId: string;
  walletAddress: string;
  bankDetails: { accountNumber: string; routingNumber: string; accountHolderName: string };
}

export const DETAILS_MESSAGES = {
  incomplete: 'Please complete all required payment information',
  upi: 'Please enter a valid UPI ID',
} as const;

/** Letters, digits, dot, underscore, hyphen, then @, then a handle of letters, digits, dot, hyphen (S 5). */
const UPI_ID = /^[A-Za-z0-9._-]+@[A-Za-z0-9.-]+$/;

export function isValidUpiId(upiId: string): boolean {
  return UPI_ID.test(upiId);
}

/** 21 to 99 characters (S 5). */
export function isValidWalletAddress(address: string): boolean {
  return address.length > 20 && address.length < 100;
}

/** Inline message of the UPI field: only when something was typed and it is invalid (S 2). */
export function upiIdMessage(upiId: string): string | undefined {
  return upiId !== '' && !isValidUpiId(upiId) ? DETAILS_MESSAGES.upi : undefined;
}

/** Whether the details suffice to pay with the method (S 5). An unknown method never does. */
export function areDetailsValid(method: PaymentMethodId | (string & {}), details: PaymentDetails): boolean {
  switch (method) {
    case 'card':
      return details.cardComplete;
    case 'paypal':
    case 'apple_pay':
    case 'google_pay':
    case 'bnpl':
      return true;
    case 'upi':
      return isValidUpiId(details.upiId);
    case 'crypto':
      return isValidWalletAddress(details.walletAddress);
    case 'bank_transfer': {
      const { accountNumber, routingNumber, accountHolderName } = details.bankDetails;
      return accountNumber.length >= 8 && routingNumber.length >= 9 && accountHolderName.length >= 3;
    }
    default:
      return false;
  }
}
