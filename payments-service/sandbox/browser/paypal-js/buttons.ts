import { askInWindow } from './approval-window';

export interface ButtonStyle {
  color?: 'black' | 'blue' | 'gold' | 'silver' | 'white';
  height?: number;
  label?: string;
  shape?: 'pill' | 'rect' | 'sharp';
}

interface ApproveData {
  orderID: string;
  payerID: string;
}

export interface ButtonsOptions {
  style?: ButtonStyle;
  createOrder?: (data: object, actions: object) => Promise<string>;
  onApprove?: (data: ApproveData, actions: object) => Promise<void> | void;
  onCancel?: (data: { orderID: string }, actions: object) => void;
  onClick?: (data: object, actions: object) => void;
  onError?: (error: Error) => void;
  onInit?: (data: object, actions: { enable(): Promise<void>; disable(): Promise<void> }) => void;
}

const PAYER_ID = 'SANDBXPAYER22';
const COLOURS: Record<NonNullable<ButtonStyle['color']>, [background: string, text: string]> = {
  black: ['#2c2e2f', '#fff'],
  blue: ['#0070ba', '#fff'],
  gold: ['#ffc439', '#111'],
  silver: ['#eee', '#111'],
  white: ['#fff', '#111'],
};
const RADII = { pill: '999px', rect: '4px', sharp: '0' };

/** PayPal's button: creates the order, lets the buyer decide in a window, and reports to the shop. */
export class Buttons {
  private readonly button = document.createElement('button');

  constructor(private options: ButtonsOptions) {}

  isEligible(): boolean {
    return true;
  }

  async render(container: HTMLElement | string): Promise<void> {
    const parent = typeof container === 'string' ? document.querySelector(container) : container;
    if (parent === null) throw new Error('Document is ready and element does not exist');
    this.button.type = 'button';
    this.button.addEventListener('click', () => void this.pay());
    this.show();
    parent.append(this.button);
    const setEnabled = async (isEnabled: boolean) => {
      this.button.disabled = !isEnabled;
    };
    this.options.onInit?.({}, { enable: () => setEnabled(true), disable: () => setEnabled(false) });
  }

  async updateProps(changes: ButtonsOptions): Promise<void> {
    this.options = { ...this.options, ...changes };
    this.show();
  }

  async close(): Promise<void> {
    this.button.remove();
  }

  private show(): void {
    const { color = 'gold', height = 45, label = 'paypal', shape = 'rect' } = this.options.style ?? {};
    const [background, text] = COLOURS[color];
    this.button.textContent = label === 'pay' ? 'Pay with PayPal' : 'PayPal';
    Object.assign(this.button.style, {
      width: '100%',
      height: `${height}px`,
      border: '0',
      borderRadius: RADII[shape],
      background,
      color: text,
      font: '600 16px system-ui, sans-serif',
      cursor: 'pointer',
    });
  }

  private async pay(): Promise<void> {
    // Opened within the click, or the browser would block it; its address comes with the order.
    const target = window.open('about:blank', 'sandbox-paypal', 'popup,width=480,height=640');
    try {
      if (target === null) throw new Error('Window closed: the browser opened no window for PayPal');
      this.options.onClick?.({ fundingSource: 'paypal' }, {});
      const orderID = await this.options.createOrder?.({ paymentSource: 'paypal' }, {});
      if (typeof orderID !== 'string') throw new Error('Expected an order id to be passed');
      if ((await askInWindow(target, orderID)) === 'cancelled') this.options.onCancel?.({ orderID }, {});
      else await this.options.onApprove?.({ orderID, payerID: PAYER_ID }, {});
    } catch (error) {
      target?.close();
      this.options.onError?.(error instanceof Error ? error : new Error(String(error)));
    }
  }
}
