import type { CardElementOptions, CustomFont } from '../messages';
import { CardElement } from './card-element';
import { IntegrationError } from './integration-error';

export interface ElementsOptions {
  fonts?: CustomFont[];
  [option: string]: unknown;
}

/** What `stripe.elements()` gives: at most one element of each type. */
export class ElementsGroup {
  private card: CardElement | null = null;

  constructor(private options: ElementsOptions) {}

  create(type: string, options: CardElementOptions = {}): CardElement {
    if (type !== 'card') throw new IntegrationError(`The sandbox has no Element of type ${type} yet.`);
    if (this.card !== null)
      throw new IntegrationError('Can only create one Element of type card through this instance.');
    this.card = new CardElement(options, this.options.fonts ?? [], () => {
      this.card = null;
    });
    return this.card;
  }

  /** By name, or by the React component, which carries the name. */
  getElement(type: string | { __elementType?: string }): CardElement | null {
    const name = typeof type === 'string' ? type : type.__elementType;
    return name === 'card' ? this.card : null;
  }

  update(options: ElementsOptions): void {
    this.options = { ...this.options, ...options };
  }
}
