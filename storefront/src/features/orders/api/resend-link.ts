import { requestPayments } from '../../../lib/payments/request';

/** POST /api/payments/orders/{token}/resend: mails a working link to the order's own address. */
export function resendLink(token: string): Promise<{ message: string }> {
  return requestPayments(`/orders/${encodeURIComponent(token)}/resend`, {
    method: 'POST',
    fallback: 'The link could not be sent. Please try again.',
  });
}
