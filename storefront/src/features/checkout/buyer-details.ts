import type { BillingDetails, InvoiceDetails } from '@kiln/contracts/payments-api';
import { readSession, removeSession, writeSession } from '../../lib/json-storage';
import { isRecord } from '../../lib/stored-product';

/** The checkout's form: who pays, and for which company the invoice is. */
export interface BuyerFields extends BillingDetails {
  company: string;
  taxId: string;
}

/** As it is sent. */
export interface Buyer {
  billing: BillingDetails;
  invoice: InvoiceDetails | undefined;
}

const KEY = 'kiln:checkout-contact';

/** What was typed before a failure, a reload or a look back at the cart; never card or bank data. */
export function readBuyerDraft(): BuyerFields {
  const kept = readSession(KEY);
  const text = (field: keyof BuyerFields) => {
    const value = isRecord(kept) ? kept[field] : undefined;
    return typeof value === 'string' ? value : '';
  };
  return {
    email: text('email'),
    name: text('name'),
    phone: text('phone'),
    company: text('company'),
    taxId: text('taxId'),
  };
}

export function writeBuyerDraft(draft: BuyerFields): void {
  writeSession(KEY, draft);
}

export function clearBuyerDraft(): void {
  removeSession(KEY);
}

/** All three are required (S 2); the words are those of the other forms (S 5). */
export const CONTACT_RULES = {
  email: {
    validate: (value: string) =>
      value.trim() === ''
        ? 'Email is required'
        : /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) || 'Invalid email address',
  },
  name: { validate: (value: string) => value.trim() !== '' || 'Full name is required' },
  phone: { validate: (value: string) => value.trim() !== '' || 'Phone number is required' },
};

/** Without stray spaces; an invoice for a company only where one was named. */
export function buyerOf({ email, name, phone, company, taxId }: BuyerFields): Buyer {
  const invoice = {
    ...(company.trim() && { company: company.trim() }),
    ...(taxId.trim() && { tax_id: taxId.trim() }),
  };
  return {
    billing: { email: email.trim(), name: name.trim(), phone: phone.trim() },
    invoice: Object.keys(invoice).length > 0 ? invoice : undefined,
  };
}
