import type { Appearance, CustomFont, FromPaymentElement, PaymentDetails, ToPaymentElement } from '../messages';
import { FramedElement } from './framed-element';
import { IntegrationError } from './integration-error';
import { billingFieldsOf, type PaymentElementOptions } from './payment-fields';
import type { PaymentTerms, TermsResult } from './payment-terms';

/** What the group of elements knows and the payment element shows. */
export interface PaymentElementGroup {
  appearance: Appearance;
  fonts: CustomFont[];
  terms(): Promise<TermsResult>;
}

const INSTALMENTS = ['klarna', 'afterpay_clearpay', 'affirm'];

/** The payment element: the buyer chooses how to pay in instalments and tells what that lender needs. */
export class PaymentElement extends FramedElement<FromPaymentElement, ToPaymentElement> {
  private waiting: ((details: PaymentDetails) => void)[] = [];

  constructor(
    private options: PaymentElementOptions,
    private readonly group: PaymentElementGroup,
    onDestroy: () => void,
  ) {
    super({
      path: '/sandbox/stripe/payment-element',
      title: 'Secure payment input frame',
      firstHeight: '180px',
      onDestroy,
    });
  }

  update(options: PaymentElementOptions): void {
    this.options = { ...this.options, ...options };
    void this.configure();
  }

  override focus(): void {
    this.page?.iframe.focus();
    this.page?.send({ to: 'payment-element', type: 'focus' });
  }

  blur(): void {
    this.page?.send({ to: 'payment-element', type: 'blur' });
  }

  clear(): void {
    this.page?.send({ to: 'payment-element', type: 'clear' });
  }

  /** Nothing is folded here, so nothing folds. */
  collapse(): void {}

  /** Shows what is missing; the details, or the first error. */
  submit(): Promise<PaymentDetails> {
    const { page } = this;
    if (page === null) {
      throw new IntegrationError('The Payment Element is not mounted: mount it before you call elements.submit().');
    }
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      page.send({ to: 'payment-element', type: 'submit' });
    });
  }

  /** Called again whenever amount, currency or methods of the group change. */
  async configure(): Promise<void> {
    const { terms, error } = await this.group.terms();
    const methods = terms === undefined ? [] : this.methodsOf(terms);
    if (terms === undefined || methods.length === 0) {
      const none = 'The sandbox’s Payment Element offers Klarna, Afterpay and Affirm, and none takes this payment.';
      this.emit('loaderror', {
        elementType: 'payment',
        error: error ?? { type: 'invalid_request_error', code: 'payment_method_unavailable', message: none },
      });
      return;
    }
    this.page?.send({
      to: 'payment-element',
      type: 'options',
      methods: methods.map((type) => ({ type, fields: billingFieldsOf(type, this.options.fields) })),
      amount: terms.amount,
      currency: terms.currency,
      defaults: this.options.defaultValues?.billingDetails ?? {},
      isReadOnly: this.options.readOnly === true,
      appearance: this.group.appearance,
      fonts: this.group.fonts,
    });
  }

  protected override receive(message: FromPaymentElement): void {
    switch (message.type) {
      case 'loaded':
        void this.configure();
        return;
      case 'height':
        return this.resize(message.height);
      case 'details':
        this.waiting.shift()?.(message.details);
        return;
      case 'submit':
        this.container?.closest('form')?.requestSubmit();
        return;
      case 'change': {
        const { empty, complete, method } = message;
        this.setClasses({ complete, empty });
        this.emit('change', {
          elementType: 'payment',
          empty,
          complete,
          collapsed: false,
          value: { type: method },
        });
        return;
      }
      case 'focus':
      case 'blur':
        this.setClasses({ focus: message.type === 'focus' });
    }
    this.emit(message.type, { elementType: 'payment' });
  }

  private methodsOf(terms: PaymentTerms): string[] {
    const offered = INSTALMENTS.filter((type) => terms.methods.includes(type));
    const order = (this.options.paymentMethodOrder ?? []).filter((type) => offered.includes(type));
    return [...new Set([...order, ...offered])];
  }
}
