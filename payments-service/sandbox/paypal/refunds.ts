import { z } from 'zod';
import type { JsonAnswer, JsonCall } from '../json-provider';
import { moneySchema, refuseAsMocked, validated } from './orders';
import {
  emitPayPal,
  minorUnits,
  notFound,
  payPalId,
  timestamp,
  unprocessable,
  type Capture,
  type PayPalContext,
} from './paypal-context';
import { presentCapture, presentRefund, type Refund } from './present';

const refundSchema = z.looseObject({
  amount: moneySchema.optional(),
  invoice_id: z.string().max(127).optional(),
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
    throw unprocessable('CAPTURE_STATUS_NOT_VALID', `A capture that is ${capture.status} cannot be refunded.`);
  }
  if (left === 0) throw unprocessable('CAPTURE_FULLY_REFUNDED', 'The capture has already been fully refunded.');
  if (request.amount !== undefined && request.amount.currency_code !== capture.amount.currency_code) {
    throw unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH', 'Refund must be in the same currency as the capture.');
  }
  const amount = request.amount === undefined ? left : minorUnits(request.amount);
  if (amount > left) {
    throw unprocessable(
      'REFUND_AMOUNT_EXCEEDED',
      'The refund amount must be less than or equal to the capture amount.',
    );
  }
  if (amount === 0) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', 'Must be greater than zero.');
  return { status: 201, body: presentRefund(storeRefund(context, capture, amount, request.note_to_payer)) };
}

/** GET /v2/payments/refunds/:id. */
export function getRefund(call: JsonCall, context: PayPalContext): JsonAnswer {
  const refund = context.store.find<Refund>('paypal_refund', call.id);
  if (refund === undefined) throw notFound();
  return { status: 200, body: presentRefund(refund) };
}

/** Gives back `amount` minor units of a capture. */
export function storeRefund(context: PayPalContext, capture: Capture, amount: number, note?: string): Refund {
  const refunded = capture.refunded + amount;
  const status = refunded === minorUnits(capture.amount) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  const changed: Capture = { ...capture, refunded, status };
  const refund: Refund = {
    id: payPalId(),
    object: 'paypal_refund',
    captureId: capture.id,
    amount: { ...capture.amount, value: (amount / 100).toFixed(2) },
    note,
    createdAt: timestamp(context),
  };
  context.store.save(changed);
  context.store.save(refund, capture.id);
  emitPayPal(context, 'PAYMENT.CAPTURE.REFUNDED', capture.orderId, presentRefund(refund));
  return refund;
}

function loadCapture(context: PayPalContext, id: string): Capture {
  const capture = context.store.find<Capture>('paypal_capture', id);
  if (capture === undefined) throw notFound();
  return capture;
}
