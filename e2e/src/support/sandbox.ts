import { setting } from './settings';

/** Asks the sandbox's Stripe API with the service's own key: what the provider knows. */
async function stripe<T>(path: string): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${setting('SANDBOX_PORT')}${path}`, {
    headers: { authorization: `Bearer ${setting('STRIPE_SECRET_KEY')}` },
  });
  if (!response.ok) throw new Error(`the sandbox answered ${response.status} to ${path}`);
  return (await response.json()) as T;
}

export interface ProviderPayment {
  id: string;
  /** Cents. */
  amount: number;
  amount_received: number;
  status: string;
  receipt_email: string | null;
  metadata: Record<string, string>;
}

/** The payments the provider holds for an order of ours. */
export async function paymentsOf(orderId: string): Promise<ProviderPayment[]> {
  const { data } = await stripe<{ data: ProviderPayment[] }>('/v1/payment_intents?limit=100');
  return data.filter(({ metadata }) => Object.values(metadata).includes(orderId));
}
