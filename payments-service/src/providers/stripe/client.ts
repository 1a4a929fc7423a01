import { HttpsProxyAgent } from 'https-proxy-agent';
import Stripe from 'stripe';

/** The version that the mapper was written against. */
const API_VERSION = '2026-10-28.endive';

export interface StripeClientOptions {
  secretKey: string;
  /** Base URL of the stand-in; undefined is Stripe itself. */
  apiUrl?: URL | undefined;
  httpsProxy?: URL | undefined;
  /** Of each try. Three end before the browser's 30 s (S 7) are over. */
  timeoutMs?: number;
}

/** The SDK as we run it: pinned API version, bounded waiting, retries under the same idempotency key, no telemetry. */
export function createStripeClient({ secretKey, apiUrl, httpsProxy, timeoutMs = 8_000 }: StripeClientOptions): Stripe {
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    maxNetworkRetries: 2,
    timeout: timeoutMs,
    telemetry: false,
    ...(httpsProxy ? { httpAgent: new HttpsProxyAgent(httpsProxy) } : {}),
    ...(apiUrl ? { host: apiUrl.hostname, port: portOf(apiUrl), protocol: protocolOf(apiUrl) } : {}),
  });
}

function protocolOf(url: URL): 'http' | 'https' {
  return url.protocol === 'http:' ? 'http' : 'https';
}

function portOf(url: URL): number {
  return url.port === '' ? (url.protocol === 'http:' ? 80 : 443) : Number(url.port);
}
