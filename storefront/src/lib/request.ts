import type { ApiFailure } from '@kiln/contracts/api-error';
import { REQUEST_TIMEOUT } from './content';
import { parseJson } from './json-storage';

/** The service answered, and the answer is no. `message` is for the buyer. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  constructor(
    message: string,
    readonly status: number,
    readonly code: string,
    /** What came beside the error, e.g. the current totals of 409 totals_changed. */
    readonly data?: unknown,
    /** A message per rejected input. */
    readonly fields?: Record<string, string>,
  ) {
    super(message);
  }
}

/** No answer: the network is gone, or 30 s have passed. Whether the service acted on the call is unknown. */
export class UnansweredError extends Error {
  override readonly name = 'UnansweredError';
  constructor(
    readonly reason: 'network' | 'timeout',
    cause?: unknown,
  ) {
    super(MESSAGES[reason], { cause });
  }
}

const MESSAGES = {
  network: 'Network error: the shop could not be reached.',
  timeout: 'The request timeout of 30 seconds has passed.',
};

export interface RequestOptions {
  method?: 'GET' | 'POST';
  body?: unknown;
  /** Text of S 8 for an answer without a message of its own. */
  fallback: string;
  signal?: AbortSignal | undefined;
}

/**
 * Calls a service of the one origin by its path and returns `data` of its envelope.
 * @throws RefusedError, UnansweredError; a caller's own abort passes through as the DOMException it is
 */
export async function requestJson<Data>(path: string, options: RequestOptions): Promise<Data> {
  const { method = 'GET', body, fallback, signal } = options;
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT);
  try {
    const response = await fetch(path, {
      method,
      headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return dataOf<Data>(response, parseJson(await response.text()), fallback);
  } catch (error) {
    if (error instanceof RefusedError || signal?.aborted) throw error;
    throw new UnansweredError(timeout.aborted ? 'timeout' : 'network', error);
  }
}

function dataOf<Data>(response: Response, json: unknown, fallback: string): Data {
  const answer = (json ?? {}) as { success?: boolean; data?: Data; error?: Partial<ApiFailure['error']> };
  const { error, data } = answer;
  if (response.ok && answer.success === true && data !== undefined) return data;
  // Without the service's envelope it was not the service that answered: nothing is known then.
  const status = answer.success === false ? response.status : 502;
  throw new RefusedError(error?.message || fallback, status, error?.code ?? 'unknown', data, error?.fields);
}
