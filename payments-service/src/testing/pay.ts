import Stripe from 'stripe';
import type { World } from './world';

/** Confirms as Stripe.js does in the buyer's browser. @returns the new status, or the decline's code */
export async function payByCard(world: World, clientSecret: string, paymentMethod = 'pm_card_visa'): Promise<string> {
  const [intentId = ''] = clientSecret.split('_secret_');
  const path = `/v1/payment_intents/${intentId}/confirm`;
  try {
    const intent: Stripe.PaymentIntent = await world.browserStripe.rawRequest('POST', path, {
      client_secret: clientSecret,
      payment_method: paymentMethod,
    });
    return intent.status;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return error.decline_code || error.code || 'declined';
    throw error;
  }
}
