import type { BillingField, PaymentDetails, ToPaymentElement } from '../messages';
import { BillingInput } from './billing-fields';

type Options = Extract<ToPaymentElement, { type: 'options' }>;

const INSTALMENTS = 4;
const LENDERS: Record<string, { label: string; terms(amount: string): string }> = {
  klarna: { label: 'Klarna', terms: (amount) => `${INSTALMENTS} interest-free payments of ${amount}` },
  afterpay_clearpay: { label: 'Afterpay', terms: (amount) => `${INSTALMENTS} interest-free payments of ${amount}` },
  affirm: { label: 'Affirm', terms: (amount) => `${INSTALMENTS} payments of ${amount}, or monthly` },
};

/** The lenders as radio buttons, and what the chosen one needs to know. */
export class PaymentForm {
  private inputs: BillingInput[] = [];
  private options: Options | null = null;
  /** What was typed survives a change of the lender. */
  private readonly typed = new Map<BillingField, string>();

  constructor(
    private readonly methods: HTMLElement,
    private readonly fields: HTMLElement,
    private readonly onChange: (change: { method: string; empty: boolean; complete: boolean }) => void,
  ) {
    methods.addEventListener('change', () => {
      this.showFields();
      this.changed();
    });
    fields.addEventListener('input', () => {
      for (const input of this.inputs) this.typed.set(input.field, input.value);
      this.changed();
    });
  }

  configure(options: Options): void {
    const { method } = this;
    this.options = options;
    const share = new Intl.NumberFormat('en-US', { style: 'currency', currency: options.currency });
    const amount = share.format(options.amount / 100 / INSTALMENTS);
    const chosen = options.methods.some(({ type }) => type === method) ? method : options.methods[0]?.type;
    this.methods.replaceChildren(
      ...options.methods.map(({ type }) => radio(type, amount, type === chosen, options.isReadOnly)),
    );
    this.showFields();
    this.changed();
  }

  focus(): void {
    const open = this.inputs.find((input) => input.problem !== '');
    if (open === undefined) this.methods.querySelector<HTMLInputElement>(':checked')?.focus();
    else open.focus();
  }

  clear(): void {
    this.typed.clear();
    for (const input of this.inputs) input.clear();
    this.changed();
  }

  /** Shows and focuses what is missing. */
  submit(): PaymentDetails {
    for (const input of this.inputs) input.show(input.problem);
    const wrong = this.inputs.find((input) => input.problem !== '');
    wrong?.focus();
    if (wrong !== undefined) {
      const name = wrong.field.replace('address.', '');
      return { error: { type: 'validation_error', code: `incomplete_${name}`, message: wrong.problem } };
    }
    return { method: this.method, billing: Object.fromEntries(this.inputs.map(({ field, value }) => [field, value])) };
  }

  private get method(): string {
    return this.methods.querySelector<HTMLInputElement>(':checked')?.value ?? '';
  }

  private showFields(): void {
    const { options } = this;
    const needed = options?.methods.find(({ type }) => type === this.method)?.fields ?? [];
    this.inputs = needed.map((field) => new BillingInput(field, this.valueOf(field), options?.isReadOnly === true));
    this.fields.replaceChildren(...this.inputs.map(({ row }) => row));
  }

  private valueOf(field: BillingField): string {
    const fallback = field === 'address.country' ? 'US' : '';
    return this.typed.get(field) ?? (defaultOf(this.options?.defaults, field) || fallback);
  }

  private changed(): void {
    this.onChange({
      method: this.method,
      empty: this.inputs.every(({ field, value }) => value === '' || field === 'address.country'),
      complete: this.method !== '' && this.inputs.every((input) => input.problem === ''),
    });
  }
}

/** `address.city` of nested values. */
function defaultOf(values: unknown, field: string): string {
  const value = field
    .split('.')
    .reduce<unknown>((each, key) => (typeof each === 'object' && each !== null ? Reflect.get(each, key) : ''), values);
  return typeof value === 'string' ? value : '';
}

function radio(type: string, amount: string, checked: boolean, disabled: boolean): HTMLElement {
  const { label, terms } = LENDERS[type] ?? { label: type, terms: () => '' };
  const item = document.createElement('label');
  item.className = 'AccordionItem';
  const input = document.createElement('input');
  Object.assign(input, { type: 'radio', name: 'method', value: type, checked, disabled });
  const text = document.createElement('span');
  const detail = document.createElement('small');
  detail.textContent = terms(amount);
  text.append(label, detail);
  item.append(input, text);
  return item;
}
