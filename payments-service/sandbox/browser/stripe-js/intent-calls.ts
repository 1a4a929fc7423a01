import { callApi } from '../call-api';
import type { ApiAnswer, ApiError } from '../messages';
import { askForAuthentication } from './authentication-dialog';
import { IntegrationError } from './integration-error';

export type IntentResult =
  { paymentIntent: IntentAnswer; error?: undefined } | { error: ApiError; paymentIntent?: undefined };
type IntentAnswer = Extract<ApiAnswer, { object: string }>;

interface NextAction {
  type: string;
  redirect_to_url?: { url: string };
}

/** Calls about one intent under the publishable key and its client secret. */
export class IntentCalls {
  constructor(readonly publishableKey: string) {}

  async retrieve(clientSecret: string): Promise<IntentResult> {
    const params = { client_secret: clientSecret };
    return toIntentResult(await callApi('GET', pathOf(clientSecret), params, this.publishableKey));
  }

  /** `verb` is the last part of the address, such as `confirm`. */
  post(clientSecret: string, verb: string, params: Record<string, string>): Promise<ApiAnswer> {
    const form = { ...params, client_secret: clientSecret };
    return callApi('POST', `${pathOf(clientSecret)}/${verb}`, form, this.publishableKey);
  }

  /** Does what the intent asks of the buyer, unless the shop wants to do it itself. */
  async afterConfirmation(clientSecret: string, answer: ApiAnswer, handleActions: boolean): Promise<IntentResult> {
    if (answer.error !== undefined || answer['status'] !== 'requires_action' || !handleActions)
      return toIntentResult(answer);
    const action = answer['next_action'] as NextAction | null | undefined;
    if (action?.redirect_to_url !== undefined) return leaveFor(action.redirect_to_url.url);
    if (action?.type !== 'use_stripe_sdk') return toIntentResult(answer);
    const outcome = await askForAuthentication(Number(answer['amount']), String(answer['currency']));
    const after = await this.post(clientSecret, 'authenticate', { outcome });
    const failure = after.error === undefined ? (after['last_payment_error'] as ApiError | null | undefined) : null;
    return failure ? { error: { ...failure, payment_intent: after } } : toIntentResult(after);
  }
}

/** The page is left, so there is no result: the shop goes on at its `return_url`. */
export function leaveFor(url: string): Promise<never> {
  location.assign(url);
  return new Promise(() => {});
}

export function toIntentResult(answer: ApiAnswer): IntentResult {
  return answer.error === undefined ? { paymentIntent: answer } : { error: answer.error };
}

/** `/payment_intents/pi_…`, from the client secret. */
export function pathOf(clientSecret: string): string {
  const id = /^(pi_\w+)_secret_\w+$/.exec(clientSecret)?.[1];
  if (id === undefined) throw new IntegrationError('Invalid client_secret: it looks like pi_…_secret_….');
  return `/payment_intents/${id}`;
}
