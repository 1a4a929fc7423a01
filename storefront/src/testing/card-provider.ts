import { createExpressElement, createPaymentElement, type ExpressOptions, type Wallet } from './stripe-elements';

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
} as const;

/** The provider's own words for its test cards. */
const DECLINES: Record<string, string> = {
  [CARDS.declined]: 'Your card was declined.',
  [CARDS.insufficientFunds]: 'Your card has insufficient funds.',
};

/** What the provider does with the next confirmation; by the card's number unless told. */
type Scripted = 'network' | 'declined' | 'microdeposits' | undefined;

interface ChangeEvent {
  complete: boolean;
  error?: { message: string };
}

interface Confirmation {
  clientSecret: string;
  billing: { email: string; name: string; phone: string };
  /** Account and holder of a bank debit. */
  account?: object;
  /** Where a redirect would come back to. */
  returnUrl?: string;
}

interface ConfirmPayment {
  clientSecret: string;
  confirmParams: { return_url: string; payment_method_data: { billing_details: Confirmation['billing'] } };
}

interface ConfirmBankDebit {
  payment_method: { billing_details: Confirmation['billing']; us_bank_account: object };
}

/** A bank account that has to be proven first. 1795478400 is 2026-11-24. */
const MICRODEPOSITS = {
  id: 'pi_1',
  status: 'requires_action',
  next_action: {
    type: 'verify_with_microdeposits',
    verify_with_microdeposits: { arrival_date: 1795478400, hosted_verification_url: 'https://stripe.test/verify' },
  },
};

/**
 * The card provider's script as the page sees it, `window.Stripe`: a field that takes a card number and answers as the
 * provider's test cards do. It is the network's far end: what the real script does behind its frame.
 */
export function installCardProvider() {
  const state = {
    confirmations: [] as Confirmation[],
    next: undefined as Scripted,
    number: '',
    /** The wallets of this browser. */
    wallets: [] as Wallet[],
    /** What the provider's form of instalments says when it is incomplete. */
    incomplete: undefined as string | undefined,
  };
  let card: ReturnType<typeof createCard> | undefined;

  function createCard() {
    const handlers = new Map<string, (event: ChangeEvent) => void>();
    const input = document.createElement('input');
    input.setAttribute('aria-label', 'Card number');
    input.addEventListener('input', () => {
      state.number = input.value;
      handlers.get('change')?.({ complete: input.value.length === 16 });
    });
    return {
      on: (event: string, handler: (event: ChangeEvent) => void) => handlers.set(event, handler),
      off: (event: string) => handlers.delete(event),
      mount: (node: HTMLElement) => node.append(input),
      update: ({ disabled = false }: { disabled?: boolean }) => {
        input.disabled = disabled;
      },
      destroy: () => input.remove(),
    };
  }

  function takeScripted() {
    const { next } = state;
    state.next = undefined;
    if (next === 'network')
      return { error: { type: 'api_connection_error', message: 'We could not reach the provider.' } };
    if (next === 'declined') return { error: { type: 'card_error', message: 'The payment was declined.' } };
    if (next === 'microdeposits') return { paymentIntent: MICRODEPOSITS };
    return undefined;
  }

  async function confirmPayment({ clientSecret, confirmParams }: ConfirmPayment) {
    const billing = confirmParams.payment_method_data.billing_details;
    state.confirmations.push({ clientSecret, billing, returnUrl: confirmParams.return_url });
    return takeScripted() ?? { paymentIntent: { id: 'pi_1', status: 'succeeded' } };
  }

  async function confirmUsBankAccountPayment(clientSecret: string, { payment_method }: ConfirmBankDebit) {
    const { billing_details: billing, us_bank_account: account } = payment_method;
    state.confirmations.push({ clientSecret, billing, account });
    return takeScripted() ?? { paymentIntent: { id: 'pi_1', status: 'processing' } };
  }

  async function confirmCardPayment(
    clientSecret: string,
    data: { payment_method: { billing_details: Confirmation['billing'] } },
  ) {
    state.confirmations.push({ clientSecret, billing: data.payment_method.billing_details });
    const scripted = takeScripted();
    if (scripted) return scripted;
    const decline = DECLINES[state.number];
    if (decline) return { error: { type: 'card_error', code: 'card_declined', message: decline } };
    return { paymentIntent: { id: 'pi_1', status: 'succeeded' } };
  }

  const stripe = {
    elements: () => ({
      create: (type: string, options: ExpressOptions) => {
        if (type === 'card') return (card = createCard());
        return type === 'payment' ? createPaymentElement() : createExpressElement(options, () => state.wallets);
      },
      getElement: () => card ?? null,
      update: () => undefined,
      submit: async () => (state.incomplete ? { error: { message: state.incomplete } } : {}),
    }),
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    confirmCardPayment,
    confirmPayment,
    confirmUsBankAccountPayment,
  };
  Object.assign(window, { Stripe: Object.assign(() => stripe, { version: 'endive' }) });
  return state;
}
