import axios, { type AxiosAdapter, type AxiosInstance } from 'axios';
import { HttpsProxyAgent } from 'https-proxy-agent';

export interface HttpOptions {
  timeoutMs: number;
  httpsProxy?: URL | undefined;
}

/**
 * Bounded calls to a provider, through the forward proxy where there is one (Node's own fetch knows none).
 * Answers are text, whatever their status; redirects are not followed.
 */
export function createHttp({ timeoutMs, httpsProxy }: HttpOptions): AxiosInstance {
  return axios.create({
    timeout: timeoutMs,
    adapter: boundedAdapter(timeoutMs),
    ...httpOverrides(httpsProxy),
    maxRedirects: 0,
    responseType: 'text',
    transformResponse: (data: unknown) => data,
    validateStatus: () => true,
  });
}

/** `proxy: false`: axios would read HTTPS_PROXY by itself, for the sandbox too, and cannot tunnel TLS. */
export function httpOverrides(httpsProxy: URL | undefined) {
  return {
    proxy: false as const,
    ...(httpsProxy ? { httpsAgent: new HttpsProxyAgent(httpsProxy) } : {}),
  };
}

/** Ends a call as a whole: axios' own limit begins anew with every byte, and an answer that trickles would never end. */
export function boundedAdapter(timeoutMs: number): AxiosAdapter {
  const send = axios.getAdapter('http');
  return (request) => send({ ...request, signal: AbortSignal.timeout(timeoutMs) });
}
