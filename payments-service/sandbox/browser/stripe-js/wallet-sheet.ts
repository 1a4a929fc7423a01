import type { PaymentTerms } from './payment-terms';
import { shadowWith } from '../shadow';
import { SHEET_CSS } from './wallet-css';

interface SheetEvents {
  pay(isRefused: boolean): void;
  cancel(): void;
  /** However it was closed. */
  closed(): void;
}

/** The wallet's own dialog over the shop: pay, pay by a card that will be refused, or cancel (Escape as well). */
export class WalletSheet {
  private readonly dialog = document.createElement('dialog');
  private readonly host: HTMLElement;
  private readonly status = document.createElement('p');
  private isPaying = false;
  private isClosed = false;

  constructor(
    label: string,
    { amount, currency }: PaymentTerms,
    private readonly events: SheetEvents,
  ) {
    const { host, root } = shadowWith(SHEET_CSS);
    this.host = host;
    const total = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);
    const pay = button(`Pay ${total}`, () => this.pay(false));
    const refused = button('Pay with a card that is refused', () => this.pay(true));
    const buttons = document.createElement('div');
    buttons.append(
      pay,
      refused,
      button('Cancel', () => this.cancel()),
    );
    this.status.setAttribute('role', 'status');
    this.dialog.setAttribute('aria-label', label);
    this.dialog.append(
      text('p', 'Sandbox: no real money', 'badge'),
      text('h2', label),
      text('p', total, 'total'),
      text('p', 'Visa •••• 4242, Ada Lovelace', 'card'),
      buttons,
      this.status,
    );
    this.dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      this.cancel();
    });
    root.append(this.dialog);
    document.body.append(host);
    this.dialog.showModal();
    pay.focus();
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    // Closing first gives the focus back to the button.
    this.dialog.close();
    this.host.remove();
    this.events.closed();
  }

  private pay(isRefused: boolean): void {
    this.isPaying = true;
    for (const each of [...this.dialog.querySelectorAll('button')].slice(0, 2)) each.disabled = true;
    this.status.textContent = 'Processing…';
    this.events.pay(isRefused);
  }

  /** Before paying it cancels; afterwards it only closes the sheet, as the payment is under way. */
  private cancel(): void {
    this.close();
    if (!this.isPaying) this.events.cancel();
  }
}

function button(label: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.addEventListener('click', onClick);
  return made;
}

function text(tag: 'h2' | 'p', content: string, className = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = content;
  made.className = className;
  return made;
}
