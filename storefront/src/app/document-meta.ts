import type { SiteSettings } from '@kiln/contracts/content-api';
import type { PageMeta } from './route-module';

/** 'Shop — Kiln'; the home page's title already names the studio. */
export function fullTitle(meta: PageMeta, site: SiteSettings): string {
  return meta.title.includes(site.name) ? meta.title : `${meta.title} — ${site.name}`;
}

/** The tags of a page in one list, for the server's HTML and for the browser's updates. */
export function metaTags(
  meta: PageMeta,
  origin: string,
  site: SiteSettings,
): { attribute: 'name' | 'property'; key: string; value: string }[] {
  const title = fullTitle(meta, site);
  const picture = meta.image ?? site.socialPicture?.url;
  const description = meta.description ?? site.description;
  const tags: ['name' | 'property', string, string | undefined][] = [
    ['name', 'description', description],
    ['name', 'robots', meta.robots],
    ['property', 'og:site_name', site.name],
    ['property', 'og:type', meta.type ?? 'website'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', meta.canonical && new URL(meta.canonical, origin).href],
    ['property', 'og:image', picture && new URL(picture, origin).href],
    ['name', 'twitter:card', picture ? 'summary_large_image' : 'summary'],
  ];
  return tags.flatMap(([attribute, key, value]) => (value ? [{ attribute, key, value }] : []));
}

/** Brings the document's head in line with a page shown without a reload. */
export function applyPageMeta(meta: PageMeta, origin: string, site: SiteSettings): void {
  document.title = fullTitle(meta, site);
  const wanted = metaTags(meta, origin, site);
  for (const { attribute, key, value } of wanted) {
    const tag = document.head.querySelector(`meta[${attribute}="${key}"]`) ?? document.createElement('meta');
    tag.setAttribute(attribute, key);
    tag.setAttribute('content', value);
    if (!tag.isConnected) document.head.append(tag);
  }
  if (!meta.robots) document.head.querySelector('meta[name="robots"]')?.remove();
  const canonical = document.head.querySelector('link[rel="canonical"]');
  if (canonical && meta.canonical) canonical.setAttribute('href', new URL(meta.canonical, origin).href);
}
