import { createPublicKey, createSign, createVerify, generateKeyPairSync, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import type { SandboxDatabase } from '../database';
import type { JsonAnswer, JsonCall } from '../json-provider';
import type { WebhookTarget } from '../webhooks/webhook-target';
import { validated } from './orders';
import type { PayPalContext } from './paypal-context';

const ALGORITHM = 'SHA256withRSA';
/** Where the public key is served, below the host that PayPal's own sandbox names. */
export const CERTIFICATE_PATH = '/v1/notifications/certs/CERT-sandbox';
const CERTIFICATE_URL = `https://api.sandbox.paypal.com${CERTIFICATE_PATH}`;

/** The key that signs this sandbox's webhooks, made on first use and kept: PEM, private. */
export function signingKeyIn(database: SandboxDatabase): () => string {
  return () => {
    const row = database.prepare(`SELECT value FROM settings WHERE name = 'paypal_key'`).get();
    if (row !== undefined) return (row as { value: string }).value;
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    database.prepare(`INSERT INTO settings (name, value) VALUES ('paypal_key', ?)`).run(pem);
    return pem;
  };
}

/** PayPal's headers: RSA-SHA256 over `transmissionId|time|webhookId|crc32(body)`. */
export function payPalTarget(url: string, context: PayPalContext): WebhookTarget {
  return {
    url: () => url,
    headers: (body, now) => {
      const id = randomUUID();
      const time = `${new Date(now).toISOString().slice(0, 19)}Z`;
      const message = signedMessage(id, time, context.webhookId, body);
      return {
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': createSign('sha256').update(message).sign(context.signingKey(), 'base64'),
        'paypal-cert-url': CERTIFICATE_URL,
        'paypal-auth-algo': ALGORITHM,
        'user-agent': 'PayPal/AUHD-214.0-sandbox',
      };
    },
  };
}

/** PEM of what checks the webhooks' signatures. */
export function publicKeyOf(context: PayPalContext): string {
  return createPublicKey(context.signingKey()).export({ type: 'spki', format: 'pem' }).toString();
}

const verificationSchema = z.strictObject({
  auth_algo: z.string(),
  cert_url: z.string(),
  transmission_id: z.string(),
  transmission_sig: z.string(),
  transmission_time: z.string(),
  webhook_id: z.string(),
  webhook_event: z.looseObject({ id: z.string() }),
});

/** POST /v1/notifications/verify-webhook-signature: `SUCCESS`, or `FAILURE` for whatever was changed. */
export function verifyWebhookSignature(call: JsonCall, context: PayPalContext): JsonAnswer {
  const given = validated(verificationSchema, call.body);
  const { transmission_id: id, transmission_time: time } = given;
  const message = signedMessage(id, time, given.webhook_id, JSON.stringify(given.webhook_event));
  const isOurs =
    given.webhook_id === context.webhookId &&
    given.auth_algo === ALGORITHM &&
    createVerify('sha256').update(message).verify(context.signingKey(), given.transmission_sig, 'base64');
  return { status: 200, body: { verification_status: isOurs ? 'SUCCESS' : 'FAILURE' } };
}

function signedMessage(id: string, time: string, webhookId: string, body: string): string {
  return [id, time, webhookId, crc32(body)].join('|');
}
