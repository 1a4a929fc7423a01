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
type Scripted = 'network' | undefined;

interface ChangeEvent {
  complete: boolean;
  error?: { message: string };
}

interface Confirmation {
  clientSecret: string;
  billing: { email: string; name: string; phone: string };
}

/**
 * The card provider's script as the page sees it, `window.Stripe`: a field that takes a card number and answers as the
 * provider's test cards do. It is the network's far end: what the real script does behind its frame.
 */
export function installCardProvider() {
  const state = { confirmations: [] as Confirmation[], next: undefined as Scripted, number: '' };
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

  async function confirmCardPayment(
    clientSecret: string,
    data: { payment_method: { billing_details: Confirmation['billing'] } },
  ) {
    state.confirmations.push({ clientSecret, billing: data.payment_method.billing_details });
    if (state.next === 'network') {
      state.next = undefined;
      return { error: { type: 'api_connection_error', message: 'We could not reach the provider.' } };
    }
    const decline = DECLINES[state.number];
    if (decline) return { error: { type: 'card_error', code: 'card_declined', message: decline } };
    return { paymentIntent: { id: 'pi_1', status: 'succeeded' } };
  }

  const stripe = {
    elements: () => ({
      create: () => (card = createCard()),
      getElement: () => card ?? null,
      update: () => undefined,
    }),
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    confirmCardPayment,
  };
  Object.assign(window, { Stripe: Object.assign(() => stripe, { version: 'endive' }) });
  return state;
}
