import type { Appearance } from '../messages';

const THEMES: Record<string, Record<string, string>> = {
  stripe: {},
  flat: { borderColor: 'transparent', colorBackground: '#f1f1f1' },
  night: {
    colorPrimary: '#85d996',
    colorBackground: '#30313d',
    colorText: '#ffffff',
    colorTextSecondary: '#c4c6cc',
    colorDanger: '#fe87a1',
    borderColor: '#8a919e',
  },
};

const VARIABLES = [
  'borderRadius',
  'colorBackground',
  'colorDanger',
  'colorPrimary',
  'colorText',
  'colorTextSecondary',
  'fontFamily',
  'fontSizeBase',
  'spacingUnit',
];
/** Stripe's class names of the parts that are on this page, with states. */
const SELECTOR = /^\.(AccordionItem|Error|Input|Input--invalid|Label)(:[a-z-]+)*$/;
const HOLDS_NO_MARKUP = /^[^{};<]*$/;

const rules = new CSSStyleSheet();

/** Looks of the element as the shop wants them; through the CSSOM, as the content security policy asks. */
export function applyAppearance({ theme = 'stripe', variables = {}, rules: given = {} }: Appearance): void {
  const root = document.documentElement;
  const chosen = { ...THEMES[theme], ...variables };
  for (const name of [...VARIABLES, 'borderColor']) {
    const value = chosen[name];
    if (value === undefined) root.style.removeProperty(`--${name}`);
    else root.style.setProperty(`--${name}`, value);
  }
  rules.replaceSync(
    Object.entries(given)
      .filter(([selector]) => SELECTOR.test(selector))
      .map(([selector, declarations]) => `${selector} { ${declared(declarations)} }`)
      .join('\n'),
  );
  document.adoptedStyleSheets = [rules];
}

function declared(declarations: Record<string, string | number>): string {
  return Object.entries(declarations)
    .filter(([, value]) => HOLDS_NO_MARKUP.test(String(value)))
    .map(([property, value]) => `${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`)
    .join(' ');
}
