import { ElementEvents } from './event-handlers';
import { FramedPage } from './framed-page';
import { IntegrationError } from './integration-error';

const DEFAULT_CLASSES = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
};

export interface FrameOptions {
  path: string;
  title: string;
  /** Until the frame tells its own height, so that nothing jumps. */
  firstHeight: string;
  classes?: Record<string, string> | undefined;
  onDestroy(): void;
}

/** An element whose fields are in a frame: mounting, and the classes that Stripe puts on the container. */
export abstract class FramedElement<Incoming extends { type: string }, Outgoing> extends ElementEvents {
  protected container: HTMLElement | null = null;
  protected page: FramedPage<Incoming, Outgoing> | null = null;
  private mounted: AbortController | null = null;
  private isDestroyed = false;

  constructor(private readonly frame: FrameOptions) {
    super();
  }

  mount(target: string | HTMLElement): void {
    if (this.isDestroyed)
      throw new IntegrationError('This Element has already been destroyed. Please create a new one.');
    const container = containerOf(target);
    if (container === this.container) return;
    this.unmount();
    this.container = container;
    this.mounted = new AbortController();
    this.page = new FramedPage(this.frame.path, this.frame.title, (message) => this.receive(message));
    this.page.iframe.style.height = this.frame.firstHeight;
    container.replaceChildren(this.page.iframe);
    this.setClasses({ base: true, empty: true });
    for (const label of labelsOf(container)) {
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
    this.frame.onDestroy();
  }

  abstract focus(): void;

  protected abstract receive(message: Incoming): void;

  protected resize(height: number): void {
    if (this.page !== null) this.page.iframe.style.height = `${height}px`;
  }

  protected setClasses(states: Partial<Record<keyof typeof DEFAULT_CLASSES, boolean>>): void {
    const names: Record<string, string> = { ...DEFAULT_CLASSES, ...this.frame.classes };
    for (const [state, isOn] of Object.entries(states)) {
      for (const name of (names[state] ?? '').split(' ').filter(Boolean)) this.container?.classList.toggle(name, isOn);
    }
  }
}

/** The element's place in the shop's page; throws if there is none. */
export function containerOf(target: string | HTMLElement): HTMLElement {
  const container = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
  if (container !== null) return container;
  throw new IntegrationError(`The selector you specified (${String(target)}) applies to no DOM elements.`);
}

function labelsOf(container: HTMLElement): HTMLLabelElement[] {
  const named =
    container.id === ''
      ? []
      : [...document.querySelectorAll<HTMLLabelElement>(`label[for="${CSS.escape(container.id)}"]`)];
  const around = container.closest('label');
  return around === null ? named : [...named, around];
}
