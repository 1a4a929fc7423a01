import type { BillingField } from '../messages';

interface FieldText {
  label: string;
  autocomplete: string;
  type?: string;
  /** What is said when it is missing. */
  missing: string;
}

const TEXTS: Record<BillingField, FieldText> = {
  name: { label: 'Full name', autocomplete: 'name', missing: 'Please provide your full name.' },
  email: { label: 'Email', autocomplete: 'email', type: 'email', missing: 'Please provide your email address.' },
  'address.line1': { label: 'Address', autocomplete: 'address-line1', missing: 'Please provide your address.' },
  'address.city': { label: 'City', autocomplete: 'address-level2', missing: 'Please provide your city.' },
  'address.state': { label: 'State', autocomplete: 'address-level1', missing: 'Please provide your state.' },
  'address.postal_code': { label: 'ZIP code', autocomplete: 'postal-code', missing: 'Please provide your ZIP code.' },
  'address.country': { label: 'Country', autocomplete: 'country', missing: 'Please choose your country.' },
};

const COUNTRIES = ['US', 'CA', 'GB', 'AU', 'NZ', 'DE', 'FR', 'ES', 'IT', 'NL', 'AT', 'BE', 'SE', 'DK', 'FI', 'IE'];
const NAMES = new Intl.DisplayNames('en', { type: 'region' });

/** One labelled field with its error below it. */
export class BillingInput {
  readonly row = document.createElement('div');
  private readonly input: HTMLInputElement | HTMLSelectElement;
  private readonly error = document.createElement('p');

  constructor(
    readonly field: BillingField,
    value: string,
    isReadOnly: boolean,
  ) {
    const { label: text, autocomplete, type = 'text' } = TEXTS[field];
    const label = document.createElement('label');
    label.className = 'Label';
    label.htmlFor = field;
    label.textContent = text;
    this.input = field === 'address.country' ? countrySelect() : document.createElement('input');
    if (this.input instanceof HTMLInputElement) this.input.type = type;
    Object.assign(this.input, { id: field, className: 'Input', autocomplete, value, disabled: isReadOnly });
    this.input.setAttribute('aria-required', 'true');
    this.error.className = 'Error';
    this.error.id = `${field}-error`;
    this.row.append(label, this.input);
    this.input.addEventListener('input', () => this.show(''));
  }

  get value(): string {
    return this.input.value.trim();
  }

  get problem(): string {
    if (this.value === '') return TEXTS[this.field].missing;
    if (this.field === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(this.value)) {
      return 'Your email address is incomplete.';
    }
    return '';
  }

  /** Says what is wrong below the field, and to a screen reader with it; an empty text takes it back. */
  show(problem: string): void {
    this.input.classList.toggle('Input--invalid', problem !== '');
    this.input.setAttribute('aria-invalid', String(problem !== ''));
    this.error.textContent = problem;
    if (problem === '') {
      this.error.remove();
      this.input.removeAttribute('aria-describedby');
    } else {
      this.row.append(this.error);
      this.input.setAttribute('aria-describedby', this.error.id);
    }
  }

  clear(): void {
    this.input.value = this.field === 'address.country' ? 'US' : '';
    this.show('');
  }

  focus(): void {
    this.input.focus();
  }
}

function countrySelect(): HTMLSelectElement {
  const select = document.createElement('select');
  select.append(...COUNTRIES.map((code) => new Option(NAMES.of(code) ?? code, code)));
  return select;
}
