import { html } from 'hono/html';
import { z } from 'zod';
import type { Html } from '../pages/page';
import { faultsSchema, type Faults } from './faults';

const RATES: Record<keyof Faults['rates'], string> = {
  error: 'Answer with an error',
  cut: 'Do the work, then cut the connection',
  cutBefore: 'Cut the connection before any work',
  slow: 'Answer slowly',
  duplicateWebhook: 'Send an event twice',
  dropWebhook: 'Never send an event',
  reorderWebhook: 'Send an event late',
};
const PATHS: Record<string, string> = { '/v1': 'Stripe', '/paypal': 'PayPal', '/nowpayments': 'NOWPayments' };
const FAILURES: Record<string, string> = {
  '500': 'answers 500',
  '503': 'answers 503',
  cut: 'is done, then cut',
  cut_before: 'is cut before',
};

/** What misbehaves now, and how to change it: chances in percent, and the very next call. */
export function faultsForm(faults: Faults): Html {
  return html`<form method="post" action="/sandbox/faults" class="fields">
      ${Object.entries(RATES).map(
        ([name, label]) =>
          html`<label>
            ${label}, percent ${numberInput(`rates.${name}`, faults.rates[name as keyof Faults['rates']] * 100, 100)}
          </label>`,
      )}
      <label>Wait before every answer, milliseconds ${numberInput('latencyMs', faults.latencyMs, 120_000)}</label>
      <label>Send events later, milliseconds ${numberInput('webhookDelayMs', faults.webhookDelayMs, 600_000)}</label>
      <label>Send every event again, times ${numberInput('duplicateWebhooks', faults.duplicateWebhooks, 20)}</label>
      <label class="check"
        >${checkbox('reorderWebhooks', faults.reorderWebhooks)} Send the events of a payment backwards</label
      >
      <label class="check">${checkbox('dropWebhooks', faults.dropWebhooks)} Send no events at all</label>
      <p class="row">
        <button>Set faults</button>
        <button name="heal" value="1">Take all faults back</button>
      </p>
    </form>
    <form method="post" action="/sandbox/fail-next" class="row">
      <label>The next call to ${select('path', PATHS)}</label>
      <label>${select('status', FAILURES, 'What happens to it')}</label>
      <button>Fail once</button>
      ${faults.failNext.length === 0 ? '' : html`<span>${faults.failNext.length} waiting</span>`}
    </form>`;
}

const percent = z.coerce
  .number()
  .min(0)
  .max(100)
  .transform((value) => value / 100);
const whole = z.coerce.number().int();

const formSchema = z
  .object({
    latencyMs: whole,
    webhookDelayMs: whole,
    duplicateWebhooks: whole,
    reorderWebhooks: z.string().optional(),
    dropWebhooks: z.string().optional(),
    ...Object.fromEntries(Object.keys(RATES).map((name) => [`rates.${name}`, percent])),
  })
  .transform(({ latencyMs, webhookDelayMs, duplicateWebhooks, reorderWebhooks, dropWebhooks, ...chances }) => ({
    latencyMs,
    webhookDelayMs,
    duplicateWebhooks,
    reorderWebhooks: reorderWebhooks !== undefined,
    dropWebhooks: dropWebhooks !== undefined,
    rates: Object.fromEntries(Object.entries(chances).map(([name, value]) => [name.replace('rates.', ''), value])),
  }));

/** The form's faults; undefined if a field holds what it cannot. What is scripted for the next calls stays. */
export function faultsIn(form: Record<string, unknown>, current: Faults): Faults | undefined {
  if (form['heal'] !== undefined) return faultsSchema.parse({});
  const parsed = formSchema.safeParse(form);
  if (!parsed.success) return undefined;
  return faultsSchema.safeParse({ ...current, ...parsed.data }).data;
}

/** The failure of the next call that the form asks for, if it is one that is offered. */
export function failureIn({ path, status }: Record<string, unknown>): Faults['failNext'][number] | undefined {
  if (typeof path !== 'string' || typeof status !== 'string') return undefined;
  if (!Object.hasOwn(PATHS, path) || !Object.hasOwn(FAILURES, status)) return undefined;
  const kind = status === 'cut' || status === 'cut_before' ? status : Number(status);
  return { path, status: kind, times: 1 };
}

function numberInput(name: string, value: number, max: number): Html {
  return html`<input type="number" name="${name}" min="0" max="${max}" value="${Math.round(value)}" required />`;
}

function checkbox(name: string, isOn: boolean): Html {
  return html`<input type="checkbox" name="${name}" ${isOn ? 'checked' : ''} />`;
}

function select(name: string, options: Record<string, string>, label = ''): Html {
  return html`<select name="${name}" ${label === '' ? '' : html`aria-label="${label}"`}>
    ${Object.entries(options).map(([value, text]) => html`<option value="${value}">${text}</option>`)}
  </select>`;
}
