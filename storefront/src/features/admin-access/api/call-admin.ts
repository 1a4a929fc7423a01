import { REQUEST_TIMEOUT } from '../../../lib/content';

/** What the CMS's panel answered: its data, or the status of a refusal. */
export type AdminAnswer<Data> = { ok: true; data: Data } | { ok: false; status: number };

/** A session of the panel, as every call answers that opens or renews one. */
export interface OpenedSession {
  data: { token: string };
}

interface Call {
  method?: 'GET' | 'POST';
  body?: unknown;
  token?: string;
}

/** Calls the CMS by a path of the one origin. @throws TypeError or DOMException when nobody answers within 30 s */
export async function callAdmin<Data>(path: string, { method = 'GET', body, token }: Call): Promise<AdminAnswer<Data>> {
  const response = await fetch(path, {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT),
  });
  if (!response.ok) return { ok: false, status: response.status };
  return { ok: true, data: (response.status === 204 ? undefined : await response.json()) as Data };
}

/** Why a call of a form was refused, in words for its sender; `otherwise` is what an ordinary refusal means. */
export function refusalMessage(status: number, otherwise: string): string {
  if (status === 429) return 'Too many tries. Wait five minutes, then try again.';
  return status >= 500 ? UNANSWERED : otherwise;
}

export const UNANSWERED = 'The sign-in did not answer. Check your connection and try again.';
