import type { CardElementOptions, CustomFont, StyleVariant } from '../messages';

/** The CSS properties that Stripe honours in an element's style. */
const ALLOWED = [
  'backgroundColor',
  'color',
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontVariant',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'padding',
  'textAlign',
  'textDecoration',
  'textShadow',
  'textTransform',
] as const;

export interface FieldState {
  empty: boolean;
  complete: boolean;
  invalid: boolean;
  focused: boolean;
}

/** Applies base, then empty or complete, then invalid, each with its `:focus`, through the CSSOM as the CSP wants it. */
export function styleField(input: HTMLInputElement, style: CardElementOptions['style'], state: FieldState): void {
  const variants = [
    style?.['base'],
    state.empty ? style?.['empty'] : undefined,
    state.complete ? style?.['complete'] : undefined,
    state.invalid ? (style?.['invalid'] ?? { color: '#eb1c26' }) : undefined,
  ];
  for (const property of ALLOWED) input.style[property] = '';
  for (const variant of variants) {
    apply(input, variant);
    if (state.focused) apply(input, nested(variant, ':focus'));
    const placeholder = nested(variant, '::placeholder')?.['color'];
    if (typeof placeholder === 'string') input.style.setProperty('--placeholder-color', placeholder);
    const autofill = nested(variant, ':-webkit-autofill')?.['color'];
    if (typeof autofill === 'string') input.style.setProperty('--autofill-color', autofill);
  }
}

/** Colours and fonts of what is not a field: the icon and the hint. */
export function styleFrame(root: HTMLElement, style: CardElementOptions['style'], isInvalid: boolean): void {
  const base = style?.['base'];
  const invalid = isInvalid ? style?.['invalid'] : undefined;
  setVariable(root, '--color', base?.['color']);
  setVariable(root, '--icon-color', invalid?.['iconColor'] ?? base?.['iconColor']);
  setVariable(root, '--placeholder-color', nested(base, '::placeholder')?.['color']);
  setVariable(root, '--font-family', base?.['fontFamily']);
}

/** Loads the fonts of `elements({fonts})`; one that does not load leaves the next family of the list. */
export function loadFonts(fonts: CustomFont[]): void {
  for (const { cssSrc, family, src, weight, style } of fonts) {
    if (cssSrc !== undefined) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = cssSrc;
      document.head.append(link);
    } else if (family !== undefined && src !== undefined) {
      const face = new FontFace(family, src, { weight: weight ?? '400', style: style ?? 'normal' });
      document.fonts.add(face);
      face.load().catch(() => document.fonts.delete(face));
    }
  }
}

function apply(input: HTMLInputElement, variant: StyleVariant | undefined): void {
  for (const property of ALLOWED) {
    const value = variant?.[property];
    if (typeof value === 'string' || typeof value === 'number') input.style[property] = String(value);
  }
}

function nested(variant: StyleVariant | undefined, name: string): StyleVariant | undefined {
  const value = variant?.[name];
  return typeof value === 'object' ? value : undefined;
}

function setVariable(root: HTMLElement, name: string, value: StyleVariant[string]): void {
  if (typeof value === 'string') root.style.setProperty(name, value);
  else root.style.removeProperty(name);
}
