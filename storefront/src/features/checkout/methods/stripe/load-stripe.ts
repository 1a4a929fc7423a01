import { CHECKOUT_MESSAGES } from '@kiln/contracts/api-error';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe as loadLibrary } from '@stripe/stripe-js/pure';
import { getConfig } from '../../api/get-config';

let loading: Promise<Stripe> | undefined;

/**
 * The card provider, loaded once for the page; a failure can be tried again. Live, its library loads the provider's own
 * script; in the sandbox the stand-in's script is loaded first, and the library takes the `window.Stripe` it finds.
 */
export function loadStripe(): Promise<Stripe> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Stripe> {
  const { mode, stripe: settings } = await getConfig();
  if (mode === 'sandbox' && !('Stripe' in window)) await loadScript(settings.scriptUrl);
  const stripe = await loadLibrary(settings.publishableKey);
  if (!stripe) throw new Error(CHECKOUT_MESSAGES.stripeNotReady);
  return stripe;
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(CHECKOUT_MESSAGES.stripeNotReady));
    };
    document.head.append(script);
  });
}
