import type { ApiError, Appearance, CardElementOptions, CustomFont, PaymentDetails } from '../messages';
import { CardElement } from './card-element';
import { ElementEvents } from './event-handlers';
import { ExpressCheckoutElement, type ExpressCheckoutOptions } from './express-checkout-element';
import { IntegrationError } from './integration-error';
import type { IntentCalls } from './intent-calls';
import { PaymentElement } from './payment-element';
import type { PaymentElementOptions } from './payment-fields';
import { termsOfIntent, termsOfOptions, type PaymentTerms, type TermsResult } from './payment-terms';

export interface ElementsOptions {
  appearance?: Appearance;
  clientSecret?: string;
  fonts?: CustomFont[];
  mode?: string;
  [option: string]: unknown;
}

type Submission = { error: ApiError; selectedPaymentMethod?: undefined } | { selectedPaymentMethod: string };

/** What `stripe.elements()` gives: at most one element of each type. */
export class ElementsGroup extends ElementEvents {
  private readonly made = new Map<string, CardElement | ExpressCheckoutElement | PaymentElement>();
  private submitted: PaymentDetails | null = null;
  private known: Promise<TermsResult> | null = null;

  constructor(
    private options: ElementsOptions,
    private readonly calls: IntentCalls,
  ) {
    super();
    if (options.mode !== undefined) termsOfOptions(options);
  }

  create(type: string, options: object = {}): CardElement | ExpressCheckoutElement | PaymentElement {
    if (this.made.has(type)) {
      throw new IntegrationError(`Can only create one Element of type ${type} through this instance.`);
    }
    const element = this.make(type, options, () => this.made.delete(type));
    this.made.set(type, element);
    return element;
  }

  /** By name, or by the React component, which carries the name. */
  getElement(type: string | { __elementType?: string }): CardElement | ExpressCheckoutElement | PaymentElement | null {
    return this.made.get(typeof type === 'string' ? type : (type.__elementType ?? '')) ?? null;
  }

  get card(): CardElement | null {
    const card = this.made.get('card');
    return card instanceof CardElement ? card : null;
  }

  get express(): ExpressCheckoutElement | null {
    const express = this.made.get('expressCheckout');
    return express instanceof ExpressCheckoutElement ? express : null;
  }

  get payment(): PaymentElement | null {
    const payment = this.made.get('payment');
    return payment instanceof PaymentElement ? payment : null;
  }

  /** Absent for a deferred group, which learns it when the payment is confirmed. */
  get clientSecret(): string | undefined {
    return this.options.clientSecret;
  }

  get isDeferred(): boolean {
    return this.options.mode !== undefined;
  }

  /** What the last `submit()` found, once. */
  takeSubmitted(): PaymentDetails | null {
    const details = this.submitted;
    this.submitted = null;
    return details;
  }

  async update(options: ElementsOptions): Promise<void> {
    const changed = { ...this.options, ...options };
    if (changed.mode !== undefined) termsOfOptions(changed);
    this.options = changed;
    this.known = null;
    await Promise.all([this.payment?.configure(), this.express?.refresh()]);
    this.emit('update-end', undefined);
  }

  /** The intent may have another amount by now. */
  async fetchUpdates(): Promise<{ error?: ApiError }> {
    await this.update({});
    const { error } = await this.terms();
    return error === undefined ? {} : { error };
  }

  /** Checks what the buyer entered, before the shop makes or confirms the intent. */
  async submit(): Promise<Submission> {
    const wallet = this.express?.pressed;
    if (wallet != null) {
      this.submitted = { method: wallet, billing: {} };
    } else if (this.payment !== null) {
      this.submitted = await this.payment.submit();
    } else {
      throw new IntegrationError('elements.submit() needs a mounted Payment Element or a pressed wallet button.');
    }
    const { submitted } = this;
    return submitted.error === undefined
      ? { selectedPaymentMethod: submitted.method }
      : { error: { ...submitted.error } };
  }

  /** Amount, currency and methods; an intent is asked for once until something is updated. */
  terms(): Promise<TermsResult> {
    this.known ??= this.findTerms();
    return this.known;
  }

  private async findTerms(): Promise<TermsResult> {
    const { clientSecret } = this.options;
    if (clientSecret !== undefined) return termsOfIntent(this.calls, clientSecret);
    return { terms: termsOfOptions(this.options) satisfies PaymentTerms };
  }

  private make(
    type: string,
    options: object,
    onDestroy: () => void,
  ): CardElement | ExpressCheckoutElement | PaymentElement {
    const { appearance = {}, fonts = [] } = this.options;
    if (type === 'card') return new CardElement(options as CardElementOptions, fonts, onDestroy);
    if (this.options.mode === undefined && this.options.clientSecret === undefined) {
      throw new IntegrationError(`elements() needs a clientSecret or a mode to create an Element of type ${type}.`);
    }
    if (type === 'payment') {
      const group = { appearance, fonts, terms: () => this.terms() };
      return new PaymentElement(options as PaymentElementOptions, group, onDestroy);
    }
    if (type === 'expressCheckout') {
      return new ExpressCheckoutElement(options as ExpressCheckoutOptions, () => this.terms(), onDestroy);
    }
    throw new IntegrationError(`The sandbox has no Element of type ${type}.`);
  }
}
