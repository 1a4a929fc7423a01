import { Client, Environment } from '@paypal/paypal-server-sdk';
import axios, { type AxiosRequestConfig, type InternalAxiosRequestConfig } from 'axios';
import { PAYPAL } from './start-sandbox';

/** The official SDK, pointed at the sandbox: its base URL is fixed, so the request's address is rewritten. */
export function payPalClient(sandboxUrl: string): Client {
  const send = axios.getAdapter('http');
  const adapter = (request: InternalAxiosRequestConfig) =>
    send({ ...request, url: request.url?.replace('https://api-m.sandbox.paypal.com', `${sandboxUrl}/paypal`) ?? '' });
  return new Client({
    clientCredentialsAuthCredentials: { oAuthClientId: PAYPAL.clientId, oAuthClientSecret: PAYPAL.clientSecret },
    environment: Environment.Sandbox,
    unstable_httpClientOptions: { adapter } satisfies AxiosRequestConfig,
  });
}
