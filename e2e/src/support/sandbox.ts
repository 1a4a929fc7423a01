import { setting } from './settings';
import { orderAtSupport } from './support-desk';
import { until } from './until';

/** Asks the providers' stand-in with the service's own key. */
async function ask<T>(path: string, init: { method?: string; body?: object } = {}): Promise<T> {
  const response = await fetch(setting('SANDBOX_URL') + path, {
    method: init.method ?? 'GET',
    headers: { authorization: `Bearer ${setting('STRIPE_SECRET_KEY')}`, 'content-type': 'application/json' },
    ...(init.body && { body: JSON.stringify(init.body) }),
  });
  if (!response.ok) throw new Error(`the sandbox answered ${response.status} to ${path}: ${await response.text()}`);
  return (await response.json()) as T;
}

export interface StripePayment {
  id: string;
  /** Cents. */
  amount: number;
  amount_received: number;
  status: string;
  receipt_email: string | null;
  metadata: Record<string, string>;
}

/** The payments that Stripe's API holds for an order of ours. */
export async function stripePaymentsOf(orderId: string): Promise<StripePayment[]> {
  const { data } = await ask<{ data: StripePayment[] }>('/v1/payment_intents?limit=100');
  return data.filter(({ metadata }) => Object.values(metadata).includes(orderId));
}

/** A payment as every provider's stand-in lists it. */
export interface ProviderPayment {
  id: string;
  /** As a person reads it: '44.00 USD'. */
  amount: string;
  status: string;
  /** What the shop has called it. */
  orderId: string | null;
  /** How it can go on now. */
  outcomes: string[];
}

/** States in which a provider has the buyer's money. */
const TAKEN = ['succeeded', 'capture_COMPLETED', 'finished'];

/** The payments of an order at all providers together, newest first. PayPal and NOWPayments know it by our payment's id. */
export async function paymentsOf(orderId: string): Promise<ProviderPayment[]> {
  const ours = await orderAtSupport(orderId);
  const names: (string | null)[] = [orderId, ...ours.payments.map(({ id }) => id)];
  const listed = await ask<ProviderPayment[]>('/sandbox/control/payments');
  return listed.filter((payment) => payment.orderId !== null && names.includes(payment.orderId));
}

/** How often money was taken for an order, whoever took it: one amount per payment. */
export async function takenFor(orderId: string): Promise<string[]> {
  return (await paymentsOf(orderId)).filter(({ status }) => TAKEN.includes(status)).map(({ amount }) => amount);
}

/** Lets the newest payment of an order go on as said, as soon as the provider allows it. */
export async function letIt(outcome: string, orderId: string): Promise<void> {
  const { id } = await until(
    async () => (await paymentsOf(orderId)).find(({ outcomes }) => outcomes.includes(outcome)),
    `a payment of ${orderId} that can ${outcome}`,
  );
  await ask(`/sandbox/control/payments/${id}/outcome`, { method: 'POST', body: { outcome } });
}
