import { toForm } from '../call-api';
import type { ApiAnswer } from '../messages';
import { CardElement } from './card-element';
import { confirmPayment, type ConfirmPaymentOptions } from './confirm-payment';
import { ElementsGroup, type ElementsOptions } from './elements-group';
import { IntegrationError } from './integration-error';
import { IntentCalls, pathOf, toIntentResult, type IntentResult } from './intent-calls';

interface CardPaymentMethod {
  card?: CardElement | { token?: string };
  billing_details?: object;
  metadata?: object;
}

interface ConfirmCardPaymentData {
  payment_method?: string | CardPaymentMethod;
  return_url?: string;
  receipt_email?: string;
  [param: string]: unknown;
}

interface HandleActions {
  handleActions?: boolean;
}

interface ConfirmTypedPaymentData {
  payment_method?: string | { billing_details?: object; us_bank_account?: object };
  return_url?: string;
  [param: string]: unknown;
}

type TypedMethod = 'affirm' | 'afterpay_clearpay' | 'klarna' | 'us_bank_account';

/** The part of Stripe.js that the shop uses. Refusals are returned as `{error}`; misuse throws. */
export class Stripe {
  private readonly calls: IntentCalls;

  constructor(private readonly publishableKey: string) {
    if (typeof publishableKey !== 'string' || !publishableKey.startsWith('pk_')) {
      throw new IntegrationError(
        'Please call Stripe() with your publishable key. You used an empty or another string.',
      );
    }
    this.calls = new IntentCalls(publishableKey);
  }

  elements(options: ElementsOptions = {}): ElementsGroup {
    return new ElementsGroup(options, this.calls);
  }

  confirmPayment(options: ConfirmPaymentOptions): Promise<IntentResult> {
    return confirmPayment(this.calls, options);
  }

  async confirmCardPayment(
    clientSecret: string,
    data: ConfirmCardPaymentData = {},
    options: HandleActions = {},
  ): Promise<IntentResult> {
    const { payment_method: method, ...rest } = data;
    const path = `${pathOf(clientSecret)}/confirm`;
    const params = { ...toForm(rest), client_secret: clientSecret, use_stripe_sdk: 'true' };
    const known = typeof method === 'string' ? { ...params, payment_method: method } : params;
    const answer =
      typeof method === 'object'
        ? await this.callWithElement(method, path, params, 'payment_method_data')
        : await this.calls.post(clientSecret, 'confirm', known);
    return this.calls.afterConfirmation(clientSecret, answer, options.handleActions !== false);
  }

  /** The buyer's authorization (mandate) goes with it, as in Stripe.js. */
  confirmUsBankAccountPayment(clientSecret: string, data: ConfirmTypedPaymentData = {}): Promise<IntentResult> {
    const mandate_data = { customer_acceptance: { type: 'online', online: { user_agent: navigator.userAgent } } };
    return this.confirmTyped('us_bank_account', clientSecret, { mandate_data, ...data });
  }

  confirmKlarnaPayment(
    clientSecret: string,
    data?: ConfirmTypedPaymentData,
    options?: HandleActions,
  ): Promise<IntentResult> {
    return this.confirmTyped('klarna', clientSecret, data, options);
  }

  confirmAfterpayClearpayPayment(
    clientSecret: string,
    data?: ConfirmTypedPaymentData,
    options?: HandleActions,
  ): Promise<IntentResult> {
    return this.confirmTyped('afterpay_clearpay', clientSecret, data, options);
  }

  confirmAffirmPayment(
    clientSecret: string,
    data?: ConfirmTypedPaymentData,
    options?: HandleActions,
  ): Promise<IntentResult> {
    return this.confirmTyped('affirm', clientSecret, data, options);
  }

  /** `amounts` in cents, or the code of the one deposit. */
  async verifyMicrodepositsForPayment(
    clientSecret: string,
    data: { amounts?: number[]; descriptor_code?: string } = {},
  ): Promise<IntentResult> {
    return toIntentResult(await this.calls.post(clientSecret, 'verify_microdeposits', toForm(data)));
  }

  async handleNextAction({ clientSecret }: { clientSecret: string }): Promise<IntentResult> {
    const { paymentIntent, error } = await this.calls.retrieve(clientSecret);
    return error === undefined ? this.calls.afterConfirmation(clientSecret, paymentIntent, true) : { error };
  }

  /** The older name of `handleNextAction`. */
  handleCardAction(clientSecret: string): Promise<IntentResult> {
    return this.handleNextAction({ clientSecret });
  }

  retrievePaymentIntent(clientSecret: string): Promise<IntentResult> {
    return this.calls.retrieve(clientSecret);
  }

  async createPaymentMethod(
    data: CardPaymentMethod & { type?: string; element?: CardElement; params?: object },
  ): Promise<object> {
    const method = data.element === undefined ? data : { ...data.params, card: data.element };
    const answer: ApiAnswer = await this.callWithElement(method, '/payment_methods', {}, '');
    return answer.error === undefined ? { paymentMethod: answer } : { error: answer.error };
  }

  createToken(): never {
    throw new IntegrationError('The sandbox makes no tokens: use createPaymentMethod.');
  }

  /** Wrappers introduce themselves to the real Stripe.js; nobody is told here. */
  registerAppInfo(): void {}

  _registerWrapper(): void {}

  private async confirmTyped(
    type: TypedMethod,
    clientSecret: string,
    { payment_method: method, ...rest }: ConfirmTypedPaymentData = {},
    options: HandleActions = {},
  ): Promise<IntentResult> {
    const given =
      typeof method === 'string' ? { payment_method: method } : { payment_method_data: { ...method, type } };
    const answer = await this.calls.post(clientSecret, 'confirm', toForm({ ...rest, ...given }));
    return this.calls.afterConfirmation(clientSecret, answer, options.handleActions !== false);
  }

  private callWithElement(
    { card, billing_details, metadata }: CardPaymentMethod,
    path: string,
    params: Record<string, string>,
    cardPrefix: string,
  ): Promise<ApiAnswer> {
    if (!(card instanceof CardElement)) {
      throw new IntegrationError('Please provide the card Element as payment_method.card.');
    }
    const method = toForm({ billing_details, metadata }, cardPrefix);
    return card.callWithCard({
      path,
      params: { ...params, ...method },
      cardPrefix,
      publishableKey: this.publishableKey,
    });
  }
}
