import { Hono } from 'hono';
import { html } from 'hono/html';
import { browserFiles } from '../browser-assets';
import type { MovableClock } from '../movable-clock';
import { sendPage, type Html } from '../pages/page';
import { PAGES_CSS } from '../pages/pages-css';
import type { ControlledPayments } from './controlled-payments';
import type { FaultStore } from './faults';
import { failureIn, faultsForm, faultsIn } from './faults-form';
import { paymentsTable } from './payments-table';

const LISTED = 100;
const MINUTE_MS = 60_000;
const UNITS: Record<string, number> = { minutes: MINUTE_MS, hours: 60 * MINUTE_MS, days: 24 * 60 * MINUTE_MS };
const STEPS: Record<string, [label: string, milliseconds: number]> = {
  '10_minutes': ['10 minutes', 10 * MINUTE_MS],
  '1_hour': ['1 hour', 60 * MINUTE_MS],
  '1_day': ['1 day', 24 * 60 * MINUTE_MS],
  '5_days': ['5 days', 5 * 24 * 60 * MINUTE_MS],
};
const MOST = 1000;
const NOTES: Record<string, string> = {
  over: 'That outcome is no longer possible: the payment has moved on.',
  clock: 'The clock was moved.',
  faults: 'The faults were set.',
  invalid: 'Nothing was changed: a field held a value that is not possible.',
};

export interface PageOptions {
  payments: ControlledPayments;
  clock: MovableClock;
  faults: FaultStore;
  wake(): void;
}

/** `/sandbox/`: every payment of every provider, the clock, the faults and the browser's wallets. Each action is a POST. */
export function pageRoutes({ payments, clock, faults, wake }: PageOptions): Hono {
  const app = new Hono();
  app.get('/pages.css', (c) => c.body(PAGES_CSS, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/control-page.js', async (c) =>
    c.body((await browserFiles()).get('control-page.js') ?? '', 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    }),
  );

  app.get('/', (c) =>
    sendPage(
      c,
      'Payments',
      html`<p role="status">${NOTES[c.req.query('note') ?? ''] ?? ''}</p>
        <p>Newest first. <a href="/sandbox/">Reload</a> to see what has changed.</p>
        ${paymentsTable(payments.list(LISTED))} ${clockSection(clock.now())}
        <h2>Faults</h2>
        ${faultsForm(faults.read())} ${WALLETS_SECTION}`,
      { script: '/sandbox/control-page.js' },
    ),
  );

  // Only this page itself changes anything: another site's form could otherwise be sent by this browser.
  app.post('*', async (c, next) => {
    if (c.req.header('sec-fetch-site') === 'cross-site') return c.text('Send this from the page itself.', 403);
    return next();
  });

  app.post('/payments/:id', async (c) => {
    const { outcome } = await c.req.parseBody();
    const chosen = payments.choose(c.req.param('id'), typeof outcome === 'string' ? outcome : '');
    return c.redirect(chosen === true ? '/sandbox/' : '/sandbox/?note=over', 303);
  });

  app.post('/clock', async (c) => {
    const { step, count, unit } = await c.req.parseBody();
    const milliseconds = STEPS[String(step)]?.[1] ?? Number(count) * (UNITS[String(unit)] ?? NaN);
    if (!Number.isInteger(milliseconds) || milliseconds < 1 || milliseconds > MOST * (UNITS['days'] ?? 0)) {
      return c.text(`Choose one of the steps on the page, or 1 to ${MOST} minutes, hours or days.`, 422);
    }
    clock.advance(milliseconds);
    wake();
    return c.redirect('/sandbox/?note=clock', 303);
  });

  app.post('/faults', async (c) => {
    const given = faultsIn(await c.req.parseBody(), faults.read());
    if (given === undefined) return c.redirect('/sandbox/?note=invalid', 303);
    faults.write(given);
    return c.redirect('/sandbox/?note=faults', 303);
  });

  app.post('/fail-next', async (c) => {
    const failure = failureIn(await c.req.parseBody());
    if (failure === undefined) return c.redirect('/sandbox/?note=invalid', 303);
    const current = faults.read();
    faults.write({ ...current, failNext: [...current.failNext, failure] });
    return c.redirect('/sandbox/?note=faults', 303);
  });
  return app;
}

function clockSection(now: number): Html {
  return html`<h2>The providers’ clock</h2>
    <p>
      It says ${new Date(now).toUTCString()}. Codes and addresses expire after minutes, bank debits settle after 4 days,
      their refunds after 3.
    </p>
    <form method="post" action="/sandbox/clock" class="row">
      ${Object.entries(STEPS).map(
        ([step, [label]]) => html`<button name="step" value="${step}">Forward ${label}</button>`,
      )}
    </form>
    <form method="post" action="/sandbox/clock" class="row">
      <label>Forward <input type="number" name="count" min="1" max="${MOST}" value="1" required /></label>
      <select name="unit" aria-label="Unit">
        ${Object.keys(UNITS).map((unit) => html`<option>${unit}</option>`)}
      </select>
      <button>Move the clock</button>
    </form>`;
}

// The wallets are this browser's own, so a script keeps them there.
const WALLETS_SECTION = html`<h2>Wallets of this browser</h2>
  <p>The checkout offers Apple Pay and Google Pay only to a browser that has them.</p>
  <p class="row" id="wallets">
    <label class="check"><input type="checkbox" value="apple_pay" /> Apple Pay</label>
    <label class="check"><input type="checkbox" value="google_pay" /> Google Pay</label>
  </p>
  <noscript><p>Switch JavaScript on to choose.</p></noscript>`;
