import type { Capture, Order, PayPalContext, Refund } from './paypal-context';

/** A capture as PayPal answers it. */
export function presentCapture(capture: Capture): object {
  return {
    id: capture.id,
    status: capture.status,
    ...(capture.status === 'PENDING' ? { status_details: { reason: 'PENDING_REVIEW' } } : {}),
    amount: capture.amount,
    final_capture: true,
    seller_protection: { status: 'NOT_ELIGIBLE' },
    ...(capture.invoiceId === undefined ? {} : { invoice_id: capture.invoiceId }),
    ...(capture.customId === undefined ? {} : { custom_id: capture.customId }),
    supplementary_data: { related_ids: { order_id: capture.orderId } },
    create_time: capture.createdAt,
    update_time: capture.createdAt,
    links: [link('self', `/v2/payments/captures/${capture.id}`)],
  };
}

/** An order as PayPal answers it: in full, or (`Prefer: return=minimal`, the default) id, status and links. */
export function presentOrder(context: PayPalContext, order: Order, prefer = 'return=representation'): object {
  const approval = approvalAddress(context, order);
  const minimal = {
    id: order.id,
    status: order.status,
    links: [
      link('self', `/v2/checkout/orders/${order.id}`),
      { href: approval, rel: order.status === 'PAYER_ACTION_REQUIRED' ? 'payer-action' : 'approve', method: 'GET' },
      link('capture', `/v2/checkout/orders/${order.id}/capture`, 'POST'),
    ],
  };
  const capture = order.captureId === null ? undefined : context.store.find<Capture>('paypal_capture', order.captureId);
  const payments = capture === undefined ? {} : { payments: paymentsOf(context, capture) };
  if (!prefer.includes('return=representation')) {
    if (capture === undefined) return minimal;
    return { ...minimal, purchase_units: [{ reference_id: order.unit.reference_id, ...payments }] };
  }
  return {
    ...minimal,
    intent: 'CAPTURE',
    create_time: order.createdAt,
    purchase_units: [{ ...order.unit, ...payments }],
    ...(order.status === 'APPROVED' || order.status === 'COMPLETED' ? { payer: PAYER } : {}),
  };
}

function paymentsOf(context: PayPalContext, capture: Capture): object {
  const refunds = context.store.children<Refund>('paypal_refund', capture.id);
  return {
    captures: [presentCapture(capture)],
    ...(refunds.length === 0 ? {} : { refunds: refunds.map(presentRefund) }),
  };
}

/** Where the buyer agrees to an order. */
export function approvalAddress(context: PayPalContext, order: Order): string {
  return `${context.publicUrl}/sandbox/paypal/checkoutnow?token=${order.id}`;
}

export function presentRefund(refund: Refund): object {
  return {
    id: refund.id,
    status: refund.status,
    ...(refund.status === 'PENDING' ? { status_details: { reason: 'ECHECK' } } : {}),
    ...(refund.invoiceId === undefined ? {} : { invoice_id: refund.invoiceId }),
    ...(refund.customId === undefined ? {} : { custom_id: refund.customId }),
    amount: refund.amount,
    ...(refund.note === undefined ? {} : { note_to_payer: refund.note }),
    create_time: refund.createdAt,
    update_time: refund.createdAt,
    links: [link('self', `/v2/payments/refunds/${refund.id}`), link('up', `/v2/payments/captures/${refund.captureId}`)],
  };
}

/** Who always pays here. */
export const PAYER_ID = 'SANDBXPAYER22';

const PAYER = {
  payer_id: PAYER_ID,
  email_address: 'buyer@example.com',
  name: { given_name: 'Ada', surname: 'Lovelace' },
};

function link(rel: string, path: string, method = 'GET'): object {
  return { href: `https://api-m.sandbox.paypal.com${path}`, rel, method };
}
