interface Returning {
  id: string;
  client_secret: string | null;
  status: string;
}

/** `return_url` with the parameters that Stripe adds to it. */
export function returnAddress(intent: Returning, returnUrl: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', String(intent.client_secret));
  url.searchParams.set('redirect_status', REDIRECT_STATUS[intent.status] ?? 'failed');
  return url.href;
}

const REDIRECT_STATUS: Record<string, string> = { succeeded: 'succeeded', processing: 'pending' };
