import { randomUUID } from 'node:crypto';
import type { AdminOrder, RefundQueueEntry } from '@kiln/contracts/admin-schema';
import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import { createPayment, payAtProvider } from './buyer-hands';
import { eventually } from './eventually';
import type { Harness } from './harness';
import { checkoutOf, Shopper, type Answer } from './shop';

export type RefundAnswer = { refund: AdminOrder['refunds'][number]; order: AdminOrder };
export type QueueAnswer = { entry: RefundQueueEntry; order: AdminOrder };

/** Speaks to the admin API as a panel would. */
export class SupportDesk {
  constructor(
    private readonly shop: Harness,
    private readonly token = shop.environment.SERVICE_SECRET ?? '',
    private readonly headers: Record<string, string> = {},
  ) {}

  get<Data>(path: string): Promise<Answer<Data>> {
    return this.call('GET', path);
  }

  post<Data>(path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer<Data>> {
    return this.call('POST', path, body, headers);
  }

  put<Data>(path: string, body: object): Promise<Answer<Data>> {
    return this.call('PUT', path, body);
  }

  /** @throws if there is no such order */
  async order(orderId: string): Promise<AdminOrder> {
    const { body } = await this.get<AdminOrder>(`/orders/${orderId}`);
    if (!body.data) throw new Error(body.error?.message);
    return body.data;
  }

  refund(orderId: string, scope: object, key: string = randomUUID()): Promise<Answer<RefundAnswer>> {
    return this.post(`/orders/${orderId}/refunds`, { reason: 'Asked for', ...scope }, { 'idempotency-key': key });
  }

  private async call<Data>(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    const response = await fetch(`${this.shop.url}/api/payments/admin${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        'content-type': 'application/json',
        ...this.headers,
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, cookie: undefined, body: (await response.json()) as Answer<Data>['body'] };
  }
}

export interface Bought {
  orderId: string;
  paymentId: string;
  providerPaymentId: string;
  token: string;
  shopper: Shopper;
}

/** A paid order of the products, one of each, by a buyer of their own. */
export async function buyPaid(
  shop: Harness,
  productIds: readonly number[],
  method: PaymentMethodId = 'card',
  email = `${randomUUID()}@buyer.example`,
): Promise<Bought> {
  const shopper = new Shopper(shop.url);
  const checkout = checkoutOf(
    shop,
    productIds.map((id) => ({ id, quantity: 1 })),
    { billing_details: { email, name: 'Ada Byron', phone: '+1 555 0100' } },
  );
  const { body } = await createPayment(shopper, method, checkout);
  if (!body.data) throw new Error(body.error?.message);
  const { orderId, paymentId } = body.data;
  const { providerPaymentId } = (await shop.deps.database.payments.find(paymentId)) ?? {};
  if (!providerPaymentId) throw new Error('The payment is not known to its provider');
  await payAtProvider(shop, method, providerPaymentId, body.data, 'pay');
  if (method === 'bank_transfer') await shop.choose(providerPaymentId, 'settle');
  if (method === 'crypto') await shop.choose(providerPaymentId, 'finish');
  await eventually('the order is paid', async () => {
    await shopper.verify(paymentId);
    return (await shop.deps.database.orders.find(orderId))?.state === 'paid';
  });
  const orders = await shopper.get<{ path: string }[]>('/api/payments/orders');
  const token = orders.body.data?.[0]?.path.replace('/orders/', '') ?? '';
  return { orderId, paymentId, providerPaymentId, token, shopper };
}
