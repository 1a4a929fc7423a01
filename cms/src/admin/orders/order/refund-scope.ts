import type { Order } from '../wire';

export type RefundKind = 'items' | 'amount' | 'full';

/** What support typed into the refund form. */
export interface RefundForm {
  kind: RefundKind;
  /** Ids of the chosen items. */
  items: string[];
  /** Dollars, e.g. '26.40'. */
  amount: string;
  reason: string;
}

/** '26.4', '26,40' or '26' dollars as cents; null: no amount of money. */
export function parseDollars(text: string): number | null {
  const [, whole, fraction = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim().replace(/^\$/, '')) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** How many cents the form would send back; null where it is not complete or asks for more than is left. */
export function centsOf(
  { kind, items, amount }: RefundForm,
  order: Pick<Order, 'items' | 'refundable'>,
): number | null {
  const cents = {
    full: () => order.refundable,
    amount: () => parseDollars(amount),
    items: () => order.items.filter(({ id }) => items.includes(id)).reduce((sum, item) => sum + item.refundable, 0),
  }[kind]();
  return cents !== null && cents > 0 && cents <= order.refundable ? cents : null;
}

/** The body of the refund call. @param cents as `centsOf` says */
export function toRefundBody({ kind, items, reason }: RefundForm, cents: number, proof: string): object {
  const scope = { full: { full: true }, amount: { amount: cents }, items: { items } }[kind];
  return { ...scope, reason: reason.trim(), ...(proof !== '' && { paid_by_hand: { transaction_hash: proof } }) };
}
