import { formatUsd, type MinorUnits } from '@kiln/contracts/money';
import { AppError } from '../lib/app-error';
import type { OrderItem, Payment } from '../orders/order';
import type { Dispute, Refund, RefundLine } from './refund';
import { sharesOf } from './shares';
import { localAmountOf, restOfItem, standingOf } from './standing';

/** What support asks to send back: everything that is left, some cents, or whole items. */
export type RefundScope =
  { kind: 'full' } | { kind: 'amount'; amount: MinorUnits } | { kind: 'items'; items: string[] };

export interface RefundPlan {
  amount: MinorUnits;
  localAmount: MinorUnits | null;
  lines: RefundLine[];
}

/**
 * How much a refund sends back. Never more than was paid less what was or is being sent back.
 * @throws AppError nothing_to_refund, refund_too_much, item_not_found
 */
export function planRefund(
  payment: Pick<Payment, 'amount' | 'local'>,
  items: readonly OrderItem[],
  refunds: readonly Refund[],
  disputes: readonly Dispute[],
  scope: RefundScope,
): RefundPlan {
  const { left } = standingOf(payment, refunds, disputes);
  if (left === 0) {
    throw new AppError(
      'nothing_to_refund',
      'Nothing is left to refund: all of it has gone back, is on its way, or is disputed.',
    );
  }
  const { amount, lines } = askedFor(payment, items, refunds, left, scope);
  if (amount === 0) throw new AppError('nothing_to_refund', 'These items cost nothing or are refunded already.');
  if (amount > left) {
    throw new AppError('refund_too_much', `${formatUsd(amount)} is more than the ${formatUsd(left)} left to refund.`, {
      data: { left },
    });
  }
  return { amount, lines, localAmount: localAmountOf(payment, refunds, amount) };
}

function askedFor(
  payment: Pick<Payment, 'amount'>,
  items: readonly OrderItem[],
  refunds: readonly Refund[],
  left: MinorUnits,
  scope: RefundScope,
): Pick<RefundPlan, 'amount' | 'lines'> {
  if (scope.kind === 'amount') return { amount: scope.amount, lines: [] };
  const shares = sharesOf(items, payment.amount);
  const rests = items.map((item, index) => ({
    orderItemId: item.id,
    amount: restOfItem(shares[index] ?? 0, item.id, refunds),
  }));
  if (scope.kind === 'full') {
    const lines = rests.filter(({ amount }) => amount > 0);
    // After a refund by amount the items' rests no longer add up: then it is 'the rest', of no item.
    return { amount: left, lines: sumOf(lines) === left ? lines : [] };
  }
  const unknown = scope.items.find((id) => !items.some((item) => item.id === id));
  if (unknown !== undefined) throw new AppError('item_not_found', `The order has no item ${unknown}.`);
  const lines = rests.filter(({ orderItemId, amount }) => amount > 0 && scope.items.includes(orderItemId));
  return { amount: sumOf(lines), lines };
}

function sumOf(lines: readonly RefundLine[]): MinorUnits {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
