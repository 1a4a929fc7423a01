import { PAYMENT_METHODS } from '@kiln/contracts/payment-methods';
import type { MinorUnits } from '@kiln/contracts/money';
import { longDate } from '../../lib/dates';
import type { Invoice } from '../invoice';

export function methodName({ paymentMethod }: Invoice): string {
  return PAYMENT_METHODS.find((method) => method.id === paymentMethod)?.name ?? paymentMethod;
}

/** '₹4,385.04'. @param amount in minor units of a currency that has hundredths */
function localAmount(currency: string, amount: MinorUnits): string {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency: currency.toUpperCase() }).format(amount / 100);
}

/** 'Charged ₹4,385.04, at 83.05 INR for 1 USD.' */
export function localCharge({ currency, amount, rate }: NonNullable<Invoice['local']>): string {
  return `Charged ${localAmount(currency, amount)}, at ${rate} ${currency.toUpperCase()} for 1 USD.`;
}

export const CHARGED_PER_PIECE =
  'A quantity above 1 is charged that many times. It entitles to the files once: they are the same files.';

export const INCOMPLETE =
  'The sign \u{FFFD} stands for a character that this document has no typeface for. The order keeps the full text.';

/** Names the document that a correction changes, without doubt, and what it leaves as it was. */
export function correctionNote({ printedNumber, issuedAt }: Invoice, revision: number): string {
  return (
    `Correction ${revision} to invoice ${printedNumber} of ${longDate(issuedAt)}: the buyer's company name and tax ID. ` +
    'Everything else, the amounts included, stays as it was issued. Nothing is charged again.'
  );
}
