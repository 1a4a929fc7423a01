import { setting } from './settings';

let token: Promise<string> | undefined;

async function adminToken(): Promise<string> {
  const response = await fetch(`${setting('CMS_URL')}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: setting('ADMIN_EMAIL'), password: setting('ADMIN_PASSWORD') }),
  });
  if (!response.ok) throw new Error(`sign-in to the panel: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: { token: string } }).data.token;
}

/** A call of the CMS as its Super Admin. @throws Error with the CMS's words unless it answers 2xx */
export async function asAdmin<T>(method: string, path: string, body?: unknown): Promise<T> {
  token ??= adminToken();
  const response = await fetch(`${setting('CMS_URL')}${path}`, {
    method,
    headers: { authorization: `Bearer ${await token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Changes a product's published price, in dollars. */
export function changePrice(productNumber: number, price: number) {
  return asAdmin('PUT', `/api/products/${productNumber}`, { price });
}
