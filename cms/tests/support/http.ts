/** An answer, read whole. */
export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface RequestOptions {
  method?: string;
  token?: string;
  json?: unknown;
  headers?: Record<string, string>;
  body?: NonNullable<RequestInit['body']>;
}

/** Calls the CMS; the caller names the shape it expects and asserts on it. */
export async function call<Body>(url: string, options: RequestOptions = {}): Promise<Answer<Body>> {
  const { method = 'GET', token, json, headers = {}, body } = options;
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
  return { status: response.status, headers: response.headers, body: isJson && text !== '' ? JSON.parse(text) : text };
}
