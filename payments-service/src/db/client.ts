import { Kysely, sql } from 'kysely';
import type { Database, Stores } from '../orders/deps';
import { createDialect, hasOneWriter, type DatabaseLocation } from './dialect';
import { createDeclineRepository } from './repositories/declines';
import { createDeliverableRepository } from './repositories/deliverables';
import { createDisputeRepository } from './repositories/disputes';
import { createDownloadRepository } from './repositories/downloads';
import { createEntitlementRepository } from './repositories/entitlements';
import { createOrderEventRepository } from './repositories/order-events';
import { createHealthRepository } from './repositories/health';
import { createInvoiceRepository } from './repositories/invoices';
import { createMailEventRepository } from './repositories/mail-events';
import { createOrderRepository } from './repositories/orders';
import { createOutboxRepository } from './repositories/outbox';
import { createPaymentRepository } from './repositories/payments';
import { createPersonalDataRepository } from './repositories/personal-data';
import { createRateLimitRepository } from './repositories/rate-limits';
import { createRefundQueueRepository } from './repositories/refund-queue';
import { createRefundRepository } from './repositories/refunds';
import { createSalesView } from './repositories/sales-view';
import { createVersionNews } from './repositories/version-news';
import { createSupportView } from './repositories/support-view';
import { createWebhookInboxRepository } from './repositories/webhook-inbox';
import type { Schema } from './schema';
import { shareCommits, type Transact } from './shared-commits';

export function openConnection(location: DatabaseLocation): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: createDialect(location) });
}

/** The stores over one connection pool. */
export function createDatabase(db: Kysely<Schema>): Database {
  const shared = hasOneWriter(db) ? shareCommits(db) : undefined;
  const transact = shared ?? transactionsOf(db);
  const stores = storesOf(db);
  const transaction: Database['transaction'] = (work) => transact((trx) => work(storesOf(trx)));
  return {
    ...stores,
    transaction,
    write: shared ? transaction : (work) => work(stores),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
  };
}

function transactionsOf(db: Kysely<Schema>): Transact {
  return (work) => db.transaction().execute(work);
}

function storesOf(db: Kysely<Schema>): Stores {
  return {
    orders: createOrderRepository(db),
    payments: createPaymentRepository(db),
    declines: createDeclineRepository(db),
    entitlements: createEntitlementRepository(db),
    deliverables: createDeliverableRepository(db),
    downloads: createDownloadRepository(db),
    outbox: createOutboxRepository(db),
    versionNews: createVersionNews(db),
    inbox: createWebhookInboxRepository(db),
    rateLimits: createRateLimitRepository(db),
    invoices: createInvoiceRepository(db),
    orderEvents: createOrderEventRepository(db),
    refunds: createRefundRepository(db),
    disputes: createDisputeRepository(db),
    refundQueue: createRefundQueueRepository(db),
    support: createSupportView(db),
    sales: createSalesView(db),
    mailEvents: createMailEventRepository(db),
    health: createHealthRepository(db),
    personalData: createPersonalDataRepository(db),
  };
}
