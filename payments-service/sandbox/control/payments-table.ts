import { html } from 'hono/html';
import { outcomeForm, readable, type Html } from '../pages/page';
import type { Provider } from '../webhooks/event-log';
import type { ListedPayment } from './payment-desk';

const PROVIDERS: Record<Provider, string> = { stripe: 'Stripe', paypal: 'PayPal', nowpayments: 'NOWPayments' };
const COLUMNS = ['Method', 'Amount', 'State', 'Order', 'Made', 'Choose an outcome'] as const;

/** Every payment with what can be made of it now; on a phone each row is a block with its labels. */
export function paymentsTable(listed: ListedPayment[]): Html {
  if (listed.length === 0) return html`<p>No payments yet. Buy something in the shop, then reload this page.</p>`;
  return html`<table class="payments">
    <thead>
      <tr>
        ${COLUMNS.map((name) => html`<th scope="col">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${listed.map(rowOf)}
    </tbody>
  </table>`;
}

function rowOf(payment: ListedPayment): Html {
  const made = new Date(payment.createdAt).toISOString();
  const about = `${payment.amount}, ${payment.id}`;
  const cells: Record<(typeof COLUMNS)[number], Html | string> = {
    Method: html`${methodName(payment)}<small>${PROVIDERS[payment.provider]}</small>`,
    Amount: payment.amount,
    State: readable(payment.status),
    Order: html`${payment.orderId ?? 'not told'}<small><code>${payment.id}</code></small>`,
    Made: html`<time datetime="${made}">${made.slice(0, 10)}<small>${made.slice(11, 19)} UTC</small></time>`,
    'Choose an outcome':
      payment.outcomes.length === 0
        ? html`<span class="nothing">Nothing to decide</span>`
        : outcomeForm(`/sandbox/payments/${payment.id}`, payment.outcomes, about),
  };
  return html`<tr>
    ${COLUMNS.map((name) => html`<td data-label="${name}"><div>${cells[name]}</div></td>`)}
  </tr>`;
}

const METHODS: Record<string, string> = {
  afterpay_clearpay: 'Afterpay',
  btc: 'Bitcoin',
  doge: 'Dogecoin',
  eth: 'Ethereum',
  ltc: 'Litecoin',
  paypal: 'PayPal',
  upi: 'UPI',
  us_bank_account: 'Bank debit',
};

function methodName({ method }: ListedPayment): string {
  const names = method.split(', ').map((name) => METHODS[name] ?? readable(name));
  return names.length > 1 ? `${names.join(', ')} (not chosen yet)` : names.join();
}
