import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import type Stripe from 'stripe';
import type { ControlledPayments } from '../control/controlled-payments';
import type { ListedPayment } from '../control/payment-desk';
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
      { isNarrow: true },
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
      return page === 'upi' ? upiPage(c, listed) : microdepositsPage(c, listed);
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

/** What a bank app would do with the code, until it expires. */
function upiPage(c: Context, { id, amount, outcomes, expiresAt }: ListedPayment): Response | Promise<Response> {
  const until = expiresAt === undefined ? '' : `It expires at ${new Date(expiresAt).toISOString().slice(11, 19)} UTC.`;
  return sendPage(
    c,
    `Pay ${amount} by UPI`,
    html`<p>Scan the code with your bank’s app and approve the payment there. ${until}</p>
      <img src="/sandbox/stripe/hosted/${id}/qr.svg" alt="QR code of the payment" />
      <p>No bank app reads this one. Choose how it ends.</p>
      ${outcomeForm(c.req.path, outcomes, amount)}`,
    { isNarrow: true },
  );
}

function microdepositsPage(c: Context, { amount, outcomes }: ListedPayment): Response | Promise<Response> {
  return sendPage(
    c,
    'Verify your bank account',
    html`<p>
        Stripe has sent a deposit of one cent. Its statement reads SM11AA: enter that in the shop, or verify here. With
        two deposits the amounts are 32 and 45 cents.
      </p>
      ${outcomeForm(c.req.path, outcomes, amount)}`,
    { isNarrow: true },
  );
}

function alreadyOver(c: Context, status: string): Response | Promise<Response> {
  const body = html`<p>There is nothing to decide here any more. Go back to the shop.</p>`;
  return sendPage(c, readable(status), body, { isNarrow: true });
}

async function outcomeIn(c: Context): Promise<string> {
  const { outcome } = await c.req.parseBody();
  return typeof outcome === 'string' ? outcome : '';
}
