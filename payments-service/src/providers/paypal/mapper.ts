import {
  CaptureStatus,
  OrderStatus,
  RefundStatus,
  type Money,
  type Order,
  type OrdersCapture,
} from '@paypal/paypal-server-sdk';
import { toMinorUnits } from '@kiln/contracts/money';
import type { ProviderPayment, ProviderRefund, Reversals } from '../provider-contract';
import { toDecline } from './errors';

const PAID: readonly (string | undefined)[] = [
  CaptureStatus.Completed,
  CaptureStatus.PartiallyRefunded,
  CaptureStatus.Refunded,
];

/** PayPal's order in our words: its capture's status decides, not the order's. What we do not know is processing. */
export function toProviderPayment(order: Order): ProviderPayment {
  const unit = order.purchaseUnits?.[0];
  const state = stateOf(order);
  const money = (state === 'paid' ? captureOf(order)?.amount : undefined) ?? unit?.amount;
  const approved = order.status === OrderStatus.Approved;
  const unapproved = (state === 'created' || state === 'requires_action') && !approved && order.id !== undefined;
  return {
    providerPaymentId: order.id ?? '',
    state,
    amount: minorUnits(money),
    currency: (money?.currencyCode ?? 'USD').toLowerCase(),
    next: unapproved ? { kind: 'approve', orderID: order.id ?? '' } : null,
    decline: state === 'failed' ? toDecline({ issue: 'INSTRUMENT_DECLINED' }) : null,
    progress: captureOf(order)?.status === CaptureStatus.Pending ? { stage: 'reviewing' } : null,
    capturable: approved,
  };
}

/** The capture that paid; else the last one that was tried. */
export function captureOf(order: Order): OrdersCapture | undefined {
  const captures = order.purchaseUnits?.[0]?.payments?.captures ?? [];
  return captures.find(({ status }) => PAID.includes(status)) ?? captures.at(-1);
}

function stateOf(order: Order): ProviderPayment['state'] {
  const capture = captureOf(order);
  if (capture) return captureState(capture.status);
  switch (order.status) {
    case OrderStatus.Created:
    case OrderStatus.Saved:
      return 'created';
    // Also after INSTRUMENT_DECLINED: the buyer approves the same order with another card or account.
    case OrderStatus.PayerActionRequired:
    case OrderStatus.Approved:
      return 'requires_action';
    case OrderStatus.Voided:
      return 'cancelled';
    default:
      return 'processing';
  }
}

function captureState(status: CaptureStatus | undefined): ProviderPayment['state'] {
  if (PAID.includes(status)) return 'paid';
  return status === CaptureStatus.Declined || status === CaptureStatus.Failed ? 'failed' : 'processing';
}

/** Refunds as PayPal lists them; what a capture lost beyond them was reversed by a bank, which nobody can win back here. */
export function toReversals(order: Order): Reversals {
  const refunds = (order.purchaseUnits?.[0]?.payments?.refunds ?? []).map(toProviderRefund);
  const capture = captureOf(order);
  const returned = refunds.reduce((sum, { state, amount }) => sum + (state === 'failed' ? 0 : amount), 0);
  const reversed = capture?.status === CaptureStatus.Refunded ? minorUnits(capture.amount) - returned : 0;
  if (reversed <= 0) return { refunds, disputes: [] };
  const providerDisputeId = `${capture?.id}-reversal`;
  return { refunds, disputes: [{ providerDisputeId, state: 'lost', amount: reversed, reason: 'capture_reversed' }] };
}

/** PayPal's refund; its `custom_id` is our id of it. */
export function toProviderRefund(refund: {
  id?: string;
  status?: RefundStatus;
  amount?: Money;
  customId?: string;
}): ProviderRefund {
  const refundId = refund.customId?.startsWith('ref_') ? refund.customId : null;
  return {
    providerRefundId: refund.id ?? '',
    refundId,
    state: refundState(refund.status),
    amount: minorUnits(refund.amount),
  };
}

function refundState(status: RefundStatus | undefined): ProviderRefund['state'] {
  if (status === RefundStatus.Completed) return 'succeeded';
  return status === RefundStatus.Cancelled || status === RefundStatus.Failed ? 'failed' : 'pending';
}

function minorUnits(money: Money | undefined): number {
  return toMinorUnits(Number(money?.value ?? 0));
}
