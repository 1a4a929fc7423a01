import { z } from '@hono/zod-openapi';
import type { Press } from '../admin/change-delivery';
import { newId } from '../lib/ids';
import { COMMON_FAILURES, failure } from './openapi';

/** What every route of support has in common: `app.ts` puts `administratorsOnly` before all of them. */
export const ADMIN_ROUTE = { tags: ['Support'], security: [{ bearer: [] }] };

export const orderParams = z.object({ orderId: z.string().max(60).describe('`ord_…`') });

export const pressHeaders = z.object({
  'idempotency-key': z.string().min(8).max(100).optional().describe('The same key is the same action'),
});

/** Without a key every call is an action of its own. */
export function pressOf(actor: string, headers: z.infer<typeof pressHeaders>): Press {
  return { actor, key: headers['idempotency-key'] ?? newId('req') };
}

export const ADMIN_FAILURES = {
  ...COMMON_FAILURES,
  401: failure('`unauthorized`: for the service token or a panel user whose role may see orders'),
  404: failure('`order_not_found`, `item_not_found`'),
} as const;
