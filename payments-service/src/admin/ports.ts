import type { DailySales, MailFailure } from '@kiln/contracts/admin-health-schema';
import type { AdminOrder, AdminOrderSummary, Erasure } from '@kiln/contracts/admin-schema';
import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type { PaymentState } from '@kiln/contracts/payments-api';
import type { ReversedOrder } from './kept-money';

export interface OrderSearch {
  text: string | undefined;
  state: PaymentState | undefined;
  method: PaymentMethodId | undefined;
  /** Made at or after, made before: ISO 8601 instants. */
  from: string | undefined;
  before: string | undefined;
  /** Only orders paid before this instant whose page and files nobody opened. */
  neverOpenedSince: string | undefined;
  /** Only orders whose receipt the mail server refused for good. */
  undeliverable: boolean;
  /** Only orders for which too few coins came, until the rest comes or the coins go back. */
  underpaid: boolean;
  limit: number;
  offset: number;
}

/** What support looks at. Reads only. */
export interface SupportView {
  /** Newest first, with the number of all that fit. */
  search(query: OrderSearch): Promise<{ orders: AdminOrderSummary[]; total: number }>;
  openedAt(orderId: string): Promise<string | null>;
  /** Newest first. */
  mails(orderId: string): Promise<AdminOrder['mails']>;
  /** Newest first. */
  downloads(orderId: string): Promise<AdminOrder['downloads']>;
  /** Refused mails, and those that came back since and were not sent again; at most `limit` of each. */
  mailFailures(since: string, limit: number): Promise<MailFailure[]>;
}

export type ErasableOrder = Erasure['orders'][number];

/** Takes a person out of what we keep, on request. */
export interface PersonalDataStore {
  /** Every order of an address, paid or not, newest first; compared without case. */
  listOrders(email: string): Promise<ErasableOrder[]>;
  /**
   * Empties what says who bought, in the orders and in the records of mails to the address. Amounts, items, states and
   * issued invoices stay. The orders' links stop working.
   */
  erase(orderIds: readonly string[], email: string, at: string): Promise<void>;
}

export interface SalesQuery {
  /** Undefined: all. */
  productIds: readonly number[] | undefined;
  /** The first day that is told apart (UTC, YYYY-MM-DD). */
  since: string;
}

/** Cents, tax included. */
export interface Sale {
  productId: number;
  /** UTC, YYYY-MM-DD; empty: before those that are told apart. */
  day: string;
  purchases: number;
  revenue: number;
}

/** What was sold. Reads only. */
export interface SalesView {
  /** Sums over the orders of which no money went back. */
  untouched(query: SalesQuery): Promise<Sale[]>;
  /** The other paid orders, whole, each once; those paid since a day (UTC), or all. */
  reversed(query: Pick<SalesQuery, 'productIds'> & { paidSince?: string }): Promise<ReversedOrder[]>;
  /** Of the orders of which no money went back, since a day (UTC). */
  untouchedByDay(since: string): Promise<DailySales['days']>;
}
