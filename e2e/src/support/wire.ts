import { publicUrl } from './settings';

/** An answer of the one origin, whoever gave it. */
export interface Answer {
  success: boolean;
  data?: Record<string, unknown>;
  error?: { code: string; message: string } | string;
  [field: string]: unknown;
}

/** GET, or POST with a body. */
export async function call(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(publicUrl(path), {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}
