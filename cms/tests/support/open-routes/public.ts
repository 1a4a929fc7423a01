/**
 * What answers whom, of all routes that the CMS registers; everything else is refused. A new line here is a decision.
 * Names are those of walk-routes: 'GET /path', and after it the content type where that decides.
 */

/** A visitor without a session. */
export const PUBLIC = [
  'DELETE /_health',
  'GET /_health',
  'PATCH /_health',
  'POST /_health',
  'PUT /_health',
  // Static files: the panel, media, the redirect to the panel.
  'GET /admin/:path*',
  'GET /uploads/(.*)',
  'GET /',
  'GET /((?!uploads/).+)',
  // The catalogue.
  'GET /api/products',
  'GET /api/products/price-range',
  'GET /api/products/version',
  'GET /api/products/:number',
  // A browser tells what its visitor looked at; only sums are kept.
  'POST /api/products/:number/counts',
  // The content beside it.
  'GET /api/site-settings',
  'GET /api/home-services',
  'GET /api/plans',
  'GET /api/team-members',
  'GET /api/portfolio-services',
  'GET /api/portfolio-items',
  'GET /api/website-examples',
  'GET /api/text-pages/:slug',
  // The forms.
  'POST /api/submit-consultation',
  'POST /api/inquiries/submit',
  'POST /api/inquiries/contact',
  'GET /api/bookings/slots',
  'POST /api/bookings',
  // Signing in, with its own checks and limits; registering is closed. The second comes with the first.
  'POST /api/auth/local',
  'GET /api/auth/:provider/callback',
  'GET /admin/init',
  'GET /admin/project-type',
  'POST /admin/login',
  'GET /admin/registration-info',
  'POST /admin/register',
  'POST /admin/forgot-password',
  'POST /admin/reset-password',
  // A script without data, for previews inside the panel.
  'GET /content-manager/preview/script',
];

/** An account of the site, besides: its own. */
export const CUSTOMER = ['GET /api/users/me', 'POST /api/auth/change-password', 'POST /api/auth/logout'];

/** A session of the panel whose role opens nothing, e.g. an Author's. */
export const UNPRIVILEGED = ['POST /admin/logout'];
