import type { Config } from './config';

const STRIPE = { script: 'https://js.stripe.com', frames: ['https://js.stripe.com', 'https://hooks.stripe.com'] };

/**
 * The pages' Content-Security-Policy. Pages carry data blocks but no inline script or style element, so 'self' is
 * enough; style attributes stay allowed, React and the primitives write them. Sources: Stripe's security guide.
 */
export function contentSecurityPolicy({ providerMode, production }: Config): Record<string, string[]> {
  const live = providerMode === 'live';
  const dev = production ? [] : ["'unsafe-inline'"];
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...(live ? [STRIPE.script] : []), ...dev],
    styleSrc: ["'self'", ...dev],
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...(live ? ['https://*.stripe.com'] : [])],
    fontSrc: ["'self'"],
    mediaSrc: ["'self'"],
    connectSrc: ["'self'", ...(live ? ['https://api.stripe.com'] : []), ...(production ? [] : ['ws:'])],
    frameSrc: ["'self'", ...(live ? STRIPE.frames : [])],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  };
}
