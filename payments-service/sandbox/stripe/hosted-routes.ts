import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import type Stripe from 'stripe';
import type { ControlledPayments } from '../control/controlled-payments';
import { outcomeForm, readable, sendPage } from '../pages/page';
import { qrPng, qrSvg } from '../pages/qr-image';
import { upiLink } from './payment-intents/upi';
import { returnAddress } from './return-address';
import type { StripeContext } from './stripe-context';

const PROVIDERS: Record<string, string> = { klarna: 'Klarna', afterpay_clearpay: 'Afterpay', affirm: 'Affirm' };

/** The pages that `next_action` leads a buyer to, below `/sandbox/stripe/hosted`. */
export function stripeHostedRoutes(context: StripeContext, payments: ControlledPayments): Hono {
  const app = new Hono();
  const intentOf = (c: Context) => context.store.find<Stripe.PaymentIntent>('payment_intent', c.req.param('id') ?? '');
  const actionOf = (c: Context) => `/sandbox/stripe/hosted/${c.req.param('id')}/${c.req.path.split('/').at(-1)}`;

  app.get('/:id/approval', (c) => {
    const listed = payments.find(c.req.param('id'));
    if (listed === undefined) return c.notFound();
    const name = PROVIDERS[listed.method] ?? 'Your bank';
    if (listed.status !== 'requires_action') return alreadyOver(c, listed.status);
    return sendPage(
      c,
      `${name}: ${listed.amount}`,
      html`<p>${name} would now ask you to agree to its instalments. Choose how it ends.</p>
        ${outcomeForm(actionOf(c), listed.outcomes, listed.amount)}`,
    );
  });

  app.post('/:id/approval', async (c) => {
    const returnUrl = intentOf(c)?.next_action?.redirect_to_url?.return_url;
    if (!payments.choose(c.req.param('id'), await outcomeIn(c)))
      return alreadyOver(c, intentOf(c)?.status ?? 'unknown');
    const intent = intentOf(c);
    if (intent === undefined || !returnUrl) return c.notFound();
    return c.redirect(returnAddress(intent, returnUrl), 303);
  });

  for (const page of ['upi', 'microdeposits'] as const) {
    app.get(`/:id/${page}`, (c) => {
      const listed = payments.find(c.req.param('id'));
      if (listed === undefined) return c.notFound();
      if (listed.status !== 'requires_action') return alreadyOver(c, listed.status);
      const code = html`<img src="/sandbox/stripe/hosted/${listed.id}/qr.svg" alt="QR code of the payment" />`;
      return sendPage(
        c,
        page === 'upi' ? `Pay ${listed.amount} by UPI` : 'Verify your bank account',
        html`${page === 'upi' ? code : ''}
          <p>${page === 'upi' ? 'Your bank app would scan this code.' : 'The deposit reads SM11AA.'}</p>
          ${outcomeForm(actionOf(c), listed.outcomes, listed.amount)}`,
      );
    });
    app.post(`/:id/${page}`, async (c) => {
      payments.choose(c.req.param('id'), await outcomeIn(c));
      return c.redirect(actionOf(c), 303);
    });
  }

  app.get('/:id/:image{qr\\.(svg|png)}', (c) => {
    const intent = intentOf(c);
    if (intent === undefined) return c.notFound();
    c.header('cache-control', 'no-store');
    if (c.req.param('image') === 'qr.svg')
      return c.body(qrSvg(upiLink(intent)), 200, { 'content-type': 'image/svg+xml' });
    return c.body(new Uint8Array(qrPng(upiLink(intent))), 200, { 'content-type': 'image/png' });
  });
  return app;
}

function alreadyOver(c: Context, status: string): Response | Promise<Response> {
  return sendPage(c, readable(status), html`<p>There is nothing to decide here any more. Go back to the shop.</p>`);
}

async function outcomeIn(c: Context): Promise<string> {
  const { outcome } = await c.req.parseBody();
  return typeof outcome === 'string' ? outcome : '';
}
