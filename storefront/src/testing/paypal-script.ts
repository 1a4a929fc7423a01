import type { OnApproveActions, PayPalButtonsComponentOptions } from '@paypal/paypal-js';

export type BuyersChoice = 'approve' | 'cancel' | 'break';

/**
 * PayPal's script as the page meets it: an element in the head that loads, or does not, and then `window.paypal`. Its
 * button creates the order and does at once what `choices` says the buyer does in PayPal's window.
 */
export function installPayPalScript() {
  const state = { loads: true, scripts: [] as string[], styles: [] as unknown[], choices: [] as BuyersChoice[] };

  class Buttons {
    private readonly button = document.createElement('button');

    constructor(private readonly options: PayPalButtonsComponentOptions) {
      state.styles.push(options.style);
      this.button.type = 'button';
      this.button.textContent = 'PayPal';
      this.button.addEventListener('click', () => void this.press());
    }

    isEligible = () => true;
    close = () => Promise.resolve(this.button.remove());

    async render(container: HTMLElement) {
      container.append(this.button);
      const enable = (enabled: boolean) => Promise.resolve(void (this.button.disabled = !enabled));
      this.options.onInit?.({}, { enable: () => enable(true), disable: () => enable(false) });
    }

    private async press() {
      let rejected = false;
      const reject = () => Promise.resolve(void (rejected = true));
      await this.options.onClick?.({ fundingSource: 'paypal' }, { resolve: () => Promise.resolve(), reject });
      if (rejected) return;
      try {
        const orderID = (await this.options.createOrder?.({ paymentSource: 'paypal' }, {} as never)) ?? '';
        await this.decide(orderID);
      } catch (error) {
        this.options.onError?.({ message: String(error) });
      }
    }

    private async decide(orderID: string): Promise<void> {
      const choice = state.choices.shift();
      if (choice === 'break') throw new Error('Window closed');
      if (choice !== 'approve') return void this.options.onCancel?.({ orderID }, { redirect: () => undefined });
      let again = false;
      const restart = () => {
        again = true;
      };
      const actions: OnApproveActions = { restart, redirect: () => undefined };
      await this.options.onApprove?.({ orderID, payerID: 'PAYER' }, actions);
      if (again) await this.decide(orderID);
    }
  }

  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement) || !node.src.includes('paypal')) continue;
      state.scripts.push(node.src);
      if (state.loads) Object.assign(window, { paypal: { version: '5', Buttons: (o: never) => new Buttons(o) } });
      node.dispatchEvent(new Event(state.loads ? 'load' : 'error'));
    }
  }).observe(document.head, { childList: true });

  return {
    state,
    /** As before the first visit of the checkout. */
    reset: () => {
      Object.assign(state, { loads: true, scripts: [], styles: [], choices: [] });
      Reflect.deleteProperty(window, 'paypal');
      for (const script of document.head.querySelectorAll('script')) script.remove();
    },
  };
}
