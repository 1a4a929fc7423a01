import { CHECKOUT_MESSAGES } from '@kiln/contracts/api-error';
import type { ReactPayPalScriptOptions } from '@paypal/react-paypal-js';
import { getConfig } from '../../api/get-config';

/** What PayPal's script is loaded with; warns in the console where PayPal is not set up (S 8). */
export async function loadPayPalOptions(): Promise<ReactPayPalScriptOptions> {
  const { paypal } = await getConfig();
  if (!paypal?.clientId) {
    console.warn('PayPal client id is not configured');
    throw new Error(CHECKOUT_MESSAGES.paypalFailed);
  }
  return {
    clientId: paypal.clientId,
    currency: 'USD',
    intent: 'capture',
    ...(paypal.sdkBaseUrl && { sdkBaseUrl: paypal.sdkBaseUrl }),
  };
}
