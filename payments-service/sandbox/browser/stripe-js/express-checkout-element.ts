import { ElementEvents } from './event-handlers';
import { containerOf } from './framed-element';
import { IntegrationError } from './integration-error';
import type { TermsResult } from './payment-terms';
import { shadowWith } from '../shadow';
import { BUTTONS_CSS } from './wallet-css';
import { WalletSheet } from './wallet-sheet';
import { WALLET_OWNER, WALLETS, walletsOfBrowser, type Wallet } from './wallets';

interface Requirements {
  billingAddressRequired?: boolean;
  emailRequired?: boolean;
  phoneNumberRequired?: boolean;
}

export interface ExpressCheckoutOptions extends Requirements {
  buttonHeight?: number;
  buttonTheme?: Partial<Record<(typeof WALLETS)[Wallet]['option'], string>>;
  paymentMethodOrder?: string[];
  paymentMethods?: Record<string, 'always' | 'auto' | 'never'>;
  [option: string]: unknown;
}

const HEIGHTS = [40, 55] as const;
const RESOLVE_WITHIN_MS = 1000;

/** What the buyer chose in the wallet's sheet, for `confirmPayment`. */
export interface WalletPayment {
  token: string;
  billing_details: object;
}

/** Apple Pay's and Google Pay's buttons, as far as this browser has such a wallet. */
export class ExpressCheckoutElement extends ElementEvents {
  /** The wallet whose sheet is open. */
  pressed: Wallet | null = null;
  private container: HTMLElement | null = null;
  private sheet: WalletSheet | null = null;
  private isReady = false;
  private isRefused = false;
  private requirements: Requirements = {};

  constructor(
    private options: ExpressCheckoutOptions,
    private readonly terms: () => Promise<TermsResult>,
    private readonly onDestroy: () => void,
  ) {
    super();
    checkHeight(options.buttonHeight);
  }

  mount(target: string | HTMLElement): void {
    this.container = containerOf(target);
    // The listeners of a React component are there after the current task only.
    setTimeout(() => void this.refresh(), 0);
  }

  unmount(): void {
    this.sheet?.close();
    this.container?.replaceChildren();
    this.container = null;
    this.isReady = false;
  }

  destroy(): void {
    this.unmount();
    this.onDestroy();
  }

  update(options: ExpressCheckoutOptions): void {
    checkHeight(options.buttonHeight);
    this.options = { ...this.options, ...options };
    void this.refresh();
  }

  focus(): void {
    this.container?.firstElementChild?.shadowRoot?.querySelector('button')?.focus();
  }

  blur(): void {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }

  /** Shows the buttons again, for other terms or options, and tells once which there are. */
  async refresh(): Promise<void> {
    const { terms, error } = await this.terms();
    if (this.container === null) return;
    if (error !== undefined) return this.emit('loaderror', { elementType: 'expressCheckout', error });
    const wallets = terms.methods.includes('card') ? this.wallets() : [];
    this.show(wallets);
    if (this.isReady) return;
    this.isReady = true;
    const has = (wallet: Wallet) => wallets.includes(wallet);
    const others = { amazonPay: false, link: false, paypal: false, klarna: false };
    const all = { ...others, applePay: has('apple_pay'), googlePay: has('google_pay') };
    this.emit('ready', {
      elementType: 'expressCheckout',
      availablePaymentMethods: wallets.length === 0 ? undefined : all,
    });
  }

  /** The card that the buyer chose in the open sheet. */
  takePayment(): WalletPayment | null {
    if (this.pressed === null) return null;
    const { token } = WALLETS[this.pressed];
    return { token: this.isRefused ? `${token}_chargeDeclined` : token, billing_details: this.billing() };
  }

  /** The payment has ended, either way. */
  finish(): void {
    this.sheet?.close();
  }

  private wallets(): Wallet[] {
    const { paymentMethods = {}, paymentMethodOrder = [] } = this.options;
    const shown = walletsOfBrowser().filter((wallet) => paymentMethods[WALLETS[wallet].option] !== 'never');
    const ordered = paymentMethodOrder.flatMap((name) =>
      shown.filter((wallet) => name === wallet || name === WALLETS[wallet].option),
    );
    return [...new Set([...ordered, ...shown])];
  }

  private show(wallets: Wallet[]): void {
    if (wallets.length === 0) {
      this.container?.replaceChildren();
      return;
    }
    const { host, root } = shadowWith(BUTTONS_CSS);
    host.style.setProperty('--height', `${this.options.buttonHeight ?? 44}px`);
    for (const wallet of wallets) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = WALLETS[wallet].label;
      button.dataset['theme'] = this.options.buttonTheme?.[WALLETS[wallet].option] ?? 'black';
      button.addEventListener('click', () => this.press(wallet));
      button.addEventListener('focus', () => this.emit('focus', { elementType: 'expressCheckout' }));
      button.addEventListener('blur', () => this.emit('blur', { elementType: 'expressCheckout' }));
      root.append(button);
    }
    this.container?.replaceChildren(host);
  }

  /** The shop hears of the click first, and opens the sheet by `resolve()` within a second. */
  private press(wallet: Wallet): void {
    if (this.pressed !== null) return;
    if (!this.isHeard('click')) return void this.open(wallet, {});
    let isAnswered = false;
    const once = (act: () => void) => {
      if (!isAnswered) act();
      isAnswered = true;
    };
    setTimeout(
      () =>
        once(() => {
          throw new IntegrationError('expressCheckout: call event.resolve() within one second of the click event.');
        }),
      RESOLVE_WITHIN_MS,
    );
    this.emit('click', {
      elementType: 'expressCheckout',
      expressPaymentType: wallet,
      resolve: (details: Requirements = {}) => once(() => void this.open(wallet, details)),
      reject: () => once(() => {}),
    });
  }

  private async open(wallet: Wallet, details: Requirements): Promise<void> {
    const { terms } = await this.terms();
    if (terms === undefined || this.pressed !== null) return;
    this.pressed = wallet;
    this.requirements = { ...this.options, ...details };
    this.sheet = new WalletSheet(WALLETS[wallet].label, terms, {
      pay: (isRefused) => {
        this.isRefused = isRefused;
        this.emit('confirm', {
          expressPaymentType: wallet,
          billingDetails: this.billing(),
          paymentFailed: () => this.finish(),
        });
      },
      cancel: () => this.emit('cancel', { elementType: 'expressCheckout' }),
      closed: () => {
        this.pressed = null;
        this.sheet = null;
      },
    });
  }

  private billing(): object {
    const { name, email, phone, address } = WALLET_OWNER;
    const { country, postal_code } = address;
    const { billingAddressRequired = false, emailRequired = false, phoneNumberRequired = false } = this.requirements;
    return {
      name,
      ...(emailRequired ? { email } : {}),
      ...(phoneNumberRequired ? { phone } : {}),
      address: billingAddressRequired ? address : { country, postal_code },
    };
  }
}

function checkHeight(height: number | undefined): void {
  const [least, most] = HEIGHTS;
  if (height === undefined || (height >= least && height <= most)) return;
  throw new IntegrationError(`expressCheckout: buttonHeight should be between ${least} and ${most}.`);
}
