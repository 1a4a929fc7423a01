import type { StripeElementStyle } from '@stripe/stripe-js';

/** The page's tokens for the provider's frame, which cannot read them itself. */
export function cardStyle(): StripeElementStyle {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string, fallback: string) => tokens.getPropertyValue(`--${name}`).trim() || fallback;
  const danger = token('color-danger', 'currentcolor');
  return {
    base: {
      color: token('color-text', 'currentcolor'),
      iconColor: token('color-muted', 'currentcolor'),
      fontFamily: 'system-ui, sans-serif',
      fontSize: '17px',
      fontSmoothing: 'antialiased',
      lineHeight: '24px',
      '::placeholder': { color: token('color-muted', 'currentcolor') },
    },
    invalid: { color: danger, iconColor: danger },
  };
}
