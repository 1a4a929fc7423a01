import type { BillingDetails } from '@kiln/contracts/payments-api';
import { readSession, removeSession, writeSession } from '../../lib/json-storage';
import { isRecord } from '../../lib/stored-product';

const KEY = 'kiln:checkout-contact';

/** What was typed before a failure, a reload or a look back at the cart; never card data. */
export function readContactDraft(): BillingDetails {
  const kept = readSession(KEY);
  const text = (field: keyof BillingDetails) => {
    const value = isRecord(kept) ? kept[field] : undefined;
    return typeof value === 'string' ? value : '';
  };
  return { email: text('email'), name: text('name'), phone: text('phone') };
}

export function writeContactDraft(draft: BillingDetails): void {
  writeSession(KEY, draft);
}

export function clearContactDraft(): void {
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

/** As it is sent: without stray spaces. */
export function trimmed({ email, name, phone }: BillingDetails): BillingDetails {
  return { email: email.trim(), name: name.trim(), phone: phone.trim() };
}
