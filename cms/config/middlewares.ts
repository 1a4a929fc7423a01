import type { Core } from '@strapi/strapi';

export default ({ env }: Core.Config.Shared.ConfigParams) => [
  'global::measure-requests',
  'global::panel-door',
  'strapi::logger',
  'global::unlogged-previews',
  'strapi::errors',
  {
    name: 'strapi::security',
    config: {
      // One origin: the panel talks to nobody else. HSTS is the gateway's to send.
      contentSecurityPolicy: {
        directives: {
          'connect-src': ["'self'"],
          'img-src': ["'self'", 'data:', 'blob:'],
          'media-src': ["'self'", 'data:', 'blob:'],
          upgradeInsecureRequests: null,
        },
      },
      hsts: false,
    },
  },
  { name: 'strapi::cors', config: { origin: [env('PUBLIC_URL', 'http://localhost:3000')] } },
  // Only what says so (`ctx.compress`, by global::public-cache): files are compressed already, the panel is its gateway's.
  { name: 'strapi::compression', config: { filter: () => false } },
  'global::uploads-sandbox',
  'global::media-bucket',
  'global::catalogue-envelope',
  'global::privileged-sessions',
  'global::forms-envelope',
  'strapi::query',
  'strapi::body',
  'strapi::session',
  { name: 'strapi::favicon', config: { path: 'favicon.png' } },
  'strapi::public',
];
