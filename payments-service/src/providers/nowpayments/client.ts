import type { AxiosInstance } from 'axios';
import { z } from 'zod';
import { ProviderUnavailableError } from '../provider-contract';
import { createHttp } from '../http';

/** The smallest amount and the payment, one after the other, end before the browser's 30 s (S 7) are over. */
const TIMEOUT_MS = 10_000;
const LIVE_URL = new URL('https://api.nowpayments.io/v1');

const id = z.union([z.string(), z.number()]).transform(String);
/** Coins and dollars come as numbers, sometimes as text. */
const decimal = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number),
]);

export const paymentSchema = z.object({
  payment_id: id,
  payment_status: z.string(),
  pay_address: z.string(),
  pay_amount: decimal,
  pay_currency: z.string(),
  price_amount: decimal,
  price_currency: z.string(),
  actually_paid: decimal.nullish(),
  order_id: z.string().nullish(),
  expiration_estimate_date: z.string().nullish(),
});
export type NowPayment = z.infer<typeof paymentSchema>;

const minimumSchema = z.object({ min_amount: decimal, fiat_equivalent: decimal.nullish() });
const refusalSchema = z.object({ code: z.string().optional(), message: z.string().optional() });

/** NOWPayments understood the request and will not do it. */
export class NowPaymentsRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(`NOWPayments refused: ${status} ${code}`);
    this.name = 'NowPaymentsRefusal';
  }
}

export interface NowPaymentRequest {
  /** Dollars. */
  price_amount: number;
  price_currency: string;
  pay_currency: string;
  order_id: string;
  order_description: string;
  ipn_callback_url: string;
}

/** Every call throws NowPaymentsRefusal, or ProviderUnavailableError where the truth stays unknown. */
export interface NowPaymentsClient {
  /** The least that the coin's network is worth, in dollars; null where NOWPayments does not tell. */
  minimumInDollars(coin: string): Promise<number | null>;
  createPayment(request: NowPaymentRequest): Promise<NowPayment>;
  getPayment(paymentId: string): Promise<NowPayment>;
}

export interface NowPaymentsClientOptions {
  apiKey: string;
  /** The stand-in's `/nowpayments/v1`; undefined is NOWPayments itself. */
  apiUrl?: URL | undefined;
  httpsProxy?: URL | undefined;
  /** Of each call. */
  timeoutMs?: number;
}

export function createNowPaymentsClient({
  apiKey,
  apiUrl = LIVE_URL,
  httpsProxy,
  timeoutMs = TIMEOUT_MS,
}: NowPaymentsClientOptions): NowPaymentsClient {
  const http = createHttp({ timeoutMs, httpsProxy });
  http.defaults.baseURL = apiUrl.href.replace(/\/$/, '');
  http.defaults.headers.common['x-api-key'] = apiKey;
  return {
    async minimumInDollars(coin) {
      const params = { currency_from: coin, fiat_equivalent: 'usd' };
      return (await call(http, minimumSchema, { method: 'GET', url: '/min-amount', params })).fiat_equivalent ?? null;
    },
    createPayment: (data) => call(http, paymentSchema, { method: 'POST', url: '/payment', data }),
    getPayment: (paymentId) =>
      call(http, paymentSchema, { method: 'GET', url: `/payment/${encodeURIComponent(paymentId)}` }),
  };
}

async function call<T>(
  http: AxiosInstance,
  schema: z.ZodType<T>,
  request: { method: 'GET' | 'POST'; url: string; params?: object; data?: object },
): Promise<T> {
  const answer = await http.request<string>(request).catch((error: unknown) => {
    // The HTTP client's error carries the key: only its code goes on, into the logs.
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
    throw new ProviderUnavailableError('nowpayments', new Error(code));
  });
  const body = parsed(answer.data);
  if (answer.status === 400 || answer.status === 404 || answer.status === 422) {
    throw new NowPaymentsRefusal(answer.status, refusalSchema.safeParse(body).data?.code ?? 'UNKNOWN');
  }
  const result = schema.safeParse(body);
  if (answer.status >= 200 && answer.status < 300 && result.success) return result.data;
  throw new ProviderUnavailableError('nowpayments', new Error(`status ${answer.status}`));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
