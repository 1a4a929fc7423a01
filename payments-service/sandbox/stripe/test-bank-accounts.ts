/** What becomes of a debit of a US bank account, once the bank has answered. Stripe's published test accounts. */
export type BankAccountBehaviour =
  | { outcome: 'pays' }
  | { outcome: 'stays' }
  | { outcome: 'disputed' }
  | { outcome: 'fails'; code: string; message: string };

export const TEST_ROUTING_NUMBER = '110000000';

const BANK_ACCOUNTS: Record<string, BankAccountBehaviour> = {
  '000123456789': { outcome: 'pays' },
  '000111111113': { outcome: 'fails', code: 'account_closed', message: "The customer's bank account has been closed." },
  '000111111116': {
    outcome: 'fails',
    code: 'no_account',
    message: "The customer's bank account could not be located.",
  },
  '000222222227': {
    outcome: 'fails',
    code: 'insufficient_funds',
    message: "The customer's account has insufficient funds to cover this payment.",
  },
  '000333333335': {
    outcome: 'fails',
    code: 'debit_not_authorized',
    message: 'The customer has notified their bank that this payment was unauthorized.',
  },
  '000555555559': { outcome: 'disputed' },
  '000000000009': { outcome: 'stays' },
};

/** By the last four digits, which is all that is kept of a number; any other account pays. */
export function bankBehaviourOf(last4: string): BankAccountBehaviour {
  return Object.entries(BANK_ACCOUNTS).find(([number]) => number.endsWith(last4))?.[1] ?? { outcome: 'pays' };
}

/** The check digit of an American routing number (ABA). */
export function isRoutingNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits)) return false;
  const weights = [3, 7, 1];
  return [...digits].reduce((sum, digit, index) => sum + Number(digit) * (weights[index % 3] ?? 0), 0) % 10 === 0;
}
