import { inject } from 'vitest';
import { setting } from './settings';

/** A call of the CMS as its Super Admin. @throws Error with the CMS's words unless it answers 2xx */
export async function asAdmin<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${setting('CMS_URL')}${path}`, {
    method,
    headers: { authorization: `Bearer ${inject('adminToken')}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Changes a product's published price, in dollars. */
export function changePrice(productNumber: number, price: number) {
  return asAdmin('PUT', `/api/products/${productNumber}`, { price });
}
