import { matchPath } from 'react-router-dom';
import { paths } from '../config/paths';
import type { PageContext, RouteModule } from './route-module';

export interface RouteEntry {
  /** react-router pattern. */
  path: string;
  /** Name of the file in `routes/`. */
  name: string;
  load(): Promise<RouteModule>;
  /** 'private' answers are never stored by a cache. */
  cache: 'public' | 'private';
  /** The address holds a secret: send no referrer. */
  secret?: true;
  /** Outside the common header and footer (S 2). */
  bare?: true;
}

/** Every screen (S 2). The last entry takes any other path. */
export const ROUTES: readonly RouteEntry[] = [
  { path: paths.home, name: 'home', load: () => import('./routes/home'), cache: 'public' },
  { path: paths.shop, name: 'shop', load: () => import('./routes/shop'), cache: 'public' },
  { path: paths.productPattern, name: 'product', load: () => import('./routes/product'), cache: 'public' },
  { path: paths.cart, name: 'cart', load: () => import('./routes/cart'), cache: 'private' },
  { path: paths.wishlist, name: 'wishlist', load: () => import('./routes/wishlist'), cache: 'private' },
  { path: paths.checkout, name: 'checkout', load: () => import('./routes/checkout'), cache: 'private' },
  {
    path: paths.paymentSuccess,
    name: 'payment-success',
    load: () => import('./routes/payment-success'),
    cache: 'private',
  },
  {
    path: paths.paymentFailure,
    name: 'payment-failure',
    load: () => import('./routes/payment-failure'),
    cache: 'private',
  },
  { path: paths.orderPattern, name: 'order', load: () => import('./routes/order'), cache: 'private', secret: true },
  {
    path: paths.accountOrders,
    name: 'account-orders',
    load: () => import('./routes/account-orders'),
    cache: 'private',
  },
  { path: paths.about, name: 'about', load: () => import('./routes/about'), cache: 'public' },
  { path: paths.websiteOffer, name: 'website-offer', load: () => import('./routes/website-offer'), cache: 'public' },
  {
    path: paths.yearlyPackages,
    name: 'yearly-packages',
    load: () => import('./routes/yearly-packages'),
    cache: 'public',
  },
  { path: paths.booking, name: 'booking', load: () => import('./routes/booking'), cache: 'public' },
  { path: paths.portfolio, name: 'portfolio', load: () => import('./routes/portfolio'), cache: 'public' },
  {
    path: paths.portfolioCategoryPattern,
    name: 'portfolio-category',
    load: () => import('./routes/portfolio-category'),
    cache: 'public',
  },
  { path: paths.contact, name: 'contact', load: () => import('./routes/contact'), cache: 'public' },
  { path: paths.help, name: 'help', load: () => import('./routes/help'), cache: 'public' },
  { path: paths.privacy, name: 'privacy', load: () => import('./routes/privacy'), cache: 'public' },
  { path: paths.terms, name: 'terms', load: () => import('./routes/terms'), cache: 'public' },
  { path: paths.licence, name: 'licence', load: () => import('./routes/licence'), cache: 'public' },
  { path: paths.admin, name: 'admin', load: () => import('./routes/admin'), cache: 'private', bare: true },
  {
    path: paths.previewEnded,
    name: 'preview-ended',
    load: () => import('./routes/preview-ended'),
    cache: 'private',
  },
  { path: '*', name: 'not-found', load: () => import('./routes/not-found'), cache: 'public' },
];

/** The entry that answers a path, and its parameters. */
export function matchRoute(pathname: string): { entry: RouteEntry; params: PageContext['params'] } {
  for (const entry of ROUTES) {
    const match = matchPath({ path: entry.path, end: true }, pathname);
    if (match) return { entry, params: match.params };
  }
  throw new Error('The route table ends with an entry for any path');
}
