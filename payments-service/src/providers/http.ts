import axios, { type AxiosInstance } from 'axios';
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
