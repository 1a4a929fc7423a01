import type { Config } from './config';

const STRIPE = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://hooks.stripe.com', 'https://*.js.stripe.com'],
};
/** Its button: script, frames and calls. PayPal's support page on Content-Security-Policy. */
const PAYPAL = 'https://*.paypal.com';
/** Google's guide 'Use Tag Manager with a Content Security Policy'. */
const TAG_MANAGER = 'https://*.googletagmanager.com';
const GOOGLE = {
  scripts: [TAG_MANAGER],
  beacons: ['https://*.google-analytics.com', 'https://*.analytics.google.com', TAG_MANAGER],
};
const META = { script: 'https://connect.facebook.net', beacon: 'https://www.facebook.com' };

/** The style element that `@google/model-viewer` writes into its shadow root; a test compares it with the package. */
export const MODEL_VIEWER_STYLE = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='";

/**
 * The pages' Content-Security-Policy. Pages carry data blocks but no inline script or style element, so 'self' is
 * enough; style attributes stay allowed, React and the primitives write them. Sources: Stripe's security guide. Live,
 * PayPal's script writes style elements and takes only a nonce instead, which pages that are cached cannot have.
 */
export function contentSecurityPolicy(config: Config): Record<string, string[]> {
  const { providerMode, production } = config;
  const google = config.analyticsId ? GOOGLE : { scripts: [], beacons: [] };
  const meta = config.pixelId ? META : null;
  const live = providerMode === 'live';
  const dev = production ? [] : ["'unsafe-inline'"];
  return {
    defaultSrc: ["'self'"],
    scriptSrc: [
      "'self'",
      ...(live ? [...STRIPE.scripts, PAYPAL] : []),
      ...google.scripts,
      ...(meta ? [meta.script] : []),
      ...dev,
    ],
    // Beside a hash 'unsafe-inline' would not count.
    styleSrc: ["'self'", live || !production ? "'unsafe-inline'" : MODEL_VIEWER_STYLE],
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: [
      "'self'",
      'data:',
      'blob:',
      ...(live ? ['https://*.stripe.com', PAYPAL, 'https://*.paypalobjects.com'] : []),
      ...google.beacons,
      ...(meta ? [meta.beacon] : []),
    ],
    fontSrc: ["'self'"],
    mediaSrc: ["'self'"],
    // A model's textures are read from blobs of its own file.
    connectSrc: [
      "'self'",
      'blob:',
      ...(live ? ['https://api.stripe.com', PAYPAL] : []),
      ...google.beacons,
      ...(meta ? [meta.beacon] : []),
      ...(production ? [] : ['ws:']),
    ],
    frameSrc: ["'self'", ...(live ? [...STRIPE.frames, PAYPAL] : [])],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  };
}
