import type {
  ApiAnswer,
  CardCall,
  CardChange,
  CardElementOptions,
  CustomFont,
  FromCardElement,
  ToCardElement,
} from '../messages';
import { EventHandlers, type Handler } from './event-handlers';
import { FramedPage } from './framed-page';
import { IntegrationError } from './integration-error';

// One row of fields and the hint at the default size: nothing jumps when the frame tells its own height.
const FIRST_HEIGHT = '51px';

const DEFAULT_CLASSES = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
};

/** The card element in the shop's page: a frame, its events, and the classes that Stripe puts on the container. */
export class CardElement {
  private readonly events = new EventHandlers();
  private readonly waiting = new Map<string, (answer: ApiAnswer) => void>();
  private container: HTMLElement | null = null;
  private page: FramedPage<FromCardElement, ToCardElement> | null = null;
  private mounted: AbortController | null = null;
  private isDestroyed = false;
  private calls = 0;

  constructor(
    private options: CardElementOptions,
    private readonly fonts: CustomFont[],
    private readonly onDestroy: () => void,
  ) {}

  on(name: string, handler: Handler): this {
    this.events.on(name, handler);
    return this;
  }

  once(name: string, handler: Handler): this {
    this.events.once(name, handler);
    return this;
  }

  off(name: string, handler?: Handler): this {
    this.events.off(name, handler);
    return this;
  }

  mount(target: string | HTMLElement): void {
    if (this.isDestroyed)
      throw new IntegrationError('This Element has already been destroyed. Please create a new one.');
    const container = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
    if (container === null)
      throw new IntegrationError(`The selector you specified (${String(target)}) applies to no DOM elements.`);
    if (container === this.container) return;
    this.unmount();
    this.container = container;
    this.mounted = new AbortController();
    this.page = new FramedPage('/sandbox/stripe/card-element', 'Secure card payment input frame', (message) =>
      this.receive(message),
    );
    this.page.iframe.style.height = FIRST_HEIGHT;
    container.replaceChildren(this.page.iframe);
    this.setClasses({ base: true, empty: true });
    for (const label of this.labels(container)) {
      label.addEventListener('click', () => this.focus(), { signal: this.mounted.signal });
    }
  }

  unmount(): void {
    if (this.container === null) return;
    this.setClasses({ base: false, empty: false, complete: false, focus: false, invalid: false });
    this.mounted?.abort();
    this.page?.remove();
    this.container = null;
    this.page = null;
  }

  destroy(): void {
    this.unmount();
    this.isDestroyed = true;
    this.onDestroy();
  }

  update(options: CardElementOptions): void {
    this.options = { ...this.options, ...options };
    this.configure();
  }

  focus(): void {
    this.page?.iframe.focus();
    this.page?.send({ to: 'card-element', type: 'focus' });
  }

  blur(): void {
    this.page?.send({ to: 'card-element', type: 'blur' });
  }

  clear(): void {
    this.page?.send({ to: 'card-element', type: 'clear' });
  }

  /** Lets the frame call Stripe's API with the card that it holds. */
  callWithCard(call: CardCall): Promise<ApiAnswer> {
    const { page } = this;
    if (page === null) {
      throw new IntegrationError(
        'We could not retrieve data from the specified Element. Please make sure it is still mounted.',
      );
    }
    this.calls += 1;
    const callId = String(this.calls);
    return new Promise((resolve) => {
      this.waiting.set(callId, resolve);
      page.send({ to: 'card-element', type: 'call', callId, call });
    });
  }

  private receive(message: FromCardElement): void {
    switch (message.type) {
      case 'loaded':
        return this.configure();
      case 'height':
        if (this.page !== null) this.page.iframe.style.height = `${message.height}px`;
        return;
      case 'change':
        return this.change(message.change);
      case 'answer':
        this.waiting.get(message.callId)?.(message.answer);
        this.waiting.delete(message.callId);
        return;
      case 'submit':
        this.container?.closest('form')?.requestSubmit();
        return;
      case 'focus':
      case 'blur':
        this.setClasses({ focus: message.type === 'focus' });
    }
    this.events.emit(message.type, { elementType: 'card' });
  }

  private change(change: CardChange): void {
    this.setClasses({ complete: change.complete, empty: change.empty, invalid: change.error !== undefined });
    this.events.emit('change', change);
  }

  private configure(): void {
    const { classes: _, ...options } = this.options;
    this.page?.send({ to: 'card-element', type: 'options', options, fonts: this.fonts });
  }

  private setClasses(states: Partial<Record<keyof typeof DEFAULT_CLASSES, boolean>>): void {
    const names: Record<string, string> = { ...DEFAULT_CLASSES, ...this.options.classes };
    for (const [state, isOn] of Object.entries(states)) {
      for (const name of (names[state] ?? '').split(' ').filter(Boolean)) this.container?.classList.toggle(name, isOn);
    }
  }

  private labels(container: HTMLElement): HTMLLabelElement[] {
    const named =
      container.id === ''
        ? []
        : [...document.querySelectorAll<HTMLLabelElement>(`label[for="${CSS.escape(container.id)}"]`)];
    const around = container.closest('label');
    return around === null ? named : [...named, around];
  }
}
