import { PAYMENT_METHODS, type PaymentMethodId } from '@kiln/contracts/payment-methods';
import type { CreatedPayment, NextStep } from '@kiln/contracts/payments-api';
import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { notePayment } from '../lib/payments/checkout-session';
import { aProduct } from './a-product';
import { network } from './network';
import { INTENT, success, TOTALS } from './payments-far-end';
import { renderPath } from './render';
import { storeCart } from './stored-lists';

type Answer = () => Response | Promise<Response>;

/** The service's answer to verify while the buyer still has to do something. */
export function stillOpen(next: NextStep | null): Response {
  const error = { code: 'payment_incomplete', message: 'The payment is not complete yet.' };
  return HttpResponse.json({ success: false, error, data: { next } }, { status: 402 });
}

/** The calls of one method, some have no verify call: what they were asked with, what they answer from now on. */
export function answerMethod(id: PaymentMethodId, paths: { create: string; verify?: string }, next: NextStep) {
  const calls = {
    created: [] as unknown[],
    verified: [] as unknown[],
    create: ((): Response => success(createdPayment(next))) as Answer,
    verify: (() => stillOpen(next)) as Answer,
  };
  network.use(
    http.get('/api/payments/methods', () =>
      success(
        PAYMENT_METHODS.filter((method) => method.id === 'card' || method.id === id).map((method) => ({
          ...method,
          enabled: true,
          recommended: false,
        })),
      ),
    ),
    http.post(`/api/payments${paths.create}`, async ({ request }) => {
      calls.created.push(await request.json());
      return calls.create();
    }),
  );
  if (paths.verify) {
    const path = `/api/payments${paths.verify}`;
    network.use(
      http.post(path, async ({ request }) => {
        calls.verified.push(await request.json());
        return calls.verify();
      }),
    );
  }
  return calls;
}

export function createdPayment(next: NextStep, differences: Partial<CreatedPayment> = {}) {
  return { ...INTENT, clientSecret: null, status: 'requires_action' as const, next, ...differences };
}

/** A buyer who comes back to the checkout while a payment made elsewhere is open, e.g. after a reload. */
export function backAtTheCheckout(method: PaymentMethodId, charge = { currency: 'usd', amount: TOTALS.total }) {
  storeCart(aProduct());
  notePayment({
    orderId: 'ord_1',
    paymentId: 'pay_1',
    method,
    itemIds: [7],
    confirmed: false,
    total: TOTALS.total,
    charge,
  });
  return renderPath('/checkout', { visits: ['/payment-success'] });
}

/** The buyer looks at the tab again: what is waited for is asked about at once. */
export function comeBackToTheTab(): void {
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
