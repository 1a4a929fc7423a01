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

/**
 * Approves as the buyer does in PayPal's window; the money moves when the service captures.
 * @param outcome how the capture will end: 'approve', 'approve_then_pending' or 'approve_then_decline'
 */
export async function payByPayPal(world: World, orderID: string, outcome = 'approve'): Promise<void> {
  await world.choose(orderID, outcome);
}

/**
 * Sends coins to a payment's address and, if they are enough, has the network confirm them.
 * @param providerPaymentId NOWPayments' id of the payment
 * @param deposit 'pay', 'pay_under', 'pay_over', 'pay_rest' after too little, 'pay_late' after expiry
 */
export async function sendCrypto(world: World, providerPaymentId: string, deposit = 'pay'): Promise<void> {
  await world.choose(providerPaymentId, deposit);
  if (deposit !== 'pay_under') await world.choose(providerPaymentId, 'finish');
}
