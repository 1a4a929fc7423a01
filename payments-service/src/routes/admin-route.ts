import { z } from '@hono/zod-openapi';
import { COMMON_FAILURES, failure } from './openapi';

/** What every route of support has in common: `app.ts` puts `administratorsOnly` before all of them. */
export const ADMIN_ROUTE = { tags: ['Support'], security: [{ bearer: [] }] };

export const orderParams = z.object({ orderId: z.string().max(60).describe('`ord_…`') });

export const ADMIN_FAILURES = {
  ...COMMON_FAILURES,
  401: failure('`unauthorized`: for the service token or a panel user whose role may see orders'),
  404: failure('`order_not_found`, `item_not_found`'),
} as const;
