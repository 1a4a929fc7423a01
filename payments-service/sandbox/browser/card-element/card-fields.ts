import { schemeOf } from '../../card-number';
import type { CardChange, CardElementOptions } from '../messages';
import { caretAfter, digitsOf, formatExpiry, formatNumber } from './card-format';
import {
  FIELDS,
  findErrors,
  toChange,
  visibleErrors,
  type CardValues,
  type Field,
  type FieldErrors,
} from './card-state';
import { styleField, styleFrame } from './field-style';

const LAST_DIGITS = 4;
const NARROW = matchMedia('(max-width: 419px)');

/** The inputs of the frame: formatting, moving on, checking, looks. Tells `onChange` after each change. */
export class CardFields {
  private options: CardElementOptions = {};
  private readonly inputs: Record<Field, HTMLInputElement>;
  private readonly left = new Set<Field>();
  private submitted = false;
  /** The whole number, while the narrow field shows its last four digits. */
  private number = '';

  constructor(
    private readonly root: HTMLElement,
    private readonly onChange: (change: CardChange) => void,
  ) {
    const input = (field: Field) => {
      const found = root.querySelector<HTMLInputElement>(`[data-field='${field}'] input`);
      if (found === null) throw new Error(`the page has no field ${field}`);
      return found;
    };
    this.inputs = {
      number: input('number'),
      expiry: input('expiry'),
      cvc: input('cvc'),
      postalCode: input('postalCode'),
    };
    for (const field of FIELDS) this.listen(field);
    NARROW.addEventListener('change', () => this.render());
  }

  configure(options: CardElementOptions): void {
    this.options = { ...this.options, ...options };
    const { hidePostalCode = false, disabled = false, hideIcon = false, value } = this.options;
    this.inputs.postalCode.parentElement?.toggleAttribute('hidden', hidePostalCode);
    this.root.querySelector('#brand')?.toggleAttribute('hidden', hideIcon);
    for (const field of FIELDS) this.inputs[field].disabled = disabled;
    if (options.value?.postalCode !== undefined) this.inputs.postalCode.value = value?.postalCode ?? '';
    this.render();
  }

  /** The first field that still needs something. */
  focus(): void {
    const open = this.fields.find((field) => this.errors[field] !== undefined) ?? 'number';
    this.inputs[open].focus();
  }

  blur(): void {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }

  clear(): void {
    for (const field of FIELDS) this.inputs[field].value = '';
    this.number = '';
    this.left.clear();
    this.submitted = false;
    this.changed();
  }

  /** Shows everything that is missing; the change says whether the card can be sent. */
  submit(): CardChange {
    this.submitted = true;
    return this.changed();
  }

  get values(): CardValues {
    const { expiry, cvc, postalCode } = this.inputs;
    return { number: this.number, expiry: expiry.value, cvc: cvc.value, postalCode: postalCode.value };
  }

  private get fields(): Field[] {
    return FIELDS.filter((field) => field !== 'postalCode' || this.options.hidePostalCode !== true);
  }

  private get errors(): FieldErrors {
    return findErrors(this.values, this.fields, new Date());
  }

  private get visible(): FieldErrors {
    return visibleErrors(this.errors, this.values, this.left, this.submitted);
  }

  private listen(field: Field): void {
    const input = this.inputs[field];
    input.addEventListener('input', (event) => {
      this.left.delete(field);
      this.format(field, event instanceof InputEvent && event.inputType.startsWith('delete'));
      this.changed();
      this.moveOn(field);
    });
    input.addEventListener('keydown', (event) => {
      if (event.key === 'Backspace' && input.value === '') this.moveBack(field, event);
    });
    input.addEventListener('focus', () => this.render());
    input.addEventListener('blur', () => {
      this.left.add(field);
      this.changed();
    });
  }

  private format(field: Field, deleting: boolean): void {
    const input = this.inputs[field];
    const digitsBefore = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
    const wasAtEnd = input.selectionStart === input.value.length;
    if (field === 'number') input.value = formatNumber(input.value);
    if (field === 'expiry') input.value = formatExpiry(input.value, deleting);
    if (field === 'cvc') input.value = digitsOf(input.value).slice(0, schemeOf(digitsOf(this.number)).cvcLength);
    if (field === 'number') this.number = input.value;
    if (document.activeElement !== input) return;
    const caret = wasAtEnd ? input.value.length : caretAfter(input.value, digitsBefore);
    input.setSelectionRange(caret, caret);
  }

  /** A finished field hands over to the next, as long as the caret stands at its end. */
  private moveOn(field: Field): void {
    const input = this.inputs[field];
    const isDone = field !== 'postalCode' && this.errors[field] === undefined;
    if (!isDone || document.activeElement !== input || input.selectionStart !== input.value.length) return;
    const next = this.fields[this.fields.indexOf(field) + 1];
    if (next !== undefined && this.errors[next] !== undefined) this.inputs[next].focus();
  }

  private moveBack(field: Field, event: KeyboardEvent): void {
    const previous = this.fields[this.fields.indexOf(field) - 1];
    if (previous === undefined) return;
    event.preventDefault();
    this.inputs[previous].focus();
  }

  private changed(): CardChange {
    this.render();
    const change = toChange(this.values, this.fields, this.errors, this.visible);
    this.onChange(change);
    return change;
  }

  private render(): void {
    const { errors, visible, values } = this;
    const brand = schemeOf(digitsOf(values.number)).brand;
    const known = document.getElementById(`brand-${brand}`) === null ? 'unknown' : brand;
    this.root.querySelector('#brand use')?.setAttribute('href', `#brand-${known}`);
    this.makeRoom(errors.number === undefined);
    styleFrame(document.documentElement, this.options.style, Object.keys(visible).length > 0);
    for (const field of FIELDS) {
      const input = this.inputs[field];
      input.setAttribute('aria-invalid', String(visible[field] !== undefined));
      styleField(input, this.options.style, {
        empty: values[field] === '',
        complete: errors[field] === undefined,
        invalid: visible[field] !== undefined,
        focused: document.activeElement === input,
      });
    }
  }

  /** On a phone the number has the whole row while it is typed, then leaves its last four digits. */
  private makeRoom(isDone: boolean): void {
    const input = this.inputs.number;
    const isNarrow = NARROW.matches;
    const isTyping = document.activeElement === input;
    const isLeft = FIELDS.some((field) => document.activeElement === this.inputs[field] && field !== 'number');
    const isShort = isNarrow && !isTyping && (isDone || isLeft);
    const shown = isShort ? digitsOf(this.number).slice(-LAST_DIGITS) : this.number;
    if (input.value !== shown) {
      input.value = shown;
      if (isTyping) input.setSelectionRange(shown.length, shown.length);
    }
    input.placeholder = isNarrow ? 'Card number' : '1234 1234 1234 1234';
    const fields = this.root.querySelector<HTMLElement>('#fields');
    const hasTheRow = isNarrow && !isShort && (isTyping || this.number !== '' || this.fields.includes('postalCode'));
    if (fields !== null) fields.dataset['number'] = hasTheRow ? 'typing' : 'resting';
  }
}
