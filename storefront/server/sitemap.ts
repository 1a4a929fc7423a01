import type { ProductList } from '@kiln/contracts/catalog-api';
import { CONTENT_PATHS, type PortfolioItem } from '@kiln/contracts/content-api';
import { Hono } from 'hono';
import { paths } from '../src/config/paths';
import type { AppEnv } from './app';
import type { Config } from './config';
import type { ContentSource } from './content-source';
import { escapeHtml } from './document';

const PAGES = [
  paths.home,
  paths.shop,
  paths.portfolio,
  paths.yearlyPackages,
  paths.websiteOffer,
  paths.about,
  paths.booking,
  paths.contact,
  paths.help,
  paths.licence,
  paths.terms,
  paths.privacy,
];
const PRIVATE = [
  paths.admin,
  paths.cart,
  paths.checkout,
  paths.wishlist,
  '/orders/',
  '/account/',
  '/payment-',
  '/api/',
  '/state/',
];
const ALL_PRODUCTS = '/api/products?limit=1000';

/** `robots.txt` and `sitemap.xml`: every public page, every published product, every portfolio category with work. */
export function sitemap(config: Config, content: ContentSource): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/robots.txt', (c) => {
    const rules = PRIVATE.map((path) => `Disallow: ${path}`).join('\n');
    return c.text(`User-agent: *\n${rules}\n\nSitemap: ${config.publicUrl}/sitemap.xml\n`);
  });
  app.get('/sitemap.xml', async (c) => {
    const dataOf = async <Data>(key: string) => {
      const result = await content.fetchKey(key, { requestId: c.get('requestId') });
      return 'data' in result ? (result.data as Data) : undefined;
    };
    const [products = [], work = []] = await Promise.all([
      dataOf<ProductList>(ALL_PRODUCTS).then((list) => list?.products),
      dataOf<PortfolioItem[]>(CONTENT_PATHS.portfolioItems),
    ]);
    const categories = new Set(
      work.map(({ service, subService }) => paths.portfolioCategory(service.slug, subService.slug)),
    );
    const urls = [
      ...[...PAGES, ...categories].map((path) => url(config, path)),
      ...products.map(({ id, updatedAt }) => url(config, paths.product(id), updatedAt)),
    ];
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
    return c.body(xml, 200, { 'content-type': 'application/xml; charset=utf-8' });
  });
  return app;
}

function url(config: Config, path: string, modified?: string): string {
  const lastmod = modified ? `<lastmod>${escapeHtml(modified)}</lastmod>` : '';
  return `<url><loc>${escapeHtml(new URL(path, config.publicUrl).href)}</loc>${lastmod}</url>`;
}
