import type { HealthStore } from '../admin/health-ports';
import type { PersonalDataStore, SalesView, SupportView } from '../admin/ports';
import type { PriceList } from '../catalog/price-list';
import type { MailEventStore } from '../delivery/mail-events';
import type { DownloadStore, OutboxStore, RateLimitStore, VersionNews } from '../delivery/ports';
import type { InvoiceSettings } from '../invoices/issue-invoice';
import type { InvoiceStore } from '../invoices/ports';
import type { Log } from '../lib/log';
import type { ProviderRegistry } from '../providers/registry';
import type { DisputeStore, RefundQueue, RefundStore } from '../refunds/ports';
import type { OrderEvents } from '../timeline/ports';
import type { WebhookInbox } from '../webhooks/ports';
import type { DeclineStore, DeliverableStore, EntitlementStore, OrderStore, PaymentStore } from './ports';

export interface Stores {
  orders: OrderStore;
  payments: PaymentStore;
  declines: DeclineStore;
  entitlements: EntitlementStore;
  deliverables: DeliverableStore;
  downloads: DownloadStore;
  outbox: OutboxStore;
  versionNews: VersionNews;
  inbox: WebhookInbox;
  rateLimits: RateLimitStore;
  invoices: InvoiceStore;
  orderEvents: OrderEvents;
  refunds: RefundStore;
  disputes: DisputeStore;
  refundQueue: RefundQueue;
  support: SupportView;
  sales: SalesView;
  mailEvents: MailEventStore;
  health: HealthStore;
  personalData: PersonalDataStore;
}

export interface Database extends Stores {
  /** All or nothing. Only the stores handed in belong to the transaction; never ask a provider inside it. */
  transaction<Result>(work: (stores: Stores) => Promise<Result>): Promise<Result>;
  /** For a single write. On SQLite it shares the wait for the disk with others under way; on PostgreSQL it stands alone. */
  write<Result>(work: (stores: Stores) => Promise<Result>): Promise<Result>;
  /** @throws when the database does not answer */
  ping(): Promise<void>;
}

/** Declined cards within an hour. */
export interface DeclineLimits {
  /** Of a network or e-mail address: from so many on the next try waits; seven more end it for the hour. */
  perBuyer: number;
  /** Of a product: more stop new card payments of it. */
  perProduct: number;
}

/** What the verbs of orders and webhooks work with. */
export interface OrderDeps {
  database: Database;
  providers: ProviderRegistry;
  priceList: PriceList;
  log: Log;
  now: () => Date;
  /** Payments without items (S 7's bare amount). */
  allowOnAccount: boolean;
  invoicing: InvoiceSettings;
  /** Rupees for a dollar. */
  usdInrRate: number;
  declineLimits: DeclineLimits;
  /** New mail is waiting. */
  wakeOutbox: () => void;
}
