import { CHECKOUT_MESSAGES } from '@kiln/contracts/api-error';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { getConfig } from '../../api/get-config';

/**
 * The card provider for this page. Live, its library loads the provider's own script; in the sandbox the stand-in's
 * script is loaded first, and the library takes the `window.Stripe` it finds.
 */
export async function loadCardProvider(): Promise<Stripe> {
  const { mode, stripe: settings } = await getConfig();
  if (mode === 'sandbox' && !('Stripe' in window)) await loadScript(settings.scriptUrl);
  const stripe = await loadStripe(settings.publishableKey);
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
