/** Thrown, not returned: the page uses Stripe.js in a wrong way. */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError';
}
