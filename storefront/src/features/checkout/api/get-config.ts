import type { PaymentsConfig } from '@kiln/contracts/payments-api';
import { requestPayments } from '../../../lib/payments/request';

/** GET /api/payments/config: mode, and what the provider's browser script needs. */
export function getConfig(): Promise<PaymentsConfig> {
  return requestPayments('/config', { fallback: 'The payment settings could not be loaded.' });
}
