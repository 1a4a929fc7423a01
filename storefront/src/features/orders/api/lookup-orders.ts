import { requestPayments } from '../../../lib/payments/request';

/** POST /api/payments/orders/lookup: mails the links of an address; the answer never tells whether there are any. */
export function lookupOrders(email: string): Promise<{ message: string }> {
  return requestPayments('/orders/lookup', {
    method: 'POST',
    body: { email },
    fallback: 'The request could not be sent. Please try again.',
  });
}
