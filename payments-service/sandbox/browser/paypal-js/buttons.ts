import { openPlace, type ApprovalPlace } from './approval-window';
import { ButtonView, type ButtonStyle } from './button-view';

interface ApproveActions {
  /** The buyer chooses once more, as after INSTRUMENT_DECLINED. */
  restart(): void;
  redirect(url: string): void;
}

export interface ButtonsOptions {
  createOrder?: (data: { paymentSource: string }, actions: object) => Promise<string> | string;
  fundingSource?: string;
  onApprove?: (data: { orderID: string; payerID: string; paymentSource: string }, actions: ApproveActions) => unknown;
  onCancel?: (data: { orderID: string }, actions: object) => unknown;
  onClick?: (data: { fundingSource: string }, actions: { reject(): void; resolve(): void }) => unknown;
  onError?: (error: Error) => unknown;
  onInit?: (data: object, actions: { enable(): Promise<void>; disable(): Promise<void> }) => unknown;
  style?: ButtonStyle;
  [option: string]: unknown;
}

const PAYER_ID = 'SANDBXPAYER22';
const FUNDING = 'paypal';

/** PayPal's button: creates the order, lets the buyer decide in a window, and reports to the shop. */
export class Buttons {
  private readonly view = new ButtonView(() => void this.pay());
  private place: ApprovalPlace | null = null;
  private isClosed = false;

  constructor(private options: ButtonsOptions) {
    this.view.show(options.style);
  }

  /** Of all funding sources the sandbox has PayPal only. */
  isEligible(): boolean {
    return this.options.fundingSource === undefined || this.options.fundingSource === FUNDING;
  }

  async render(container: HTMLElement | string): Promise<void> {
    const parent = typeof container === 'string' ? document.querySelector(container) : container;
    if (parent === null) throw new Error('Document is ready and element does not exist');
    if (this.isClosed) throw new Error('Can not render a button that was closed');
    parent.append(this.view.host);
    const setEnabled = async (isEnabled: boolean) => {
      this.view.button.disabled = !isEnabled;
    };
    this.options.onInit?.({}, { enable: () => setEnabled(true), disable: () => setEnabled(false) });
  }

  async updateProps(changes: ButtonsOptions): Promise<void> {
    this.options = { ...this.options, ...changes };
    this.view.show(this.options.style);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.view.host.remove();
    this.place?.close();
  }

  /** No app is switched to, so nothing returns from one. */
  hasReturned(): boolean {
    return false;
  }

  resume(): void {}

  private async pay(): Promise<void> {
    // One window at a time: a second click leads to the one that is open.
    if (this.place !== null) return;
    let orderID: string | undefined;
    try {
      if (await this.isRefused()) return;
      this.place = openPlace();
      orderID = await this.options.createOrder?.({ paymentSource: FUNDING }, {});
      if (typeof orderID !== 'string') throw new Error('Expected an order id to be passed');
    } catch (error) {
      this.fail(error);
    }
    if (orderID !== undefined && this.place !== null) await this.ask(orderID);
  }

  private async ask(orderID: string): Promise<void> {
    this.place ??= openPlace();
    const approval = await this.place.ask(orderID);
    this.leave();
    if (this.isClosed) return;
    try {
      if (approval === 'cancelled') {
        await this.options.onCancel?.({ orderID }, {});
        return;
      }
      const actions = {
        restart: () => void this.ask(orderID),
        redirect: (url: string) => location.assign(url),
      };
      await this.options.onApprove?.({ orderID, payerID: PAYER_ID, paymentSource: FUNDING }, actions);
    } catch (error) {
      this.fail(error);
    }
  }

  private async isRefused(): Promise<boolean> {
    let isRefused = false;
    const actions = {
      reject: () => {
        isRefused = true;
      },
      resolve: () => {},
    };
    const answer = await this.options.onClick?.({ fundingSource: FUNDING }, actions);
    return isRefused || answer === false;
  }

  private leave(): void {
    this.place?.close();
    this.place = null;
  }

  private fail(error: unknown): void {
    this.leave();
    this.options.onError?.(error instanceof Error ? error : new Error(String(error)));
  }
}
