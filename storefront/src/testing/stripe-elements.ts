/** Stripe's name of a wallet in `availablePaymentMethods` and `paymentMethods`. */
export type Wallet = 'applePay' | 'googlePay';

export interface ExpressOptions {
  paymentMethods?: Record<string, 'auto' | 'always' | 'never'>;
}

const LABELS = { applePay: 'Apple Pay', googlePay: 'Google Pay' } as const;

type Handler = (event: object) => void;

function elementEvents() {
  const handlers = new Map<string, Handler>();
  return {
    emit: (event: string, detail: object) => handlers.get(event)?.(detail),
    on: (event: string, handler: Handler) => handlers.set(event, handler),
    off: (event: string) => handlers.delete(event),
    update: () => undefined,
  };
}

/** The form of instalments as the page sees it: a frame that tells when it is ready. */
export function createPaymentElement() {
  const { emit, ...events } = elementEvents();
  // The listeners of a React component are there after the current task only.
  return { ...events, mount: () => setTimeout(() => emit('ready', {})), destroy: () => undefined };
}

/** The buttons of the wallets that the browser has and the page wants; whoever presses one agrees in its sheet. */
export function createExpressElement({ paymentMethods = {} }: ExpressOptions, wallets: () => readonly Wallet[]) {
  const { emit, ...events } = elementEvents();
  const box = document.createElement('div');
  const show = () => {
    const shown = wallets().filter((wallet) => paymentMethods[wallet] !== 'never');
    for (const wallet of shown) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = LABELS[wallet];
      const agree = () => emit('confirm', { expressPaymentType: wallet, paymentFailed: () => undefined });
      button.addEventListener('click', () => emit('click', { resolve: agree, reject: () => undefined }));
      box.append(button);
    }
    const has = Object.fromEntries(shown.map((wallet) => [wallet, true]));
    emit('ready', { availablePaymentMethods: shown.length > 0 ? has : undefined });
  };
  return {
    ...events,
    mount: (node: HTMLElement) => {
      node.append(box);
      setTimeout(show);
    },
    destroy: () => box.remove(),
  };
}
