import { describe, expect, it, vi } from 'vitest';
import { currentCheckout, endCheckout, notePayment, ongoingCheckout } from './checkout-session';
import { closeSettledCheckout } from './settled-checkout';

const PAYMENT = { orderId: 'ord_1', paymentId: 'pay_1', method: 'card', itemIds: [7], confirmed: false } as const;
const note = () => notePayment({ ...PAYMENT, itemIds: [...PAYMENT.itemIds] });

describe('checkout session', () => {
  it('keeps one id until the checkout ends, then begins another', () => {
    const { checkoutId } = currentCheckout();
    expect(checkoutId).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    note();
    expect(currentCheckout()).toEqual({ checkoutId, payment: PAYMENT });
    endCheckout();
    expect(ongoingCheckout()).toBeUndefined();
    expect(currentCheckout().checkoutId).not.toBe(checkoutId);
  });

  it.each(['no JSON', '[]', '{"checkoutId":7}'])('begins anew over %s', (text) => {
    sessionStorage.setItem('kiln:checkout', text);
    expect(ongoingCheckout()).toBeUndefined();
    expect(currentCheckout().checkoutId).toHaveLength(36);
  });

  it('forgets a payment that is none', () => {
    sessionStorage.setItem('kiln:checkout', '{"checkoutId":"c1","payment":{"paymentId":"pay_1","method":"coconuts"}}');
    expect(ongoingCheckout()).toEqual({ checkoutId: 'c1' });
  });

  it('keeps what is charged for the screens that wait, and drops amounts that are none', () => {
    const waiting = { ...PAYMENT, itemIds: [7], total: 5280, charge: { currency: 'inr', amount: 464_640 } };
    notePayment(waiting);
    expect(ongoingCheckout()?.payment).toEqual(waiting);
    const restored = (amounts: object) => {
      sessionStorage.setItem(
        'kiln:checkout',
        JSON.stringify({ checkoutId: 'c1', payment: { ...PAYMENT, ...amounts } }),
      );
      return ongoingCheckout()?.payment;
    };
    expect(restored({ total: 5280, charge: { currency: 'inr', amount: -1 } })).toEqual({ ...PAYMENT, total: 5280 });
    expect(restored({ total: 'free', charge: { currency: 'inr', amount: 1 } })).toEqual(PAYMENT);
  });

  it('works for the page’s life where storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(currentCheckout().checkoutId).toBe(currentCheckout().checkoutId);
  });
});

describe('closeSettledCheckout', () => {
  it('names what was paid for, once, and only for its own order', () => {
    note();
    expect(closeSettledCheckout({ orderId: 'ord_2', status: 'paid' })).toEqual([]);
    expect(ongoingCheckout()?.payment?.orderId).toBe('ord_1');
    expect(closeSettledCheckout({ orderId: 'ord_1', status: 'processing' })).toEqual([]);
    expect(closeSettledCheckout({ orderId: 'ord_1', status: 'paid' })).toEqual([7]);
    expect(closeSettledCheckout({ orderId: 'ord_1', status: 'paid' })).toEqual([]);
  });
});
