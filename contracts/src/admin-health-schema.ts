import { z } from 'zod';

/** Wire shapes of /api/payments/admin: sales by day, health, mails that did not arrive. Instants ISO 8601. */

const instant = z.iso.datetime();
const lastError = z.object({ at: instant, message: z.string() }).nullable();

export const dailySalesSchema = z
  .object({
    days: z
      .array(
        z.object({
          day: z.iso.date().describe('UTC'),
          orders: z.number().int().min(0).describe('Paid orders, without those of which all money has gone back'),
          revenue: z.number().int().describe('US cents kept: paid, tax included, less refunds and lost disputes'),
        }),
      )
      .describe('Days on which something was paid, oldest first'),
  })
  .meta({ id: 'DailySales' });

export const shopHealthSchema = z
  .object({
    providers: z.array(
      z.object({
        id: z.string(),
        hasWebhook: z.boolean(),
        lastWebhookAt: instant.nullable(),
        lagMs: z.number().int().nullable().describe('From the last event’s arrival until it was worked'),
        unworked: z.number().int(),
        oldestUnworkedAt: instant.nullable(),
        lastError,
      }),
    ),
    workers: z.array(z.object({ name: z.string(), lastRunAt: instant.nullable(), lastError })),
  })
  .meta({ id: 'ShopHealth' });

export const mailFailuresSchema = z
  .object({
    failures: z
      .array(
        z.object({
          id: z.string(),
          what: z.enum(['refused', 'bounced', 'complained']),
          kind: z.string().nullable().describe('receipt, order_links, refund; null: a mail that is not ours'),
          orderId: z.string().nullable(),
          orderNumber: z.number().int().nullable(),
          recipient: z.string(),
          reason: z.string(),
          at: instant,
          retriable: z.boolean().describe('It waits in the outbox and can be tried again'),
        }),
      )
      .describe('Newest first'),
  })
  .meta({ id: 'MailFailures' });

export type DailySales = z.infer<typeof dailySalesSchema>;
export type ShopHealth = z.infer<typeof shopHealthSchema>;
export type MailFailure = z.infer<typeof mailFailuresSchema>['failures'][number];
