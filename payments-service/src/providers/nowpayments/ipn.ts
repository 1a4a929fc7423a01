import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { equalInConstantTime } from '../../lib/constant-time';
import type { ProviderEvent } from '../provider-contract';

const reference = z.union([z.string(), z.number()]).transform(String);
const ipnSchema = z.object({
  payment_id: reference,
  /** A second deposit to the same address is a payment of its own, below the first. */
  parent_payment_id: reference.nullish(),
  payment_status: z.string(),
  order_id: z.string().nullish(),
  updated_at: reference.nullish(),
  actually_paid: reference.nullish(),
});

/**
 * Checks NOWPayments' signature: HMAC-SHA512 over the JSON with its keys sorted at every level. Null: not theirs.
 * Their notices have no id and no time: what they tell is the id, so that a repeated one is one event, and an old one
 * sent again changes nothing, since the payment is asked for.
 */
export function readIpn(secret: string, rawBody: string, headers: Headers): ProviderEvent | null {
  const signature = headers.get('x-nowpayments-sig');
  const body = signature === null ? undefined : parsed(rawBody);
  if (signature === null || body === undefined) return null;
  const expected = createHmac('sha512', secret)
    .update(JSON.stringify(sortedKeys(body)))
    .digest('hex');
  if (!equalInConstantTime(signature.toLowerCase(), expected)) return null;
  const ipn = ipnSchema.parse(body);
  const told = [ipn.payment_id, ipn.payment_status, ipn.updated_at ?? ipn.actually_paid ?? ''];
  return {
    eventId: told.join('-'),
    type: `payment.${ipn.payment_status}`,
    providerPaymentId: ipn.parent_payment_id ?? ipn.payment_id,
    paymentId: ipn.order_id ?? null,
  };
}

/** Every level, also inside lists: sorting the top level alone refuses genuine notices that have nested objects. */
export function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sortedKeys(each)]));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
