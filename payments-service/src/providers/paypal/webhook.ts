import { createPublicKey, createVerify, type KeyObject } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { ProviderUnavailableError, type ProviderEvent } from '../provider-contract';
import type { PayPalClient } from './client';
import { refusalOf, toUnavailable } from './errors';

/** PayPal repeats an event for three days; it may keep the first transmission's time. */
const OLDEST_MS = 3 * 86_400_000;
const CLOCK_SKEW_MS = 300_000;

const link = z.object({ rel: z.string(), href: z.string() });
const eventSchema = z.object({
  id: z.string(),
  event_type: z.string(),
  resource: z.object({
    /** Absent of what is neither an order nor money, such as a dispute. */
    id: z.string().optional(),
    custom_id: z.string().optional(),
    purchase_units: z.array(z.object({ custom_id: z.string().optional() })).optional(),
    supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
    links: z.array(link).optional(),
  }),
});
type Resource = z.infer<typeof eventSchema>['resource'];
type Subject = Pick<ProviderEvent, 'providerPaymentId' | 'paymentId'>;

/**
 * Checks PayPal's signature: RSA-SHA256 over `transmission id|time|webhook id|crc32 of the raw body`. The reader
 * answers null for what PayPal did not sign. It throws ProviderUnavailableError while PayPal cannot be asked for the
 * certificate, or for the order that a refund belongs to: PayPal sends the event again.
 */
export function createWebhookReader(client: PayPalClient, webhookId: string) {
  const keys = new Map<string, KeyObject>();

  return async (rawBody: string, headers: Headers): Promise<ProviderEvent | null> => {
    const [id, time, signature, certificate, algorithm] = [
      'paypal-transmission-id',
      'paypal-transmission-time',
      'paypal-transmission-sig',
      'paypal-cert-url',
      'paypal-auth-algo',
    ].map((name) => headers.get(name) ?? '') as [string, string, string, string, string];
    const age = Date.now() - Date.parse(time);
    if (!(age <= OLDEST_MS && age >= -CLOCK_SKEW_MS) || algorithm !== 'SHA256withRSA') return null;
    if (!isPayPals(certificate, client.live)) return null;
    const key = keys.get(certificate) ?? (await fetchKey(client, certificate));
    if (!key) return null;
    keys.set(certificate, key);
    const message = [id, time, webhookId, crc32(rawBody)].join('|');
    if (!createVerify('sha256').update(message).verify(key, signature, 'base64')) return null;

    const { id: eventId, event_type: type, resource } = eventSchema.parse(JSON.parse(rawBody));
    return { eventId, type, ...(await subjectOf(client, type, resource)) };
  };
}

/** The stand-in names PayPal's sandbox, which is not where live events are signed. */
function isPayPals(certificate: string, live: boolean): boolean {
  const url = URL.canParse(certificate) ? new URL(certificate) : null;
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '') return false;
  if (!url.pathname.startsWith('/v1/notifications/certs/')) return false;
  const isSandbox = url.hostname.endsWith('.sandbox.paypal.com');
  return url.hostname.endsWith('.paypal.com') && isSandbox !== live;
}

async function fetchKey({ http }: PayPalClient, url: string): Promise<KeyObject | null> {
  const answer = await http.get<string>(url).catch((error: unknown) => Promise.reject(toUnavailable(error)));
  if (answer.status === 429 || answer.status >= 500) throw new ProviderUnavailableError('paypal', answer.status);
  if (answer.status !== 200) return null;
  return createPublicKey(answer.data);
}

/** Which payment an event is about: an order is it, a capture names it, a refund names its capture only. */
async function subjectOf({ payments }: PayPalClient, type: string, resource: Resource): Promise<Subject> {
  if (type.startsWith('CHECKOUT.ORDER.')) {
    return { providerPaymentId: resource.id ?? null, paymentId: resource.purchase_units?.[0]?.custom_id ?? null };
  }
  const orderId = resource.supplementary_data?.related_ids?.order_id;
  if (orderId !== undefined) return { providerPaymentId: orderId, paymentId: resource.custom_id ?? null };
  const up = resource.links?.find(({ rel }) => rel === 'up')?.href;
  const captureId = /\/captures\/([A-Z0-9]+)$/.exec(up ?? '')?.[1];
  if (captureId === undefined) return { providerPaymentId: null, paymentId: null };
  try {
    const { result } = await payments.getCapturedPayment({ captureId });
    const providerPaymentId = result.supplementaryData?.relatedIds?.orderId ?? null;
    return { providerPaymentId, paymentId: result.customId ?? null };
  } catch (error) {
    if (refusalOf(error)?.status === 404) return { providerPaymentId: null, paymentId: null };
    throw toUnavailable(error);
  }
}
