import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import type { ControlledPayments } from '../control/controlled-payments';
import { outcomeForm, readable, sendPage } from '../pages/page';
import type { Order, PayPalContext } from './paypal-context';
import { PAYER_ID } from './present';

/** The page that PayPal's `approve` link leads to, below `/sandbox/paypal`; back with `token` and `PayerID`. */
export function payPalApprovalRoutes(context: PayPalContext, payments: ControlledPayments): Hono {
  const app = new Hono();
  app.get('/checkoutnow', (c) => {
    const listed = payments.find(c.req.query('token') ?? '');
    if (listed?.provider !== 'paypal') return c.notFound();
    if (!listed.outcomes.includes('approve')) return over(c, listed.status);
    const action = `/sandbox/paypal/checkoutnow?token=${listed.id}`;
    return sendPage(
      c,
      `PayPal: ${listed.amount}`,
      html`<p>PayPal would now ask you to log in and to agree. Choose how it ends.</p>
        ${outcomeForm(action, [...listed.outcomes, 'cancel'], listed.amount)}`,
    );
  });

  app.post('/checkoutnow', async (c) => {
    const { outcome } = await c.req.parseBody();
    const order = context.store.find<Order>('paypal_order', c.req.query('token') ?? '');
    if (order === undefined) return c.notFound();
    const isCancelled = outcome === 'cancel';
    if (!isCancelled && payments.choose(order.id, String(outcome)) !== true) return over(c, order.status);
    const back = isCancelled ? order.cancelUrl : order.returnUrl;
    if (back === undefined) return over(c, isCancelled ? 'cancelled' : 'approved');
    const url = new URL(back);
    url.searchParams.set('token', order.id);
    if (!isCancelled) url.searchParams.set('PayerID', PAYER_ID);
    return c.redirect(url.href, 303);
  });
  return app;
}

function over(c: Context, status: string): Response | Promise<Response> {
  return sendPage(c, readable(status), html`<p>There is nothing to decide here any more. Go back to the shop.</p>`);
}
