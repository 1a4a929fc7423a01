import { createSign, generateKeyPairSync } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPayPalClient } from './client';
import { createWebhookReader } from './webhook';

const LIVE_URL = 'https://api.paypal.com/v1/notifications/certs/CERT-1';
const SANDBOX_URL = 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const BODY = JSON.stringify({ id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'ORD1' } });

/** Everything a genuine webhook has, but for what is named: the certificate's address. */
function headersOf(certificate: string, body = BODY): Headers {
  const time = new Date().toISOString();
  const message = `T-1|${time}|WEBHOOK-1|${crc32(body)}`;
  return new Headers({
    'paypal-transmission-id': 'T-1',
    'paypal-transmission-time': time,
    'paypal-transmission-sig': createSign('sha256').update(message).sign(privateKey, 'base64'),
    'paypal-cert-url': certificate,
    'paypal-auth-algo': 'SHA256withRSA',
  });
}

/** PayPal's client whose far end serves the key at every address, and notes where it was asked. */
function reader(apiUrl?: URL) {
  const asked: string[] = [];
  const client = createPayPalClient({ clientId: 'id', clientSecret: 'secret', apiUrl });
  client.http.defaults.adapter = async (config) => {
    asked.push(config.url ?? '');
    const data = publicKey.export({ type: 'spki', format: 'pem' });
    return { data, status: 200, statusText: 'OK', headers: {}, config };
  };
  return { read: createWebhookReader(client, 'WEBHOOK-1'), asked };
}

test('in live mode PayPal’s own certificate is fetched once and believed', async () => {
  const { read, asked } = reader();
  expect(await read(BODY, headersOf(LIVE_URL))).toMatchObject({ eventId: 'WH-1', providerPaymentId: 'ORD1' });
  await read(BODY, headersOf(LIVE_URL));
  expect(asked).toEqual([LIVE_URL]);
});

test.each([
  ['the sandbox’s', SANDBOX_URL],
  ['a stranger’s', 'https://evil.example/v1/notifications/certs/CERT-1'],
  ['a stranger’s that looks alike', 'https://api.paypal.com.evil.example/v1/notifications/certs/CERT-1'],
  ['a stranger’s whose name ends alike', 'https://evilpaypal.com/v1/notifications/certs/CERT-1'],
  ['a user name’s', 'https://api.paypal.com@evil.example/v1/notifications/certs/CERT-1'],
  ['an unencrypted', LIVE_URL.replace('https', 'http')],
  ['another port’s', LIVE_URL.replace('.com/', '.com:8443/')],
  ['another path’s', 'https://www.paypal.com/uploads/CERT-1'],
  ['a nonsensical', 'CERT-1'],
])('in live mode %s certificate is never even fetched', async (_, certificate) => {
  const { read, asked } = reader();
  expect(await read(BODY, headersOf(certificate))).toBeNull();
  expect(asked).toEqual([]);
});

test('in sandbox mode only the sandbox’s is', async () => {
  const { read, asked } = reader(new URL('http://127.0.0.1:9/paypal'));
  expect(await read(BODY, headersOf(SANDBOX_URL))).toMatchObject({ eventId: 'WH-1' });
  expect(await read(BODY, headersOf(LIVE_URL))).toBeNull();
  expect(asked).toEqual([SANDBOX_URL]);
});

test('an event about something else is taken as nobody’s payment, so that PayPal does not repeat it', async () => {
  const resource = { dispute_id: 'PP-D-1', disputed_transactions: [{ seller_transaction_id: 'CAP1' }] };
  const body = JSON.stringify({ id: 'WH-2', event_type: 'CUSTOMER.DISPUTE.CREATED', resource });
  const { read } = reader();
  expect(await read(body, headersOf(LIVE_URL, body))).toMatchObject({ eventId: 'WH-2', providerPaymentId: null });
});
