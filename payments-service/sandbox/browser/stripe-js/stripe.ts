import { callApi, toForm } from '../call-api';
import type { ApiAnswer, ApiError } from '../messages';
import { askForAuthentication } from './authentication-dialog';
import { CardElement } from './card-element';
import { ElementsGroup, type ElementsOptions } from './elements-group';
import { IntegrationError } from './integration-error';

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

type IntentResult = { paymentIntent: ApiAnswer; error?: undefined } | { error: ApiError; paymentIntent?: undefined };

/** The part of Stripe.js that the shop uses. Refusals are returned as `{error}`; misuse throws. */
export class Stripe {
  constructor(private readonly publishableKey: string) {
    if (typeof publishableKey !== 'string' || !publishableKey.startsWith('pk_')) {
      throw new IntegrationError(
        'Please call Stripe() with your publishable key. You used an empty or another string.',
      );
    }
  }

  elements(options: ElementsOptions = {}): ElementsGroup {
    return new ElementsGroup(options);
  }

  async confirmCardPayment(
    clientSecret: string,
    data: ConfirmCardPaymentData = {},
    options: HandleActions = {},
  ): Promise<IntentResult> {
    const { payment_method: method, ...rest } = data;
    const path = `/payment_intents/${intentId(clientSecret)}/confirm`;
    const params = { ...toForm(rest), client_secret: clientSecret, use_stripe_sdk: 'true' };
    const answer =
      typeof method === 'object'
        ? await this.callWithElement(method, path, params, 'payment_method_data')
        : await this.post(path, method === undefined ? params : { ...params, payment_method: method });
    return this.afterConfirmation(clientSecret, answer, options.handleActions !== false);
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

  async handleNextAction({ clientSecret }: { clientSecret: string }): Promise<IntentResult> {
    return this.afterConfirmation(clientSecret, await this.retrieve(clientSecret), true);
  }

  /** The older name of `handleNextAction`. */
  handleCardAction(clientSecret: string): Promise<IntentResult> {
    return this.handleNextAction({ clientSecret });
  }

  async retrievePaymentIntent(clientSecret: string): Promise<IntentResult> {
    return toIntentResult(await this.retrieve(clientSecret));
  }

  async createPaymentMethod(
    data: CardPaymentMethod & { type?: string; element?: CardElement; params?: object },
  ): Promise<object> {
    const method = data.element === undefined ? data : { ...data.params, card: data.element };
    const answer = await this.callWithElement(method, '/payment_methods', {}, '');
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
    const answer = await this.post(`/payment_intents/${intentId(clientSecret)}/confirm`, {
      ...toForm({ ...rest, ...given }),
      client_secret: clientSecret,
    });
    return this.afterConfirmation(clientSecret, answer, options.handleActions !== false);
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

  private async afterConfirmation(
    clientSecret: string,
    answer: ApiAnswer,
    handleActions: boolean,
  ): Promise<IntentResult> {
    if (answer.error !== undefined || answer['status'] !== 'requires_action' || !handleActions)
      return toIntentResult(answer);
    const action = answer['next_action'] as NextAction | null | undefined;
    if (action?.redirect_to_url !== undefined) return leaveFor(action.redirect_to_url.url);
    if (action?.type !== 'use_stripe_sdk') return toIntentResult(answer);
    const outcome = await askForAuthentication(Number(answer['amount']), String(answer['currency']));
    const path = `/payment_intents/${intentId(clientSecret)}/authenticate`;
    const after = await this.post(path, { client_secret: clientSecret, outcome });
    const failure = after.error === undefined ? (after['last_payment_error'] as ApiError | null | undefined) : null;
    return failure ? { error: { ...failure, payment_intent: after } } : toIntentResult(after);
  }

  private retrieve(clientSecret: string): Promise<ApiAnswer> {
    const path = `/payment_intents/${intentId(clientSecret)}`;
    return callApi('GET', path, { client_secret: clientSecret }, this.publishableKey);
  }

  private post(path: string, params: Record<string, string>): Promise<ApiAnswer> {
    return callApi('POST', path, params, this.publishableKey);
  }
}

interface NextAction {
  type: string;
  redirect_to_url?: { url: string };
}

/** The page is left, so there is no result: the shop goes on at its `return_url`. */
function leaveFor(url: string): Promise<never> {
  location.assign(url);
  return new Promise(() => {});
}

function toIntentResult(answer: ApiAnswer): IntentResult {
  return answer.error === undefined ? { paymentIntent: answer } : { error: answer.error };
}

function intentId(clientSecret: string): string {
  const id = /^(pi_\w+)_secret_\w+$/.exec(clientSecret)?.[1];
  if (id === undefined) throw new IntegrationError('Invalid client_secret: it looks like pi_…_secret_….');
  return id;
}
