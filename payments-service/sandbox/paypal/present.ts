import type { Capture, Money, Order, PayPalContext } from './paypal-context';

export interface Refund {
  id: string;
  object: 'paypal_refund';
  captureId: string;
  amount: Money;
  note: string | undefined;
  createdAt: string;
}

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
  const approval = `${context.publicUrl}/sandbox/paypal/checkoutnow?token=${order.id}`;
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
  const payments = capture === undefined ? {} : { payments: { captures: [presentCapture(capture)] } };
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

export function presentRefund(refund: Refund): object {
  return {
    id: refund.id,
    status: 'COMPLETED',
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
