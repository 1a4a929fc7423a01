import { Hono } from 'hono';
import { html } from 'hono/html';
import type { MovableClock } from '../movable-clock';
import { outcomeForm, readable, sendPage, type Html } from '../pages/page';
import { PAGES_CSS } from '../pages/pages-css';
import type { ControlledPayments } from './controlled-payments';
import type { ListedPayment } from './payment-desk';

const LISTED = 100;
const DAY_MS = 24 * 60 * 60 * 1000;
const STEPS: Record<string, number> = { '10_minutes': 10 * 60 * 1000, '1_day': DAY_MS, '5_days': 5 * DAY_MS };

export interface PageOptions {
  payments: ControlledPayments;
  clock: MovableClock;
  wake(): void;
}

/** `/sandbox/`: every payment of every provider, and what a person can make of it. Each action is a POST. */
export function pageRoutes({ payments, clock, wake }: PageOptions): Hono {
  const app = new Hono();
  app.get('/pages.css', (c) => c.body(PAGES_CSS, 200, { 'content-type': 'text/css; charset=utf-8' }));

  app.get('/', (c) => {
    const note = c.req.query('note') === 'over' ? 'That outcome is no longer possible: the payment has moved on.' : '';
    return sendPage(
      c,
      'Payments',
      html`<p role="status">${note}</p>
        ${tableOf(payments.list(LISTED))}
        <h2>The providers’ clock</h2>
        <p>
          It says ${new Date(clock.now()).toUTCString()}. Bank debits settle after 4 days, codes expire after minutes.
        </p>
        <form method="post" action="/sandbox/clock">
          ${Object.keys(STEPS).map((step) => html`<button name="step" value="${step}">Forward ${readable(step)}</button>`)}
        </form>`,
    );
  });

  app.post('/payments/:id', async (c) => {
    const { outcome } = await c.req.parseBody();
    const chosen = payments.choose(c.req.param('id'), typeof outcome === 'string' ? outcome : '');
    return c.redirect(chosen === true ? '/sandbox/' : '/sandbox/?note=over', 303);
  });

  app.post('/clock', async (c) => {
    const { step } = await c.req.parseBody();
    const milliseconds = STEPS[String(step)];
    if (milliseconds === undefined) return c.text('Choose one of the steps on the page.', 422);
    clock.advance(milliseconds);
    wake();
    return c.redirect('/sandbox/', 303);
  });
  return app;
}

function tableOf(listed: ListedPayment[]): Html {
  if (listed.length === 0) return html`<p>No payments yet. Buy something in the shop, then come back.</p>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Payments">
    <table>
      <thead>
        <tr>
          ${['Made', 'Provider', 'Method', 'Amount', 'Status', 'Payment', 'Choose an outcome'].map(
            (name) => html`<th scope="col">${name}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${listed.map(rowOf)}
      </tbody>
    </table>
  </div>`;
}

function rowOf(payment: ListedPayment): Html {
  const made = new Date(payment.createdAt).toISOString();
  const about = `${payment.amount}, ${payment.id}`;
  return html`<tr>
    <td>
      <time datetime="${made}">${made.slice(0, 10)}<br />${made.slice(11, 19)} UTC</time>
    </td>
    <td>${payment.provider}</td>
    <td>${readable(payment.method)}</td>
    <td>${payment.amount}</td>
    <td>${readable(payment.status)}</td>
    <td><code>${payment.id}</code></td>
    <td>
      ${payment.outcomes.length === 0 ? 'Nothing to decide' : outcomeForm(`/sandbox/payments/${payment.id}`, payment.outcomes, about)}
    </td>
  </tr>`;
}
