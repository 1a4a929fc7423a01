import type { MinorUnits } from '@kiln/contracts/money';
import type { PaymentState } from '@kiln/contracts/payments-api';
import type { OrderItem, Payment } from '../orders/order';
import type { Dispute, Refund } from './refund';
import { sharesOf } from './shares';

/** How much of a payment is still the studio's. Cents. */
export interface Standing {
  /** Has gone back or is on its way: refunds that the provider took, and lost disputes. */
  returned: MinorUnits;
  /** What can still be refunded: refunds not yet answered and open disputes hold their part back. */
  left: MinorUnits;
  state: Extract<PaymentState, 'paid' | 'partially_refunded' | 'refunded' | 'disputed'>;
}

type Paid = Pick<Payment, 'amount'>;
type Returning = Pick<Refund, 'amount' | 'localAmount' | 'state'>;

/** The provider has taken the refund: it is on its way or has arrived. */
export function isAccepted({ state }: Pick<Refund, 'state'>): boolean {
  return state === 'pending' || state === 'succeeded';
}

/** A refund and a lost dispute count; an open dispute shows as 'disputed' until the bank has decided. */
export function standingOf(
  { amount: paid }: Paid,
  refunds: readonly Returning[],
  disputes: readonly Pick<Dispute, 'amount' | 'state'>[],
): Standing {
  const lost = sum(disputes.filter(({ state }) => state === 'lost'));
  const open = sum(disputes.filter(({ state }) => state === 'open'));
  const returned = Math.min(paid, lost + sum(refunds.filter(isAccepted)));
  const held = lost + open + sum(refunds.filter(({ state }) => state !== 'failed'));
  const byMoney = returned === 0 ? 'paid' : returned < paid ? 'partially_refunded' : 'refunded';
  return { returned, left: Math.max(0, paid - held), state: open > 0 ? 'disputed' : byMoney };
}

/**
 * Which items the money has left. A refund takes the items that it names once their whole share is on its way back;
 * a refund by amount takes none unless all is. A lost dispute takes all: the bank has undone the sale.
 */
export function returnedItems(
  payment: Paid,
  items: readonly OrderItem[],
  refunds: readonly Refund[],
  disputes: readonly Pick<Dispute, 'amount' | 'state'>[],
): Set<string> {
  const { returned } = standingOf(payment, refunds, disputes);
  const all = (payment.amount > 0 && returned >= payment.amount) || disputes.some(({ state }) => state === 'lost');
  const shares = sharesOf(items, payment.amount);
  const accepted = refunds.filter(isAccepted);
  const gone = items.filter((item, index) => {
    const lines = linesOf(accepted, item.id);
    return all || (lines.length > 0 && sum(lines) >= (shares[index] ?? 0));
  });
  return new Set(gone.map(({ id }) => id));
}

/** Cents of an item's share that no refund has claimed yet. */
export function restOfItem(share: MinorUnits, itemId: string, refunds: readonly Refund[]): MinorUnits {
  return Math.max(
    0,
    share -
      sum(
        linesOf(
          refunds.filter(({ state }) => state !== 'failed'),
          itemId,
        ),
      ),
  );
}

/**
 * What the provider is asked for where the buyer paid in another currency (UPI, in paise): the part of the local
 * amount that all refunds together make, less what is refunded already. The last one takes exactly the rest.
 */
export function localAmountOf(
  { amount: paid, local }: Pick<Payment, 'amount' | 'local'>,
  refunds: readonly Returning[],
  amount: MinorUnits,
): MinorUnits | null {
  if (!local) return null;
  const live = refunds.filter(({ state }) => state !== 'failed');
  const before = live.reduce((total, refund) => total + (refund.localAmount ?? 0), 0);
  const upTo = Math.round((local.amount * (sum(live) + amount)) / paid);
  return Math.max(1, Math.min(upTo, local.amount) - before);
}

/** Cents of a refund that the provider knows in the payment's local currency. */
export function centsOf(
  { amount: paid, local }: Pick<Payment, 'amount' | 'local'>,
  providerAmount: MinorUnits,
): MinorUnits {
  return local ? Math.min(paid, Math.round((paid * providerAmount) / local.amount)) : providerAmount;
}

function linesOf(refunds: readonly Refund[], itemId: string) {
  return refunds.flatMap(({ lines }) => lines).filter(({ orderItemId }) => orderItemId === itemId);
}

function sum(parts: readonly { amount: MinorUnits }[]): MinorUnits {
  return parts.reduce((total, { amount }) => total + amount, 0);
}
