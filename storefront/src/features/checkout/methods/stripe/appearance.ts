import type { Appearance } from '@stripe/stripe-js';

/** The page's tokens for the provider's frames, which cannot read them themselves. */
export function appearance(): Appearance {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(`--color-${name}`).trim();
  const colours = {
    colorPrimary: token('action'),
    colorBackground: token('page'),
    colorText: token('text'),
    colorTextSecondary: token('muted'),
    colorTextPlaceholder: token('muted'),
    colorDanger: token('danger'),
  };
  return {
    theme: 'night',
    labels: 'above',
    variables: {
      // Without a stylesheet there are no tokens: the provider keeps its own.
      ...Object.fromEntries(Object.entries(colours).filter(([, colour]) => colour !== '')),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '0px',
      spacingUnit: '4px',
    },
  };
}
