import { Hono } from 'hono';
import { jsonProviderRoutes, type JsonEndpoint, type JsonProvider } from '../json-provider';
import { sameSecret } from '../stripe/authenticate';
import { refusal, type CryptoContext } from './crypto-context';
import { createPayment, getMinimum, getPayment } from './payments';

/** The part of NOWPayments' API that the sandbox speaks: one row per call. */
const ENDPOINTS: readonly JsonEndpoint<CryptoContext>[] = [
  { method: 'POST', path: '/payment', handle: createPayment },
  { method: 'GET', path: '/payment/:id', handle: getPayment },
  { method: 'GET', path: '/min-amount', handle: getMinimum },
  { method: 'GET', path: '/status', handle: () => ({ status: 200, body: { message: 'OK' } }) },
];

export interface CryptoRoutesOptions extends Pick<JsonProvider<CryptoContext>, 'database' | 'faults' | 'wake'> {
  context: CryptoContext;
  apiKey: string;
}

/** NOWPayments' API below `/nowpayments/v1`, which stands for `https://api.nowpayments.io/v1`. */
export function cryptoRoutes({ apiKey, ...options }: CryptoRoutesOptions): Hono {
  const app = new Hono();
  const api = jsonProviderRoutes<CryptoContext>({
    ...options,
    endpoints: ENDPOINTS,
    now: () => options.context.now(),
    authorize: (header) => {
      if (!sameSecret(header('x-api-key') ?? '', apiKey)) throw refusal(403, 'INVALID_API_KEY', 'Invalid api key');
    },
    failure: (status, message) => ({ status: false, statusCode: status, code: 'INTERNAL_ERROR', message }),
  });
  app.route('/', api);
  return app;
}
