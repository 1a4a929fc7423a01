import type { PriceListFile } from '@kiln/contracts/catalog-api';
import type { PaymentState } from '@kiln/contracts/payments-api';
import type { Totals } from '@kiln/contracts/pricing';
import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type { Entitlement, Order, OrderItem, Payment, PaymentFailure, PaymentInput } from './order';

/** What a new order starts with; its number is given by the store. */
export type NewOrder = Omit<Order, 'number' | 'revision' | 'linkVersion' | 'paidAt' | 'accessExpiresAt' | 'erasedAt'>;

/** What the buyer says of himself; the newest call counts. */
export type Buyer = Pick<Order, 'billing' | 'company' | 'taxId' | 'consent'>;

export interface OrderContents {
  items: OrderItem[];
  totals: Totals;
  paymentMethod: PaymentMethodId;
}

export interface OrderStore {
  find(id: string): Promise<Order | undefined>;
  findByCheckoutId(checkoutId: string): Promise<Order | undefined>;
  findByRequestKey(requestKey: string): Promise<Order | undefined>;
  items(orderId: string): Promise<OrderItem[]>;
  /** Newest first. */
  listByBrowser(browserKey: string, limit: number): Promise<Order[]>;
  /** Orders whose money has come, newest first; the address is compared without case. */
  listPaidByEmail(email: string, limit: number): Promise<Order[]>;
  countItems(orderIds: readonly string[]): Promise<Map<string, number>>;
  /** False: an order of this checkout is there already. The transaction is to be given up: a number was taken. */
  insert(order: NewOrder, items: readonly OrderItem[]): Promise<boolean>;
  rememberRequestKey(requestKey: string, orderId: string): Promise<void>;
  /** Replaces what an unpaid order sells. False: it has been changed or paid since `revision` was read. */
  replaceContents(order: Pick<Order, 'id' | 'revision'>, contents: OrderContents): Promise<boolean>;
  /** Only while the order is unpaid. */
  updateBuyer(orderId: string, buyer: Buyer): Promise<void>;
  /** False: the order is in a state that `to` cannot follow. */
  transition(orderId: string, to: PaymentState): Promise<boolean>;
  /** What refunds and disputes make of a paid order. False: nothing changed. */
  reverse(orderId: string, to: PaymentState): Promise<boolean>;
  /** Marks the money as come. False: it had come before, or the order is no longer as `revision` knew it. */
  markPaid(
    orderId: string,
    paid: { paidAt: string; accessExpiresAt: string; method: PaymentMethodId; revision?: number },
  ): Promise<boolean>;
  /** Notes that the order's page was opened; the first time counts. */
  markOpened(orderId: string, at: string): Promise<void>;
  /** Corrects the address; links that are out stop working. False: the order's link was renewed meanwhile. */
  correctEmail(order: Pick<Order, 'id' | 'linkVersion'>, email: string): Promise<boolean>;
  extendAccess(orderId: string, accessExpiresAt: string): Promise<void>;
  /** A new link for another 30 days; the old one stops working. False: somebody else has renewed it. */
  renewLink(order: Pick<Order, 'id' | 'linkVersion'>, accessExpiresAt: string): Promise<boolean>;
}

export interface PaymentHistoryRow extends Pick<Payment, 'orderId' | 'amount' | 'createdAt'> {
  paymentId: Payment['id'];
  paymentMethod: Payment['method'];
  status: Payment['state'];
  orderNumber: number;
}

export interface PaymentStore {
  find(id: string): Promise<Payment | undefined>;
  findByProviderId(provider: string, providerPaymentId: string): Promise<Payment | undefined>;
  /** Oldest first. */
  listByOrder(orderId: string): Promise<Payment[]>;
  /** The order's newest attempt. */
  latestOf(orderId: string): Promise<Payment | undefined>;
  insert(payment: Payment): Promise<void>;
  /** False: the attempt was given up meanwhile, or belongs to another payment of the provider. */
  attachProvider(id: string, providerPaymentId: string, expiresAt?: string | null): Promise<boolean>;
  /** False: the payment is in a state that `to` cannot follow, or in `unless`. */
  transition(id: string, to: PaymentState, failure: PaymentFailure | null, unless?: PaymentState): Promise<boolean>;
  /** Gives up an attempt that no money is known to be moving on. False: it is processing, ended, or given up already. */
  close(id: string, to: 'cancelled' | 'expired'): Promise<boolean>;
  /** Before the money of an approved attempt is taken; again after a crash. False: it was given up or refused. */
  beginCapture(id: string): Promise<boolean>;
  /** Adds to what the buyer entered. */
  recordInput(id: string, input: PaymentInput): Promise<void>;
  /** What refunds and disputes make of money that has come. False: nothing changed. */
  reverse(id: string, to: PaymentState): Promise<boolean>;
  recordFailure(id: string, failure: PaymentFailure): Promise<void>;
  /** Open payments whose next check is due, oldest first. */
  listDue(now: string, limit: number): Promise<Payment[]>;
  scheduleCheck(id: string, at: string): Promise<void>;
  /** Newest first; `customer` is an e-mail address or an order's id. */
  history(query: { customer?: string | undefined; limit: number; offset: number }): Promise<PaymentHistoryRow[]>;
}

/** A refused card. */
export interface CardDecline {
  /** The provider's id of the refused charge, with the provider's name. */
  id: string;
  paymentId: string;
  orderId: string;
  at: string;
  clientKey: string | null;
  emailKey: string;
}

export interface DeclineStore {
  /** False: it was told before. */
  add(decline: CardDecline): Promise<boolean>;
  countOfPayment(paymentId: string): Promise<number>;
  /** Declines of a network address or of an e-mail address, newest first. */
  listOfBuyer(
    buyer: { clientKey: string; emailKey: string },
    since: string,
  ): Promise<{ at: string; byClient: boolean; byEmail: boolean }[]>;
  /** The most that any of the products has had. */
  mostOfProducts(productIds: readonly number[], since: string): Promise<number>;
}

export interface EntitlementStore {
  /** Grants what the items sold; granting again changes nothing. */
  grant(orderId: string, items: readonly OrderItem[], grantedAt: string): Promise<void>;
  listByOrder(orderId: string): Promise<Entitlement[]>;
  /** Gives or takes access, with what support decided about it. */
  setAccess(id: string, access: Pick<Entitlement, 'revokedAt' | 'decision'>): Promise<void>;
}

/** One immutable version of a deliverable. */
export type DeliverableVersion = PriceListFile;

export interface DeliverableStore {
  /** Keeps versions that are new to us; known ones are immutable. */
  remember(versions: readonly DeliverableVersion[], at: string): Promise<void>;
  newestOf(deliverableIds: readonly string[]): Promise<DeliverableVersion[]>;
  findVersion(versionId: string): Promise<DeliverableVersion | undefined>;
}
