import type {
  ApiAnswer,
  CardCall,
  CardChange,
  CardElementOptions,
  CustomFont,
  FromCardElement,
  ToCardElement,
} from '../messages';
import { FramedElement } from './framed-element';
import { IntegrationError } from './integration-error';

/** The card element in the shop's page: number, date and code stay in its frame. */
export class CardElement extends FramedElement<FromCardElement, ToCardElement> {
  private readonly waiting = new Map<string, (answer: ApiAnswer) => void>();
  private calls = 0;

  constructor(
    private options: CardElementOptions,
    private readonly fonts: CustomFont[],
    onDestroy: () => void,
  ) {
    super({
      path: '/sandbox/stripe/card-element',
      title: 'Secure card payment input frame',
      firstHeight: '51px',
      classes: options.classes,
      onDestroy,
    });
  }

  update(options: CardElementOptions): void {
    this.options = { ...this.options, ...options };
    this.configure();
  }

  override focus(): void {
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

  protected override receive(message: FromCardElement): void {
    switch (message.type) {
      case 'loaded':
        return this.configure();
      case 'height':
        return this.resize(message.height);
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
    this.emit(message.type, { elementType: 'card' });
  }

  private change(change: CardChange): void {
    this.setClasses({ complete: change.complete, empty: change.empty, invalid: change.error !== undefined });
    this.emit('change', change);
  }

  private configure(): void {
    const { classes: _, ...options } = this.options;
    this.page?.send({ to: 'card-element', type: 'options', options, fonts: this.fonts });
  }
}
