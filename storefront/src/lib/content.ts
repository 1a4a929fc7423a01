/** Why a piece of content is missing: the status (0 when nobody answered) and the server's own text, if it gave one. */
export interface ContentFailure {
  status: number;
  message: string;
}

/** Requests of the site time out after this long (S 7), milliseconds. */
export const REQUEST_TIMEOUT = 30_000;

export class ContentError extends Error implements ContentFailure {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'ContentError';
  }
}

/**
 * GET a path of the one origin and unwrap its envelope: `{success, data}` (S 7) or Strapi's `{data}`.
 * @throws ContentError with the server's message, or an empty one when it gave none
 */
export async function fetchContent<Data>(key: string, init?: RequestInit, base = ''): Promise<Data> {
  const response = await request(`${base}${key}`, init);
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok || !isObject(body) || body.success === false || !('data' in body)) {
    throw new ContentError(response.ok ? 502 : response.status, messageOf(body));
  }
  return body.data as Data;
}

async function request(url: string, init?: RequestInit): Promise<Response> {
  try {
    const signal = init?.signal ?? AbortSignal.timeout(REQUEST_TIMEOUT);
    return await fetch(url, { ...init, signal, headers: { accept: 'application/json', ...init?.headers } });
  } catch {
    throw new ContentError(0, '');
  }
}

/** The text of `{error: 'text'}` (products) or `{error: {message}}` (the rest); '' without one. */
function messageOf(body: unknown): string {
  if (!isObject(body)) return '';
  if (typeof body.error === 'string') return body.error;
  return isObject(body.error) && typeof body.error.message === 'string' ? body.error.message : '';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
