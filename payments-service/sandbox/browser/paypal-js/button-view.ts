import { shadowWith } from '../shadow';

export interface ButtonStyle {
  borderRadius?: number;
  color?: 'black' | 'blue' | 'gold' | 'silver' | 'white';
  height?: number;
  label?: string;
  layout?: 'horizontal' | 'vertical';
  shape?: 'pill' | 'rect' | 'sharp';
  tagline?: boolean;
}

type Colours = [background: string, text: string, first: string, second: string];

const COLOURS: Record<NonNullable<ButtonStyle['color']>, Colours> = {
  black: ['#2c2e2f', '#fff', '#fff', '#fff'],
  blue: ['#0070ba', '#fff', '#fff', '#fff'],
  gold: ['#ffc439', '#111', '#002991', '#00508f'],
  silver: ['#eee', '#111', '#002991', '#00508f'],
  white: ['#fff', '#111', '#002991', '#00508f'],
};
const RADII = { pill: '999px', rect: '4px', sharp: '0' };
const LABELS: Record<string, [before: string, after: string]> = {
  buynow: ['Buy now with', ''],
  checkout: ['', 'Checkout'],
  pay: ['Pay with', ''],
};
const HEIGHTS = [25, 55] as const;

const BUTTON_CSS = `
button {
  display: flex; align-items: center; justify-content: center; gap: 6px; width: 100%; max-width: 750px;
  height: var(--height); margin: 0 auto; padding: 0 16px; border: 0; border-radius: var(--radius);
  background: var(--background); color: var(--text); font: 500 16px/1 system-ui, sans-serif; cursor: pointer;
}
b { color: var(--first); font-size: 1.25em; font-style: italic; font-weight: 800; letter-spacing: -0.02em; }
b span { color: var(--second); }
button:hover:enabled { filter: brightness(0.95); }
button:disabled { cursor: default; }
button:focus-visible { outline: 3px solid #0070ba; outline-offset: 2px; }
`;

/** PayPal's button, as far as a stand-in should look like it; no style of the page reaches it. */
export class ButtonView {
  readonly host: HTMLElement;
  readonly button = document.createElement('button');

  constructor(onClick: () => void) {
    const { host, root } = shadowWith(BUTTON_CSS);
    this.host = host;
    this.button.type = 'button';
    this.button.addEventListener('click', onClick);
    root.append(this.button);
  }

  show({ borderRadius, color = 'gold', height = 45, label = 'paypal', shape = 'rect' }: ButtonStyle = {}): void {
    const [least, most] = HEIGHTS;
    if (!(height >= least && height <= most)) {
      throw new Error(`Expected style.height to be between ${least}px and ${most}px - got ${height}px`);
    }
    const [background, text, first, second] = COLOURS[color] ?? COLOURS.gold;
    const radius = borderRadius === undefined ? RADII[shape] : `${borderRadius}px`;
    const variables = { background, text, first, second, radius, height: `${height}px` };
    for (const [name, value] of Object.entries(variables)) this.host.style.setProperty(`--${name}`, value);
    const [before, after] = LABELS[label] ?? ['', ''];
    const word = document.createElement('b');
    const pal = document.createElement('span');
    pal.textContent = 'Pal';
    word.append('Pay', pal);
    this.button.replaceChildren(before, word, after);
    this.button.setAttribute('aria-label', [before, 'PayPal', after].filter(Boolean).join(' '));
  }
}
