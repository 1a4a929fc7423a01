import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { browserFiles } from '../browser-assets';
import type { ControlledPayments } from '../control/controlled-payments';
import { outcomeForm, readable, sendPage } from '../pages/page';
import type { Order, PayPalContext } from './paypal-context';
import { PAYER_ID } from './present';

/** What a browser loads of PayPal, below `/sandbox/paypal`: the approval page and the button's script. */
export function payPalApprovalRoutes(context: PayPalContext, payments: ControlledPayments, clientId: string): Hono {
  const app = new Hono();
  app.get('/checkoutnow', (c) => {
    const listed = payments.find(c.req.query('token') ?? '');
    if (listed?.provider !== 'paypal') return c.notFound();
    if (!listed.outcomes.includes('approve')) return over(c, listed.status);
    const inWindow = c.req.query('window') === '1' ? '&window=1' : '';
    const action = `/sandbox/paypal/checkoutnow?token=${listed.id}${inWindow}`;
    return sendPage(
      c,
      `PayPal: ${listed.amount}`,
      html`<p>PayPal would now ask you to log in and to agree. Choose how it ends.</p>
        ${outcomeForm(action, [...listed.outcomes, 'cancel'], listed.amount)}`,
      { isFramed: inWindow !== '', isNarrow: true },
    );
  });

  app.post('/checkoutnow', async (c) => {
    const { outcome } = await c.req.parseBody();
    const order = context.store.find<Order>('paypal_order', c.req.query('token') ?? '');
    if (order === undefined) return c.notFound();
    const isCancelled = outcome === 'cancel';
    if (!isCancelled && payments.choose(order.id, String(outcome)) !== true) return over(c, order.status);
    if (c.req.query('window') === '1') {
      return c.redirect(`/sandbox/paypal/done?outcome=${isCancelled ? 'cancel' : 'approve'}`, 303);
    }
    const back = isCancelled ? order.cancelUrl : order.returnUrl;
    if (back === undefined) return over(c, isCancelled ? 'cancelled' : 'approved');
    const url = new URL(back);
    url.searchParams.set('token', order.id);
    if (!isCancelled) url.searchParams.set('PayerID', PAYER_ID);
    return c.redirect(url.href, 303);
  });
  // Where the window of the shop's button ends: the button reads the address and closes it.
  app.get('/done', (c) => over(c, c.req.query('outcome') === 'cancel' ? 'cancelled' : 'approved'));

  // The drop-in for `https://www.paypal.com/sdk/js`; PayPal refuses an unknown client as well.
  app.get('/sdk.js', async (c) => {
    const id = c.req.query('client-id');
    if (id !== clientId && id !== 'test') {
      return c.text('throw new Error("SDK Validation error: \'client-id not recognized\'");', 400);
    }
    c.header('cache-control', 'no-cache');
    c.header('x-content-type-options', 'nosniff');
    return c.body((await browserFiles()).get('paypal.js') ?? '', 200, {
      'content-type': 'text/javascript; charset=utf-8',
    });
  });
  return app;
}

function over(c: Context, status: string): Response | Promise<Response> {
  const body = html`<p>There is nothing to decide here any more. Go back to the shop.</p>`;
  return sendPage(c, readable(status), body, { isFramed: true, isNarrow: true });
}
