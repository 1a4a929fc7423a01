import { createHash, randomInt, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toMinorUnits } from '@kiln/contracts/money';
import type { OrderPage } from '@kiln/contracts/orders-api';
import type { CreatedPayment, CreateIntentRequest } from '@kiln/contracts/payments-api';
import { totalsOf } from '@kiln/contracts/pricing';
import type { World } from './world';

/** Puts an asset with one file on sale. @param price in dollars */
export async function sellAsset(
  world: World,
  id: number,
  price: number,
  content: string | Buffer = `content of ${id}`,
  releasedAt = new Date(),
): Promise<{ sha256: string; deliverableId: string }> {
  const bytes = Buffer.from(content);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const storageKey = `asset-${id}-${sha256.slice(0, 8)}.zip`;
  await writeFile(path.join(world.privateDir, storageKey), bytes);
  const known = world.cms.products.get(id)?.files[0];
  const version = (known?.version ?? 0) + 1;
  const deliverableId = `del-${id}`;
  world.cms.products.set(id, {
    id,
    title: `Asset ${id}`,
    price,
    image: null,
    files: [
      {
        deliverableId,
        versionId: `${deliverableId}-v${version}`,
        version,
        fileName: `asset ${id} – final.zip`,
        size: bytes.length,
        sha256,
        mime: 'application/zip',
        storageKey,
        note: version > 1 ? `What version ${version} brings` : null,
        releasedAt: releasedAt.toISOString(),
      },
    ],
  });
  return { sha256, deliverableId };
}

/** Billing details of somebody new: declined cards are counted by e-mail address. */
export function somebody(): CreateIntentRequest['billing_details'] {
  return { email: `${randomUUID()}@buyer.example`, name: 'Grace Hopper', phone: '+1 555 0101' };
}

/** What the CMS asks, in dollars. */
interface Prices {
  products: ReadonlyMap<number, { price: number }>;
}

/** A checkout of assets at their current prices. */
export function checkoutOf(
  world: { cms: Prices },
  items: CreateIntentRequest['items'],
  changes: Partial<CreateIntentRequest> = {},
): CreateIntentRequest {
  const lines = items.map(({ id, quantity }) => ({
    unitPrice: toMinorUnits(world.cms.products.get(id)?.price ?? 0),
    quantity,
  }));
  return {
    amount: totalsOf(lines).total,
    currency: 'usd',
    payment_method: 'card',
    checkout_id: randomUUID(),
    items,
    billing_details: { email: 'ada@buyer.example', name: 'Ada Byron', phone: '+1 555 0100' },
    ...changes,
  };
}

export interface Answer<Data> {
  status: number;
  headers?: Headers;
  cookie: string | undefined;
  body: {
    success: boolean;
    data?: Data;
    clientSecret?: string | null;
    error?: { code: string; message: string; fields?: Record<string, string> };
  };
}

/** Speaks to the service as a browser would. */
export class Shopper {
  cookie: string | undefined;
  /** Another shopper comes from another place: limits count by network address. */
  private readonly address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

  constructor(private readonly base: string) {}

  async post<Data>(pathname: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer<Data>> {
    return this.call<Data>('POST', pathname, { 'content-type': 'application/json', ...headers }, JSON.stringify(body));
  }

  async get<Data>(pathname: string, headers: Record<string, string> = {}): Promise<Answer<Data>> {
    return this.call<Data>('GET', pathname, headers);
  }

  createIntent(checkout: unknown, headers: Record<string, string> = {}): Promise<Answer<CreatedPayment>> {
    return this.post('/api/payments/stripe/create-intent', checkout, headers);
  }

  verify<Data>(paymentId: string): Promise<Answer<Data>> {
    return this.post('/api/payments/verify', { payment_id: paymentId });
  }

  orderPage(token: string): Promise<Answer<OrderPage>> {
    return this.get(`/api/payments/orders/${token}`);
  }

  private async call<Data>(method: string, pathname: string, headers: Record<string, string>, body?: string) {
    const response = await fetch(this.base + pathname, {
      method,
      headers: { 'x-forwarded-for': this.address, ...headers, ...(this.cookie ? { cookie: this.cookie } : {}) },
      ...(body === undefined ? {} : { body }),
    });
    const cookie = response.headers.get('set-cookie')?.split(';')[0];
    if (cookie) this.cookie = cookie;
    return {
      status: response.status,
      headers: response.headers,
      cookie,
      body: (await response.json()) as Answer<Data>['body'],
    };
  }
}
