import { fullTitle, metaTags } from '../src/app/document-meta';
import type { RenderedPage } from '../src/entry-server';
import type { ClientAssets } from './assets';
import type { Config } from './config';

/** The whole HTML document around a rendered page. */
export function documentHtml(
  page: RenderedPage,
  assets: ClientAssets,
  config: Pick<Config, 'publicUrl' | 'analyticsId' | 'pixelId'>,
): string {
  const { publicUrl, analyticsId, pixelId } = config;
  const { meta, site } = page;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(fullTitle(meta, site))}</title>`,
    ...metaTags(meta, publicUrl, site).map(
      ({ attribute, key, value }) => `<meta ${attribute}="${key}" content="${escapeHtml(value)}">`,
    ),
    meta.canonical && `<link rel="canonical" href="${escapeHtml(new URL(meta.canonical, publicUrl).href)}">`,
    '<meta name="theme-color" content="#0f0f0d">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    ...assets.fonts.map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`),
    imagePreload(page),
    ...assets.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...assets.preloads(page.routeName).map((file) => `<link rel="modulepreload" href="${file}">`),
    assets.devHead,
    `<script type="module" src="${assets.entry}"></script>`,
    ...(meta.jsonLd ?? []).map((data) => `<script type="application/ld+json">${json(data)}</script>`),
  ];
  const tracking =
    analyticsId || pixelId
      ? `\n<script type="application/json" id="tracking">${json({ analyticsId, pixelId })}</script>`
      : '';
  return `<!doctype html>
<html lang="en">
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
<div id="root">${page.html}</div>
<script type="application/json" id="state">${json(page.state)}</script>${tracking}
</body>
</html>
`;
}

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
