import { createHash } from 'node:crypto';
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

/** Inline elements that are allowed, by their text. */
export interface InlineText {
  scripts?: string[];
  styles?: string[];
}

/**
 * The Content-Security-Policy of pages. Their inline script and styles count by hash; style attributes stay allowed,
 * React and the primitives write them. Sources: Stripe's security guide. Live, PayPal's script writes style elements and
 * takes only a nonce instead, which pages that are cached cannot have.
 */
export function contentSecurityPolicy(config: Config, { scripts = [], styles = [] }: InlineText = {}): string {
  const { providerMode, production } = config;
  const google = config.analyticsId ? GOOGLE : { scripts: [], beacons: [] };
  const meta = config.pixelId ? META : null;
  const live = providerMode === 'live';
  const providers = live ? [...STRIPE.scripts, PAYPAL] : [];
  // Beside a hash 'unsafe-inline' would not count.
  const ownScripts = production ? scripts.map(hashOf) : ["'unsafe-inline'"];
  const ownStyles = live || !production ? ["'unsafe-inline'"] : [MODEL_VIEWER_STYLE, ...styles.map(hashOf)];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...ownScripts, ...providers, ...google.scripts, ...(meta ? [meta.script] : [])],
    'style-src': ["'self'", ...ownStyles],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      ...(live ? ['https://*.stripe.com', PAYPAL, 'https://*.paypalobjects.com'] : []),
      ...google.beacons,
      ...(meta ? [meta.beacon] : []),
    ],
    // A model's textures are read from blobs of its own file.
    'connect-src': [
      "'self'",
      'blob:',
      ...(live ? ['https://api.stripe.com', PAYPAL] : []),
      ...google.beacons,
      ...(meta ? [meta.beacon] : []),
      ...(production ? [] : ['ws:']),
    ],
    ...(live && { 'frame-src': ["'self'", ...STRIPE.frames, PAYPAL] }),
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
