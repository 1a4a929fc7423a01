import { Client, Environment, OrdersController, PaymentsController } from '@paypal/paypal-server-sdk';
import type { AxiosAdapter, AxiosInstance, AxiosRequestConfig } from 'axios';
import { boundedAdapter, createHttp, httpOverrides } from '../http';

/** Token, order, capture and the order once more end before the browser's 30 s (S 7) are over. */
const TIMEOUT_MS = 7_000;
/** The SDK's fixed address in sandbox mode, and of the certificates that the stand-in's webhooks name. */
const SANDBOX_HOSTS = /^https:\/\/(api-m|api)\.sandbox\.paypal\.com/;

export interface PayPalClientOptions {
  clientId: string;
  clientSecret: string;
  /** The stand-in's `/paypal`; undefined is PayPal itself. */
  apiUrl?: URL | undefined;
  httpsProxy?: URL | undefined;
  /** Of each call. */
  timeoutMs?: number;
}

export interface PayPalClient {
  orders: OrdersController;
  payments: PaymentsController;
  /** For what the SDK does not fetch: certificates. */
  http: AxiosInstance;
  /** True of PayPal itself, not of the stand-in. */
  live: boolean;
}

/** The SDK as we run it: bounded waiting, tokens cached by it, no retries (our callers repeat under the same key). */
export function createPayPalClient({
  clientId,
  clientSecret,
  apiUrl,
  httpsProxy,
  timeoutMs = TIMEOUT_MS,
}: PayPalClientOptions): PayPalClient {
  const bounded = boundedAdapter(timeoutMs);
  const adapter = apiUrl ? redirectTo(apiUrl, bounded) : bounded;
  const overrides = { ...httpOverrides(httpsProxy), adapter };
  const client = new Client({
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
    environment: apiUrl ? Environment.Sandbox : Environment.Production,
    timeout: timeoutMs,
    ...(overrides.httpsAgent ? { httpClientOptions: { httpsAgent: overrides.httpsAgent } } : {}),
    unstable_httpClientOptions: overrides satisfies AxiosRequestConfig,
  });
  const http = createHttp({ timeoutMs, httpsProxy });
  http.defaults.adapter = adapter;
  return {
    orders: new OrdersController(client),
    payments: new PaymentsController(client),
    http,
    live: apiUrl === undefined,
  };
}

/** The SDK knows no base URL of ours: the request's address is rewritten on its way out. */
function redirectTo(apiUrl: URL, send: AxiosAdapter): AxiosAdapter {
  const base = apiUrl.href.replace(/\/$/, '');
  return (request) => send({ ...request, url: request.url?.replace(SANDBOX_HOSTS, base) ?? '' });
}
