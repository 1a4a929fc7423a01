import { requestJson, type RequestOptions } from '../request';

/**
 * Calls the payments service and returns `data`.
 * @throws RefusedError, UnansweredError; a caller's own abort passes through as the DOMException it is
 */
export function requestPayments<Data>(path: string, options: RequestOptions): Promise<Data> {
  return requestJson<Data>(`/api/payments${path}`, options);
}
