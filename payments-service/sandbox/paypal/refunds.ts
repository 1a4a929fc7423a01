import { z } from 'zod';
import type { JsonAnswer, JsonCall } from '../json-provider';
import { moneySchema, refuseAsMocked, validated } from './orders';
import {
  emitPayPal,
  minorUnits,
  payPalId,
  timestamp,
  type Capture,
  type Order,
  type PayPalContext,
  type Refund,
} from './paypal-context';
import { presentCapture, presentRefund } from './present';
import { notFound, unprocessable } from './refusals';

const refundSchema = z.looseObject({
  amount: moneySchema.optional(),
  invoice_id: z.string().max(127).optional(),
  custom_id: z.string().max(127).optional(),
  note_to_payer: z.string().max(255).optional(),
});

/** GET /v2/payments/captures/:id. */
export function getCapture(call: JsonCall, context: PayPalContext): JsonAnswer {
  return { status: 200, body: presentCapture(loadCapture(context, call.id)) };
}

/** POST /v2/payments/captures/:id/refund: all that is left, or the given amount. */
export function refundCapture(call: JsonCall, context: PayPalContext): JsonAnswer {
  const capture = loadCapture(context, call.id);
  refuseAsMocked(call);
  const request = validated(refundSchema, call.body ?? {});
  const left = minorUnits(capture.amount) - capture.refunded;
  if (capture.status === 'PENDING' || capture.status === 'DECLINED') {
    throw unprocessable('REFUND_NOT_ALLOWED');
  }
  if (left === 0) throw unprocessable('CAPTURE_FULLY_REFUNDED');
  if (request.amount !== undefined && request.amount.currency_code !== capture.amount.currency_code) {
    throw unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH');
  }
  const amount = request.amount === undefined ? left : minorUnits(request.amount);
  if (amount > left) {
    throw unprocessable('REFUND_AMOUNT_EXCEEDED');
  }
  if (amount === 0) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE');
  return { status: 201, body: presentRefund(storeRefund(context, capture, amount, request)) };
}

/** GET /v2/payments/refunds/:id. */
export function getRefund(call: JsonCall, context: PayPalContext): JsonAnswer {
  const refund = context.store.find<Refund>('paypal_refund', call.id);
  if (refund === undefined) throw notFound();
  return { status: 200, body: presentRefund(refund) };
}

/** Gives back `amount` minor units of a capture, at once or, if a person wants so, after a decision. */
export function storeRefund(
  context: PayPalContext,
  capture: Capture,
  amount: number,
  given: Partial<z.infer<typeof refundSchema>> = {},
): Refund {
  const refund: Refund = {
    id: payPalId(),
    object: 'paypal_refund',
    captureId: capture.id,
    orderId: capture.orderId,
    status: context.store.find<Order>('paypal_order', capture.orderId)?.refundAs ?? 'COMPLETED',
    amount: { ...capture.amount, value: (amount / 100).toFixed(2) },
    note: given.note_to_payer,
    invoiceId: given.invoice_id,
    customId: given.custom_id,
    createdAt: timestamp(context),
  };
  context.store.save(withRefunded(capture, capture.refunded + amount));
  context.store.save(refund, capture.id);
  if (refund.status === 'COMPLETED') emitRefunded(context, refund);
  return refund;
}

/** Ends a refund that is held. PayPal has no event for one that failed: its status says so. */
export function decideRefund(context: PayPalContext, refund: Refund, status: 'COMPLETED' | 'FAILED'): void {
  const decided: Refund = { ...refund, status };
  context.store.save(decided);
  if (status === 'COMPLETED') return emitRefunded(context, decided);
  const capture = loadCapture(context, refund.captureId);
  context.store.save(withRefunded(capture, capture.refunded - minorUnits(refund.amount)));
}

/** The refunds of a capture that wait for a decision. */
export function heldRefunds(context: PayPalContext, captureId: string): Refund[] {
  const refunds = context.store.children<Refund>('paypal_refund', captureId);
  return refunds.filter((refund) => refund.status === 'PENDING');
}

function withRefunded(capture: Capture, refunded: number): Capture {
  const isWhole = refunded === minorUnits(capture.amount);
  return { ...capture, refunded, status: isWhole ? 'REFUNDED' : refunded > 0 ? 'PARTIALLY_REFUNDED' : 'COMPLETED' };
}

function emitRefunded(context: PayPalContext, refund: Refund): void {
  emitPayPal(context, 'PAYMENT.CAPTURE.REFUNDED', refund.orderId, presentRefund(refund));
}

function loadCapture(context: PayPalContext, id: string): Capture {
  const capture = context.store.find<Capture>('paypal_capture', id);
  if (capture === undefined) throw notFound();
  return capture;
}
