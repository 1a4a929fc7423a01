import type Stripe from 'stripe';
import { invalidRequest } from './stripe-error';

const MAX_KEYS = 50;
const MAX_KEY_LENGTH = 40;
const MAX_VALUE_LENGTH = 500;

/** Merges metadata as Stripe does: an empty value removes its key, empty metadata removes all; limits are checked. */
export function mergeMetadata(
  current: Stripe.Metadata,
  given: Stripe.Emptyable<Stripe.MetadataParam> | undefined,
): Stripe.Metadata {
  if (given === undefined) return current;
  if (given === '' || given === null) return {};
  const entries = Object.entries({ ...current, ...given }).filter(([, value]) => value !== '' && value !== null);
  for (const [key, value] of entries) {
    const param = `metadata[${key}]`;
    if (key.length > MAX_KEY_LENGTH)
      throw invalidRequest(`Metadata keys can have up to ${MAX_KEY_LENGTH} characters.`, { param });
    if (String(value).length > MAX_VALUE_LENGTH) {
      const message = `Metadata values can have up to ${MAX_VALUE_LENGTH} characters, but you passed in a value that is ${String(value).length} characters.`;
      throw invalidRequest(message, { param });
    }
  }
  if (entries.length > MAX_KEYS)
    throw invalidRequest(`Metadata can have up to ${MAX_KEYS} keys.`, { param: 'metadata' });
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]));
}
