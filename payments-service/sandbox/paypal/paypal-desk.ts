import type { ListedPayment, PaymentDesk } from '../control/payment-desk';
import { emitPayPal, minorUnits, type Capture, type Order, type PayPalContext } from './paypal-context';
import { presentCapture, presentOrder } from './present';
import { decideRefund, heldRefunds, storeRefund } from './refunds';

const APPROVALS: Record<string, Order['captureAs']> = {
  approve: 'COMPLETED',
  approve_then_pending: 'PENDING',
  approve_then_decline: 'DECLINED',
  approve_then_instrument_declined: 'INSTRUMENT_DECLINED',
};

/** PayPal's orders for the control page and the approval page. */
export class PayPalDesk implements PaymentDesk {
  readonly type = 'paypal_order';

  constructor(private readonly context: PayPalContext) {}

  find(id: string): ListedPayment | undefined {
    const order = this.context.store.find<Order>('paypal_order', id);
    return order === undefined ? undefined : this.listed(order);
  }

  choose(id: string, outcome: string): void {
    const order = this.context.store.find<Order>('paypal_order', id);
    if (order === undefined) return;
    const captureAs = APPROVALS[outcome];
    if (captureAs !== undefined) this.approve({ ...order, captureAs });
    const capture = this.captureOf(order);
    if (capture === undefined) return;
    if (outcome === 'complete_capture') this.change(capture, 'COMPLETED', 'COMPLETED');
    if (outcome === 'deny_capture') this.change(capture, 'DECLINED', 'DENIED');
    const whole = minorUnits(capture.amount);
    if (outcome === 'reverse') this.change({ ...capture, refunded: whole }, 'REFUNDED', 'REVERSED');
    if (outcome === 'refund') storeRefund(this.context, capture, whole - capture.refunded);
    if (outcome === 'hold_refunds') this.setRefunds(order, 'PENDING');
    if (outcome === 'release_refunds') this.setRefunds(order, 'COMPLETED');
    const [held] = heldRefunds(this.context, capture.id);
    if (held === undefined) return;
    if (outcome === 'complete_refund') decideRefund(this.context, held, 'COMPLETED');
    if (outcome === 'fail_refund') decideRefund(this.context, held, 'FAILED');
  }

  private setRefunds(order: Order, refundAs: Order['refundAs']): void {
    const changed: Order = { ...order, refundAs };
    this.context.store.save(changed);
  }

  private approve(order: Order): void {
    const approved: Order = { ...order, status: 'APPROVED' };
    this.context.store.save(approved);
    emitPayPal(this.context, 'CHECKOUT.ORDER.APPROVED', order.id, presentOrder(this.context, approved));
  }

  private change(capture: Capture, status: Capture['status'], event: string): void {
    const changed: Capture = { ...capture, status };
    this.context.store.save(changed);
    emitPayPal(this.context, `PAYMENT.CAPTURE.${event}`, capture.orderId, presentCapture(changed));
  }

  private captureOf(order: Order): Capture | undefined {
    return order.captureId === null ? undefined : this.context.store.find<Capture>('paypal_capture', order.captureId);
  }

  private listed(order: Order): ListedPayment {
    const capture = this.captureOf(order);
    return {
      id: order.id,
      provider: 'paypal',
      method: 'paypal',
      amount: `${order.unit.amount.value} ${order.unit.amount.currency_code}`,
      status: capture === undefined ? order.status : `capture_${capture.status}`,
      createdAt: Date.parse(order.createdAt),
      orderId: order.unit.custom_id ?? order.unit.invoice_id ?? null,
      outcomes: this.outcomesOf(order, capture),
    };
  }

  private outcomesOf(order: Order, capture: Capture | undefined): string[] {
    if (capture === undefined) {
      return order.status === 'CREATED' || order.status === 'PAYER_ACTION_REQUIRED' ? Object.keys(APPROVALS) : [];
    }
    if (capture.status === 'PENDING') return ['complete_capture', 'deny_capture'];
    const held = heldRefunds(this.context, capture.id).length > 0 ? ['complete_refund', 'fail_refund'] : [];
    if (capture.status !== 'COMPLETED' && capture.status !== 'PARTIALLY_REFUNDED') return held;
    return [...held, 'refund', order.refundAs === 'PENDING' ? 'release_refunds' : 'hold_refunds', 'reverse'];
  }
}
