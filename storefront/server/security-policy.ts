import type { Config } from './config';

const STRIPE = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://hooks.stripe.com', 'https://*.js.stripe.com'],
};
/** Its button: script, frames and calls. PayPal's support page on Content-Security-Policy. */
const PAYPAL = 'https://*.paypal.com';

/**
 * The pages' Content-Security-Policy. Pages carry data blocks but no inline script or style element, so 'self' is
 * enough; style attributes stay allowed, React and the primitives write them. Sources: Stripe's security guide. Live,
 * PayPal's script writes style elements and takes only a nonce instead, which pages that are cached cannot have.
 */
export function contentSecurityPolicy({ providerMode, production }: Config): Record<string, string[]> {
  const live = providerMode === 'live';
  const dev = production ? [] : ["'unsafe-inline'"];
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...(live ? [...STRIPE.scripts, PAYPAL] : []), ...dev],
    styleSrc: ["'self'", ...(live || !production ? ["'unsafe-inline'"] : [])],
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: [
      "'self'",
      'data:',
      'blob:',
      ...(live ? ['https://*.stripe.com', PAYPAL, 'https://*.paypalobjects.com'] : []),
    ],
    fontSrc: ["'self'"],
    mediaSrc: ["'self'"],
    connectSrc: ["'self'", ...(live ? ['https://api.stripe.com', PAYPAL] : []), ...(production ? [] : ['ws:'])],
    frameSrc: ["'self'", ...(live ? [...STRIPE.frames, PAYPAL] : [])],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  };
}
