import type { FileLink } from '@kiln/contracts/orders-api';
import { requestPayments } from '../../../lib/payments/request';

/** POST /api/payments/orders/{token}/files/{fileId}: a link to one file that works for some minutes. */
export function createFileLink(token: string, fileId: string): Promise<FileLink> {
  return requestPayments(`/orders/${encodeURIComponent(token)}/files/${encodeURIComponent(fileId)}`, {
    method: 'POST',
    fallback: 'The download could not be prepared. Please try again.',
  });
}
