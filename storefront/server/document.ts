import { fullTitle, metaTags } from '../src/app/document-meta';
import type { RenderedPage } from '../src/entry-server';
import type { ClientAssets } from './assets';
import type { Config } from './config';
import { contentSecurityPolicy } from './security-policy';

export interface PageDocument {
  html: string;
  /** The Content-Security-Policy that its inline elements need. */
  policy: string;
}

/** The address of a page's state, and the version of the content that it names. */
export interface StateElsewhere {
  state: string;
  version: string;
}

/**
 * Makes the whole HTML document around rendered pages.
 * @returns by the page and where its state is, its document; without that it carries the state itself
 */
export function createDocuments(
  config: Config,
  assets: () => ClientAssets,
): (page: RenderedPage, state: StateElsewhere | null) => PageDocument {
  return (page, state) => {
    const { inline } = assets();
    const styles = inline.styles(page.html);
    return {
      html: documentHtml(page, state, assets(), config, styles),
      policy: contentSecurityPolicy(config, { scripts: [inline.script], styles: [styles] }),
    };
  };
}

function documentHtml(
  page: RenderedPage,
  elsewhere: StateElsewhere | null,
  assets: ClientAssets,
  config: Config,
  styles: string,
): string {
  const { publicUrl, analyticsId, pixelId } = config;
  const { meta, site } = page;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(fullTitle(meta, site))}</title>`,
    imagePreload(page),
    ...assets.fonts.map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`),
    styles && `<style>${styles}</style>`,
    // At once, not when all is read: it keeps what a visitor does meanwhile.
    `<script type="module" async>${assets.inline.script}</script>`,
    assets.devHead,
    ...metaTags(meta, publicUrl, site).map(
      ({ attribute, key, value }) => `<meta ${attribute}="${key}" content="${escapeHtml(value)}">`,
    ),
    meta.canonical && `<link rel="canonical" href="${escapeHtml(new URL(meta.canonical, publicUrl).href)}">`,
    '<meta name="theme-color" content="#0f0f0d">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    ...(meta.jsonLd ?? []).map((data) => `<script type="application/ld+json">${json(data)}</script>`),
  ];
  const scripts = [assets.entry, ...assets.preloads(page.routeName)];
  const data = {
    ...(!elsewhere && { state: page.state }),
    app: { scripts, style: assets.stylesheet ?? undefined, ...elsewhere },
    ...((analyticsId || pixelId) && { tracking: { analyticsId, pixelId } }),
  };
  const blocks = Object.entries(data).map(
    ([id, value]) => `<script type="application/json" id="${id}">${json(value)}</script>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
<div id="root">${page.html.replace(PICTURE_PRELOADS, '')}</div>
${blocks.join('\n')}
</body>
</html>
`;
}

/** React's own, before its HTML: the first picture's is in the head, the others are found as soon. */
const PICTURE_PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

function imagePreload({ meta: { preloadImage: image } }: RenderedPage): string | undefined {
  if (!image) return undefined;
  const srcSet = image.srcSet ? ` imagesrcset="${escapeHtml(image.srcSet)}"` : '';
  const sizes = image.sizes ? ` imagesizes="${escapeHtml(image.sizes)}"` : '';
  return `<link rel="preload" as="image" href="${escapeHtml(image.src)}"${srcSet}${sizes} fetchpriority="high">`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** JSON that cannot end its script element. */
function json(data: unknown): string {
  return JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
